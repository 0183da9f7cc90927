// A host on this computer, and the browsers that its invitation opens.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

import { pageFolder, targetFolder } from "./browser.js";

const program = process.env.COURTYARD_BIN ?? join(targetFolder(), "debug", "courtyard");

/** How Ana and Ben begin. */
const SET_UP = { do: { type: "setup", first: 0, nobles: [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]] } };
const DUELING_NOBLES = ["--edition", "catsatcards"];
export const HEARTS_SET_UP = { do: { type: "setup", first: 0 } };
export const NOBLE_HEARTS = ["--game", "noble-hearts"];

/** The network namespace that the host is in, where `packaging/measure/network.sh` has made a bad network to it. */
const [namespace, wire] = process.env.COURTYARD_NETWORK?.split(" ") ?? [];

/** Runs the command with this on its input, and tells what it says first that matches. */
async function run(args, typed, wanted, [command, ...before] = [program]) {
  const child = spawn(command, [...before, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin.write(typed);
  let said = "";
  const found = await new Promise((resolve, reject) => {
    child.stdout.on("data", (data) => {
      said += data;
      const found = wanted.exec(said);
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error(`${args.join(" ")} ended: ${said}`)));
  });
  return { child, ended, found };
}

/** An unused port: while a host is killed, another one must not take its port. */
async function freePort() {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A session of Ana and Ben that is set up: its data folder, its journal, and the port that it is shared at. */
export async function session(scene, game = DUELING_NOBLES, setUp = SET_UP) {
  const folder = await scene.folder();
  const begin = ["play", "--new", ...game, "--players", "Ana", "Ben", "--data-dir", folder];
  const { child, ended, found } = await run(begin, `${JSON.stringify(setUp)}\n`, /"journal":"([^"]+)"/);
  child.stdin.end();
  await ended;
  return { folder, journal: found[1], port: await freePort() };
}

/** Shares the session with the browsers of this computer, or with those at the other end of the bad network. */
export async function host(scene, { folder, journal, port }) {
  const args = ["host", journal, "--page", pageFolder(), "--data-dir", folder, "--port", String(port)];
  if (!namespace) args.push("--local");
  const command = namespace && ["ip", "netns", "exec", namespace, program];
  const { child, ended, found } = await run(args, "", /http:\S+/, command);
  const end = async (how) => {
    how();
    await ended;
  };
  const kill = () => end(() => child.kill("SIGKILL"));
  scene.after(kill);
  return { url: found[0], kill, quit: () => end(() => child.stdin.write("quit\n")) };
}

/** Cuts the cable to the host for so long, where there is one that can be cut. */
export async function cut(milliseconds) {
  if (!wire) return false;
  process.kill(Number(wire), "SIGUSR1");
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  process.kill(Number(wire), "SIGUSR1");
  return true;
}

/** A phone that the invitation opens, and who its owner is. */
export async function guest(scene, url, who, options) {
  const person = await scene.visitor(options);
  await person.open(url);
  await person.sees("Who are you?");
  await person.tapOn(who);
  return person;
}

/** The size of a television, which is not touched. */
export const television = { viewport: { width: 1280, height: 800 }, isMobile: false };
