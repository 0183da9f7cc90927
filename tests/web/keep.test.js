// Every step that is shown is saved, even if the browser is killed; if saving fails, a message says so.

import assert from "node:assert/strict";

import { begin, challenge, scene, sound } from "./person.js";

/** Run in the page: as long as `slow` is set, no transaction that writes comes to its end. */
function makeSlow() {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const made = transaction.apply(this, args);
    const busy = () => {
      if (window.slow) made.objectStore(made.objectStoreNames[0]).count().onsuccess = busy;
    };
    if (made.mode === "readwrite") busy();
    return made;
  };
}

const set = ({ page }, slow) => page.evaluate((slow) => (window.slow = slow), slow);

/** Sets how much the browser lets the app keep, in bytes; as much as usual where nothing is named. */
async function quota({ context, page, url }) {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(url);
  return (quotaSize) => session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
}

const steps = async (person) => (await sound((await person.journal()).content)).length;

scene("every step that was shown is there after the browser was killed", async (scene) => {
  const [folder, server] = [await scene.folder(), await scene.served()];
  let { person: ana, kill } = await scene.owner(folder);
  await ana.open(server.url);
  await begin(ana);
  for (const [tap, shown] of [
    ["Reinforcements →", "Command →"],
    ["Command →", "Duel →"],
    ["Duel →", "Attack with Q♠"],
    ["Undo: Ana goes on to the duel phase", "Duel →"],
  ]) {
    await ana.touch(await ana.reach(ana.control(tap), tap));
    await ana.control(shown).waitFor({ state: "attached" });
    await kill();
    ({ person: ana, kill } = await scene.owner(folder));
    await ana.open(server.url);
    await ana.finds(shown);
    assert.ok(!(await ana.has(tap)), await ana.words());
  }
  assert.equal(await steps(ana), 5);
});

/** How often the browser is killed in the middle of a step. */
const kills = Number(process.env.COURTYARD_KILLS ?? 4);

scene("a browser that is killed in the middle of a step has it or has it not", async (scene) => {
  const [folder, server] = [await scene.folder(), await scene.served()];
  let { person: ana, kill } = await scene.owner(folder);
  await ana.open(server.url);
  await begin(ana);
  let known = 1;
  let seen = 0;
  for (let run = 0; run < kills; run++) {
    const wait = [0, 10, 30, 60, 100, 5, 20, 45, 80, 150][run % 10];
    const labels = ["Reinforcements →", "Undo: Ana goes on to the reinforcements phase"];
    const [tap, next] = known % 2 === 1 ? labels : labels.reverse();
    const place = await ana.reach(ana.control(tap), tap);
    const touched = ana.touch(place).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, wait));
    // In every second run, the test checks first whether the step was shown: then it must be saved.
    const shown = run % 2 === 1 && (await ana.has(next).catch(() => false));
    await kill();
    await touched;
    ({ person: ana, kill } = await scene.owner(folder));
    await ana.open(server.url);
    const now = await steps(ana);
    assert.ok(now === known || now === known + 1, `${known} steps before, ${now} after ${wait} ms`);
    assert.ok(!shown || now === known + 1, `a step was shown after ${wait} ms, and is gone`);
    seen += shown ? 1 : 0;
    known = now;
    await ana.finds(known % 2 === 1 ? "Reinforcements →" : "Command →");
  }
  console.log(`${kills} browsers killed, ${seen} of them after the step was shown`);
});

scene("nothing is shown before it lasts, and what is tapped on a picture that stands still is not done", async (scene) => {
  const ana = await scene.visitor();
  await ana.page.addInitScript(makeSlow);
  await ana.open((await scene.served()).url);
  await begin(ana);
  await ana.tap("Menu", "Players and corrections");
  const used = "Ana has used ♠";
  const place = await ana.reach(ana.control(used));
  const before = await ana.words();
  await set(ana, true);
  for (let taps = 0; taps < 2; taps++) {
    await ana.touch(place);
    await ana.stall();
  }
  assert.equal(await ana.words(), before);
  await set(ana, false);
  const is = async (value) => {
    const shows = ({ name, checked }) => name === used && checked === value;
    await ana.until(({ controls }) => controls.some(shows), `${used}: ${value}`);
    await ana.settle();
  };
  await is("true");
  await ana.tap(used);
  await is("false");
  const entries = await sound((await ana.journal()).content);
  assert.deepEqual(
    entries.slice(1).map((entry) => entry.do.used),
    [true, false],
  );
});

scene("a storage that is really full is named, and what waits is written once there is room", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const allow = await quota(ana);
  await allow(1);
  // Browsers compute the used storage only occasionally.
  let all = await steps(ana);
  const isFull = async () => (await ana.content()).lines.some((line) => line.includes("One step is waiting to be saved"));
  for (; !(await isFull()); all++) {
    assert.ok(all < 200, "the storage takes everything");
    await ana.tap(all % 2 === 1 ? "Reinforcements →" : "Undo: Ana goes on to the reinforcements phase");
  }
  assert.equal(await steps(ana), all - 1);
  await allow();
  await ana.misses("Not saved");
  assert.equal(await steps(ana), all);
});
