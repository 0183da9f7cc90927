// The other games of the house, each from the first tap to its end.

import assert from "node:assert/strict";

import { scene, sound } from "./person.js";

/** Begins a game between two whose names nobody has written. */
async function begin(person, game) {
  await person.tap("New game", game, "Who begins?", "Player 1 begins");
}

/** The kinds of the actions that the browser has kept, in a journal that is sound. */
async function kinds(person) {
  const entries = await sound((await person.journal()).content);
  return entries.map((entry) => entry.do?.type);
}

scene("Duel is played to its end: a battle counts cards from a draw pile", async (scene) => {
  const person = await scene.person();
  await begin(person, "Duel");
  await person.tap("Play a Warlord", "End the turn", "Go on");
  await person.tap("Attack without Warlord", "No defence", "Player 2 adds none", "Player 2, Army: 10");
  await person.sees("Player 2 is stronger, 10 to 0");
  await person.tap("No Ace: 5 cards move");
  await person.reload();
  await person.tapOn("Player 1: 41 in the draw pile");
  await person.sees("41 in the draw pile");
  await person.tap("Back", "Menu", "Give up", "Player 1 gives up");
  await person.sees("Player 2 has won");
  const done = ["setup", "warlord", "end-turn", "next-phase", "attack", "defend", "support", "reveal", "resolve"];
  assert.deepEqual(await kinds(person), [...done, "concede"]);
});

scene("Noble Hearts is played to its end: an attack is blocked, the next one hits", async (scene) => {
  const person = await scene.person();
  await begin(person, "Noble Hearts");
  await person.tap("Attack", "Fight: 7", "Area 1", "Redraw: 2");
  await person.tap("Block", "Fight: 9", "Redraw: 1");
  await person.sees("Player 2 has kept the initiative");
  await person.tap("Attack", "Fight: 5", "Area 3", "Redraw: 0", "Player 1 is hit");
  await person.sees("Player 2 has won");
  assert.deepEqual(await kinds(person), ["setup", "attack", "block", "attack", "hit"]);
});

scene("Six play Duel: a battle, an Ace of somebody else, and one after the other gives up", async (scene) => {
  const person = await scene.person();
  await person.tap("New game", "Duel");
  console.log(await person.told());
});
