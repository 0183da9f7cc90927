// Two pages of one browser: one writes the session, and the other watches.

import assert from "node:assert/strict";

import { begin, challenge, scene, sound } from "./person.js";

/** A spectator of the game that is open in another page. */
async function lookOn(scene, ana) {
  const ben = await scene.beside(ana.context);
  await ben.open(ana.url);
  await ben.sees("The last game is open in another tab.");
  await ben.tapOn("Continue: Ana and Ben");
  await ben.sees("This game is open in another tab. You can watch it here");
  return ben;
}

const journals = async (person) => [...(await person.files())].filter(([path]) => path.endsWith(".courtyard"));

scene("a second page looks on, follows, and takes over when the first is closed", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const ben = await lookOn(scene, ana);
  assert.ok(!(await ben.has("Reinforcements →")));
  await challenge(ana);
  await ana.tap("Ana rolls 4");
  await ben.sees("Ana rolls 4");
  assert.ok(!(await ben.has("Ben rolls 6")));
  await ana.page.close();
  await ben.sees("This game is no longer open in the other tab.");
  await ben.tap("Take over", "Ben rolls 6", "Ana plays no card");
  const { content } = await ben.journal();
  assert.equal((await sound(content)).length, 8);
});

scene("a page that breaks down lets go of its session", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const ben = await lookOn(scene, ana);
  const crashed = ana.page.waitForEvent("crash");
  const session = await ana.context.newCDPSession(ana.page);
  session.send("Page.crash").catch(() => {});
  await crashed;
  await ben.sees("This game is no longer open in the other tab.");
  await ben.tap("Take over", "Reinforcements →");
  await sound((await ben.journal()).content);
});

scene("two pages write two sessions", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const cleo = await scene.beside(ana.context);
  await cleo.open(ana.url);
  await begin(cleo, ["Cleo", "Dan"]);
  for (const tap of ["Reinforcements →", "Command →", "Duel →"]) await Promise.all([ana.tap(tap), cleo.tap(tap)]);
  const all = await journals(ana);
  assert.equal(all.length, 2);
  for (const [, content] of all) assert.equal((await sound(content)).length, 4);
});

scene("of two pages that open at once one has the game", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  await ana.page.close();
  const two = [await scene.beside(ana.context), await scene.beside(ana.context)];
  await Promise.all(two.map((person) => person.open(ana.url)));
  const has = () => Promise.all(two.map((person) => person.has("Reinforcements →")));
  const one = (await has()).indexOf(true);
  assert.equal((await has()).filter(Boolean).length, 1, "one and not both");
  const [there, other] = [two[one], two[1 - one]];
  await other.tapOn("Continue: Ana and Ben");
  await other.sees("You can watch it here");
  await there.tap("Reinforcements →", "Command →");
  await other.sees("Ana goes on to the command phase");
  await sound((await there.journal()).content);
});
