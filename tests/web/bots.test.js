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
