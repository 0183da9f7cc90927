// The other games, each from the first tap to its end.

import assert from "node:assert/strict";

import { scene, sound } from "./person.js";

/** Begins a game between two players without names. */
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
  await person.tap("Play a Warlord", "End turn");
  await person.tap("Attack without Warlord", "No defence", "Player 2 adds none", "Player 2, Army: 10");
  await person.sees("Player 2 is stronger, 10 to 0");
  await person.tap("No Ace: 5 cards move");
  await person.reload();
  await person.tapOn("Player 1: 41 in the draw pile");
  await person.sees("41 in the draw pile");
  await person.tap("Menu", "Concede", "Player 1 concedes");
  await person.sees("Player 2 has won");
  const done = ["setup", "warlord", "end-turn", "next-phase", "attack", "defend", "support", "reveal", "resolve"];
  assert.deepEqual(await kinds(person), [...done, "concede"]);
});

scene("Noble Hearts is played to its end: an attack is blocked, the next one hits", async (scene) => {
  const person = await scene.person();
  await begin(person, "Noble Hearts");
  await person.tap("Attack", "Fight: 7", "Area 1", "Redraw: 2");
  await person.tap("Block", "Fight: 9", "Redraw: 1");
  await person.sees("Player 2 keeps the initiative");
  await person.tap("Attack", "Fight: 5", "Area 3", "Redraw: 0", "Player 1 is hit: Player 2 wins");
  await person.sees("Player 2 has won");
  assert.deepEqual(await kinds(person), ["setup", "attack", "block", "attack", "hit"]);
});

for (const players of [3, 6]) {
  scene(`${players} play Duel: a battle, an Ace of another player, and all but one concede`, async (scene) => {
    const person = await scene.person();
    const last = `Player ${players}`;
    await person.tap("New game", "Duel");
    for (let seats = 2; seats < players; seats += 1) await person.tap("more: Players");
    await person.tap("Who begins?", "Player 1 begins", "Play a Warlord");
    // In the first round, all players except the last only have their preparation.
    for (let player = 1; player < players; player += 1) await person.tap("End turn");
    await person.tap("Attack without Warlord", "No defence", `${last} adds none`, `${last}, Army: 10`);
    await person.sees(`${last} is stronger, 10 to 0`);
    await person.tap("No Ace: 5 cards move", "End turn");
    await person.tap("Play an Ace", "Player 1: Warlord 1");
    for (let player = 1; player < players; player += 1) {
      await person.tap("Menu", "Concede", `Player ${player} concedes`);
      await person.settle();
    }
    await person.sees(`${last} has won`);
    const round = Array(players - 1).fill("end-turn");
    const battle = ["next-phase", "attack", "defend", "support", "reveal", "resolve", "end-turn"];
    const ends = Array(players - 1).fill("concede");
    assert.deepEqual(await kinds(person), ["setup", "warlord", ...round, ...battle, "ace", ...ends]);
  });
}

scene("Noble Hearts is played with Skills and Roses: a rose, a retreat, and a hit", async (scene) => {
  const person = await scene.person();
  await person.tap("New game", "Noble Hearts", "Skills and Roses", "Who begins?", "Player 1 begins");
  await person.tap("Feint", "Long Jump", "less: Roses that stay", "Begin");
  await person.tap("Pick up a rose", "Attack", "Fight: 7", "Area 1", "Redraw: 2");
  await person.reload();
  await person.tap("Retreat", "Fight: 3", "Move", "Redraw: 1");
  await person.tap("Attack", "Fight: 3", "Area 4", "Redraw: 0", "Player 2 is hit: Player 1 wins");
  await person.sees("Player 1 has won");
  assert.deepEqual(await kinds(person), ["setup", "collect-rose", "attack", "retreat", "move", "attack", "hit"]);
});
