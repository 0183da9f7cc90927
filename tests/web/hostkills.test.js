// Hosts and phones are killed at random times: at the end, all have the same journal, which contains everything that
// was shown.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { PATIENCE, scene, sound } from "./person.js";
import { guest, host, session } from "./sharing.js";

/** How many hosts and how many phones are killed. */
const kills = Number(process.env.COURTYARD_KILLS ?? 3);

/** The phases of a turn by the control that ends each. */
const WAYS_ON = ["Reinforcements →", "Command →", "Duel →", "End turn"];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How far a game is in this phase of this turn: a later moment is a larger number. */
const moment = (turn, phase) => (turn - 1) * WAYS_ON.length + phase;

/** How far the game is that a phone shows, where it shows the table, and otherwise -1. */
function shown({ lines, controls }) {
  const turn = Number(/^Turn (\d+) · /.exec(lines.find((line) => line.startsWith("Turn ")) ?? "")?.[1]);
  const phase = WAYS_ON.findIndex((way) => controls.some(({ name }) => name === way));
  return turn && phase >= 0 ? moment(turn, phase) : -1;
}

/** How far the game of this journal is. A turn can end in any of its phases. */
function reached(journal) {
  const [, ...entries] = journal.toString().split("\n").slice(0, -1);
  let [turn, phase] = [1, 0];
  for (const { do: { type } } of entries.map((line) => JSON.parse(line))) {
    if (type === "end-turn") [turn, phase] = [turn + 1, 0];
    else if (type === "next-phase") phase += 1;
  }
  return moment(turn, phase);
}

/** A phone whose player taps whenever there is something to tap, until it is killed or is to rest. */
class Phone {
  constructor(scene, url, who) {
    Object.assign(this, { scene, url, who, known: -1, rests: false });
  }

  async open() {
    this.person = await guest(this.scene, this.url, this.who);
    this.playing = this.play(this.person);
  }

  async play(person) {
    while (!this.rests && this.person === person) {
      try {
        const content = await person.content();
        this.known = Math.max(this.known, shown(content));
        // A phone that was killed before it had a place chooses its player again.
        const way = [...WAYS_ON, this.who].find((way) => content.controls.some(({ name }) => name === way));
        if (way !== undefined) await person.control(way).dispatchEvent("click", undefined, { timeout: 1000 });
      } catch {
        // It was killed, or the control is gone.
      }
      await pause(30);
    }
  }

  /** Opens its page, again and again while there is no host. */
  async insist({ page }) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        await page.goto("about:blank");
        await page.goto(this.url);
        await page.waitForSelector("#start", { state: "hidden", timeout: PATIENCE / 4 });
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  /** Kills it in this way, and opens it anew. */
  async die(way) {
    const { person } = this;
    const { context, page } = person;
    if (way === "reload") {
      await this.insist(person);
      return;
    }
    const key = await page.evaluate(() => sessionStorage.getItem("courtyard-guest"));
    this.person = undefined;
    if (way === "crash") {
      const dead = new Promise((resolve) => page.once("crash", resolve));
      const session = await context.newCDPSession(page);
      // The process that could answer is gone.
      session.send("Page.crash").catch(() => {});
      await dead;
    }
    await page.close();
    await this.playing;
    const again = await this.scene.beside(context);
    // A browser that reopens its pages restores their storage.
    await again.page.addInitScript((key) => {
      if (key !== null && location.protocol === "http:") sessionStorage.setItem("courtyard-guest", key);
    }, key);
    await this.insist(again);
    this.person = again;
    this.playing = this.play(again);
  }
}

scene("hosts and phones are killed at any moment, and nothing that was shown is lost", async (scene) => {
  const table = await session(scene);
  let shared = await host(scene, table);
  const { url } = shared;
  const phones = ["Ana", "Ben", "Watch"].map((who) => new Phone(scene, url, who));
  await Promise.all(phones.map((phone) => phone.open()));
  const known = () => Math.max(...phones.map((phone) => phone.known));
  const written = async () => reached(await readFile(table.journal));
  const insist = async () => {
    const seen = known();
    const there = await written();
    assert.ok(there >= seen, `moment ${seen} was shown, and ${there} is written`);
  };

  const killHosts = async () => {
    for (let left = kills; left > 0; left--) {
      await pause(Math.random() * 1500);
      await shared.kill();
      await insist();
      shared = await host(scene, table);
      assert.equal(shared.url, url);
    }
  };
  const killPhones = async () => {
    for (let count = 0; count < kills; count++) {
      await pause(Math.random() * 500);
      await phones[count % phones.length].die(["crash", "reload", "crash", "close"][count % 4]);
      await insist();
    }
  };
  await Promise.all([killHosts(), killPhones()]);

  // The game continues after all kills.
  const before = Math.max(await written(), kills);
  for (const end = Date.now() + PATIENCE; (await written()) <= before; await pause(100)) {
    assert.ok(Date.now() < end, `no player can continue after moment ${before}`);
  }

  // At the end, all phones reach the written state.
  for (const phone of phones) phone.rests = true;
  await Promise.all(phones.map((phone) => phone.playing));
  for (const { person } of phones) {
    await person.misses("Connection lost.");
    await person.misses("Waiting for the host");
  }
  for (let [before, now] = [-1, await written()]; now !== before; [before, now] = [now, await written()]) await pause(2000);
  await insist();
  const kept = await readFile(table.journal);
  const entries = await sound(kept);
  for (const { person, who } of phones) {
    for (const end = Date.now() + PATIENCE; ; ) {
      const { content } = await person.downloads(async () => {
        await person.tap("Menu");
        await person.tap("Export the journal");
      });
      const count = content.toString().split("\n").length - 2;
      const about = `the phone of ${who} has ${count} steps: ${entries.length} are written`;
      // The end of the journal may still be on its way, but its content never differs.
      assert.ok(kept.subarray(0, content.length).equals(content), `other steps: ${about}`);
      if (content.length === kept.length) break;
      assert.ok(Date.now() < end, about);
    }
  }
  console.log(`${kills} hosts and ${kills} phones killed, ${entries.length} entries, seen on a phone up to moment ${known()}`);
  await shared.quit();
});
