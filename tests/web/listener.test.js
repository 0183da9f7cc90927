// A user who sees nothing: presses keys, and knows only what has the focus and what is announced.

import assert from "node:assert/strict";

import { scene } from "./person.js";

/** The most controls between one that has the focus and the next that is wanted. */
const CONTROLS = 90;

/** Presses a key, and insists that these words are announced. */
async function hears(ana, key, ...expected) {
  const before = (await ana.heard()).split("\n");
  await ana.page.keyboard.press(key);
  await ana.settle();
  const news = (await ana.heard()).split("\n").filter((line) => !before.includes(line));
  for (const words of expected) {
    assert.ok(news.some((line) => line.includes(words)), `${key}: “${words}” is not in ${JSON.stringify(news)}`);
  }
}

/** The name of the control that has the focus. */
const focused = async (ana) => ana.page.evaluate(nameOf, await ana.page.evaluate(focus));

/** Moves on to a control by Tab and presses it, and insists that these words are announced. */
async function chooses(ana, name, ...expected) {
  for (let tabs = 0; (await focused(ana)) !== name; tabs++) {
    assert.ok(tabs < CONTROLS, `Tab does not lead to ${name} but to ${await focused(ana)}`);
    const before = await ana.page.evaluate(focus);
    await ana.page.keyboard.press("Tab");
    await ana.page.waitForFunction(isElsewhere, before);
  }
  await hears(ana, "Enter", ...expected);
}

scene("a first turn is played by keys and announcements alone", async (scene) => {
  const ana = await scene.person();
  await chooses(ana, "New game", "New game");
  await chooses(ana, "Who begins?", "Who begins?");
  await chooses(ana, "Player 1 takes the first turn", "Player 1 takes the first turn.");
  await chooses(ana, "Pick the nobles", "Player 1 picks: 0 of 3");
  await chooses(ana, "K♥", "Player 1 has K♥.");
  for (const noble of ["Q♠", "J♣", "K♦", "Q♥", "J♥"]) await chooses(ana, noble, noble);
  await chooses(ana, "Begin the game", "Player 1, choose an action, or continue.");
  // A refused key says why, and a sheet what it asks.
  await hears(ana, "m", "has a weapon");
  await hears(ana, "s", "Tap three cards of one suit.");
  assert.equal(await focused(ana), "A♠");
  await hears(ana, "Escape", "Player 1, choose an action");
  await chooses(ana, "Reinforcements →", "reinforcements phase");
  await hears(ana, "Backspace", "Undone: Player 1 goes on to the reinforcements phase");
  await hears(ana, "n", "reinforcements phase");
  await hears(ana, "n", "command phase");
  await hears(ana, "n", "tap the noble that attacks");
  await chooses(ana, "Attack with Q♠", "tap the noble that Q♠ challenges");
  await chooses(ana, "Challenge J♥", "Q♠ challenges", "Player 1 rolls", "Player 2 rolls");
  await hears(ana, "4", "Player 1 rolls 4");
  await hears(ana, "3", "Player 2 rolls 3", "play one card or none");
  await hears(ana, "x", "Player 2, play up to two cards");
  await hears(ana, "x", "wins the duel");
  assert.equal(await focused(ana), "Back to the table");
  await hears(ana, "Enter", "Player 1, end the turn.");
  await hears(ana, "e", "Player 2");
});

// The following functions run in the page. The canvas names the control that has the focus even while a field is edited;
// the browser's own focus is then on an element beside the canvas.

/** The id of the control that has the focus. */
function focus() {
  return document.querySelector("canvas").getAttribute("aria-activedescendant");
}

/** Whether another control has the focus than this one. */
function isElsewhere(before) {
  return document.querySelector("canvas").getAttribute("aria-activedescendant") !== before;
}

/** The name of the control with this id. */
function nameOf(id) {
  return document.getElementById(id)?.ariaLabel;
}
