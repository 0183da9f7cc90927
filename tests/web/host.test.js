// One table, several phones: a host of this computer, and the browsers that its invitation opens.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { pageFolder, targetFolder } from "./browser.js";
import { scene, sound } from "./person.js";

const program = process.env.COURTYARD_BIN ?? join(targetFolder(), "debug", "courtyard");

const SET_UP = { do: { type: "setup", first: 0, nobles: [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]] } };
const DUELING_NOBLES = ["--edition", "catsatcards"];
const HEARTS_SET_UP = { do: { type: "setup", first: 0 } };
const NOBLE_HEARTS = ["--game", "noble-hearts"];

/** The network namespace that the host is in, where `packaging/measure/network.sh` has made a bad network to it. */
const [namespace] = process.env.COURTYARD_NETWORK?.split(" ") ?? [];

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

/** A session of Ana and Ben that is set up: its data folder and its journal. */
async function session(scene, game = DUELING_NOBLES, setUp = SET_UP) {
  const folder = await scene.folder();
  const begin = ["play", "--new", ...game, "--players", "Ana", "Ben", "--data-dir", folder];
  const { child, ended, found } = await run(begin, `${JSON.stringify(setUp)}\n`, /"journal":"([^"]+)"/);
  child.stdin.end();
  await ended;
  return { folder, journal: found[1] };
}

/** Shares the session with the browsers of this computer, or with those at the other end of the bad network. */
async function host(scene, { folder, journal }) {
  const args = ["host", journal, "--page", pageFolder(), "--data-dir", folder];
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

/** A phone that the invitation opens, and who its owner is. */
async function guest(scene, url, who, options) {
  const person = await scene.visitor(options);
  await person.open(url);
  await person.sees("Who are you?");
  await person.tapOn(who);
  return person;
}

const television = { viewport: { width: 1280, height: 800 }, isMobile: false };

scene("two phones and a television play at one table, through a reload and a killed host", async (scene) => {
  const table = await session(scene);
  let shared = await host(scene, table);
  const { url } = shared;
  const [ana, ben, screen] = await Promise.all([
    guest(scene, url, "Ana"),
    guest(scene, url, "Ben"),
    guest(scene, url, "Television", television),
  ]);
  await ana.sees("Your turn");
  await ben.sees("Ana to act");
  assert.ok(!(await ben.has("Reinforcements →")), await ben.words());
  await ana.tap("Reinforcements →", "Command →");
  await ben.sees("Ana goes on to the command phase");
  await screen.sees("Ana goes on to the command phase");

  // A page that is loaded anew is at its place, without being asked who it is.
  await Promise.all([ben.reload(), screen.reload()]);
  await ben.sees("Ana to act");
  await screen.sees("Ana goes on to the command phase");
  assert.ok(!(await screen.has("Menu")));

  // While the host is gone nothing is recorded, and that is said; with the session comes the same invitation.
  await shared.kill();
  await Promise.all([ana, ben, screen].map((person) => person.sees("Connection lost.")));
  await ana.tap("Duel →");
  shared = await host(scene, table);
  assert.equal(shared.url, url);
  await Promise.all([ana, ben, screen].map((person) => person.misses("Connection lost.")));
  await ana.tap("Duel →", "Attack with Q♠", "Challenge J♥");
  await ben.sees("Your turn");
  await screen.sees("Ana");

  // Both roll; each sees what the other does.
  await ana.tap("Ana rolls 4");
  await ben.sees("Ana rolls 4");
  await ben.tap("Ben rolls 6");
  await ana.sees("Ben rolls 6");

  const told = await ben.downloads(async () => {
    await ben.tap("Menu");
    await ben.tap("Export the journal");
  });
  const kept = await readFile(table.journal);
  assert.deepEqual(told.content, kept);
  assert.deepEqual(
    (await sound(kept)).map((entry) => entry.do.type),
    ["setup", "next-phase", "next-phase", "next-phase", "challenge", "roll", "roll"],
  );
  await shared.quit();
  await Promise.all([ana, ben, screen].map((person) => person.sees("The host has ended it.")));
});

scene("two players play a whole game before two who look on, and all have the host's journal", async (scene) => {
  const table = await session(scene, NOBLE_HEARTS, HEARTS_SET_UP);
  const shared = await host(scene, table);
  const [ana, ben, onlooker, screen] = await Promise.all([
    guest(scene, shared.url, "Ana"),
    guest(scene, shared.url, "Ben"),
    guest(scene, shared.url, "Just looking"),
    guest(scene, shared.url, "Television", television),
  ]);
  const all = [ana, ben, onlooker, screen];
  const everybodySees = (words) => Promise.all(all.map((person) => person.sees(words)));

  await ana.sees("Your turn");
  await ana.tap("Attack", "Fight: 7", "Area 1", "Redraw: 2");
  await ben.sees("Your turn");
  await ben.tap("Block", "Fight: 9", "Redraw: 1");
  await everybodySees("Ben keeps the initiative");
  await ben.tap("Attack", "Fight: 5", "Area 3", "Redraw: 0");
  await ana.tap("Ana is hit");
  await everybodySees("Ben has won");

  const kept = await readFile(table.journal);
  for (const person of [ana, ben, onlooker]) {
    const told = await person.downloads(() => person.tap("Export the journal"));
    assert.deepEqual(told.content, kept);
  }
  assert.deepEqual(
    (await sound(kept)).map((entry) => entry.do.type),
    ["setup", "attack", "block", "attack", "hit"],
  );
  await shared.quit();
  await everybodySees("The host has ended it.");
});

scene("whoever has no invitation is told nothing", async (scene) => {
  const { url } = await host(scene, await session(scene));
  const stranger = await scene.visitor();
  await stranger.open(url.replace(/=.*/, `=${"A".repeat(22)}`));
  await stranger.sees("This invitation is no longer valid.");
  assert.ok(!(await stranger.words()).includes("Ben"));
});

