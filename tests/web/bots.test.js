// A bot at the table, which decides in a worker.

import assert from "node:assert/strict";

import { scene } from "./person.js";

scene("a bot plays at the table, also after a reload, and answers what a person does", async (scene) => {
  const ana = await scene.person();
  await ana.tap("New game", "Duel", "Bots", "Player 2 (Normal)", "Who begins?", "Bot 2 begins");
  // It may play Warlords before it ends its turn.
  const isAsked = ({ controls }) => controls.some(({ name }) => ["Done", "End turn"].includes(name));
  const acts = async (turn) => {
    for (;;) {
      await ana.until(isAsked, "a step of the bot, or the turn of the person");
      const { text, controls } = await ana.content();
      if (controls.some(({ name }) => name === "End turn")) {
        assert.ok(text.includes(`Turn ${turn} · Player 1`), text);
        return;
      }
      await ana.tap("Done");
    }
  };
  await acts(2);
  await ana.reload();
  await acts(2);
  await ana.tap("End turn");
  await ana.sees("Turn 3 · Bot 2");
  await ana.until(isAsked, "what the bot does after a reload");
  assert.deepEqual(ana.said, []);
});

scene("a bot plays Dueling Nobles with nobles of paper, also after a reload", async (scene) => {
  const ana = await scene.person();
  await ana.tap("New game", "Dueling Nobles", "Bots", "Player 2 (Normal)", "Who begins?");
  await ana.tap("Bot 2 takes the first turn", "Pick the nobles");
  // Three for the person, and the six that are dealt to the bot.
  await ana.tap("K♠", "Q♠", "J♠", "K♥", "K♦", "K♣", "Q♥", "Q♦", "Q♣");
  await ana.sees("Bot 2 keeps K♥, K♦ and K♣.");
  await ana.tap("Begin the game");
  const isAsked = ({ text, controls }) =>
    text.includes("Turn 2 · Player 1") || controls.some(({ name }) => name === "Done");
  await ana.until(isAsked, "a step of the bot");
  const { text } = await ana.content();
  await ana.reload();
  await ana.until(isAsked, "the same step after a reload");
  const again = await ana.content();
  // The same knowledge leads to the same step.
  const step = (words) => words.split("\n").find((line) => line.startsWith("Bot 2 "));
  assert.equal(step(again.text), step(text));
  assert.deepEqual(ana.said, []);
});
