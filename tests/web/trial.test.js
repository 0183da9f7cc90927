// House rules tried by bots, which play in a worker.

import assert from "node:assert/strict";

import { scene } from "./person.js";

/** Number of the page's workers. */
const workers = ({ page }) => page.workers().length;

/** Waits until the page has this number of workers: the browser reports their beginning and end a little later. */
async function have(person, count) {
  while (workers(person) < count) await person.page.waitForEvent("worker");
  while (workers(person) > count) await person.page.workers()[0].waitForEvent("close");
  assert.equal(workers(person), count);
}

scene("bots try the chosen rules beside the page, stop at once and go on", async (scene) => {
  const person = await scene.person();
  await person.tap("New game", "House rules", "more: Gold per sale");
  const before = workers(person);
  await person.tap("Try these rules");
  await have(person, before + 1);
  await person.sees("with your rules", "games played so far");
  // The page answers while they play.
  await person.tap("less: Gold per sale", "more: Gold per sale", "Try these rules");
  await person.sees("Turns per game: ");
  await have(person, before + 1);
  await person.tap("Stop the bots");
  await have(person, before);
  const stopped = await person.words();
  await person.page.waitForTimeout(1500);
  assert.equal(await person.words(), stopped);

  await person.tap("Continue the bots");
  await person.until(({ text }) => text !== stopped && text.includes("Stop the bots"), "further game");
  await person.tap("Look back at a typical game", "Stop looking back");
  await person.tap("more: Gold per sale");
  await have(person, before);
  await person.finds("Try these rules");
  assert.deepEqual(person.said, []);
});

scene("bots of Duel are tried as well", async (scene) => {
  const person = await scene.person();
  await person.tap("New game", "Duel", "House rules", "Try these rules");
  await person.sees("The starter wins");
  await person.tap("Noble Hearts", "House rules");
  assert.ok(!(await person.has("Try these rules")));
});
