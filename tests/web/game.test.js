// A whole game on a phone.

import assert from "node:assert/strict";

import { begin, challenge, scene, sound } from "./person.js";

scene("a session is begun and a turn played by taps, and a reload in the middle of a duel changes nothing", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  await ana.tap("Sell", "2♠", "6♠", "9♠", "Sell for 3 gold");
  await ana.tap("Tax");
  await ana.finds("Undo: Ana taxes K♥");
  await challenge(ana);
  await ana.tap("Ana rolls 4");
  const before = await ana.shown();
  await ana.reload();
  assert.equal(await ana.shown(), before);
  await ana.tap("Roll for Ben");
  // Ben's roll is random; the text appears when the die has stopped.
  await ana.finds("Ana plays no card");
  await ana.sees("Ana is ahead by");
  const rolled = await ana.shown();
  await ana.reload();
  assert.equal(await ana.shown(), rolled);
  await ana.tap("Ana plays no card", "Ben plays no card", "End turn");
  await ana.sees("Turn 2 · Ben");
  await ana.tap("Menu", "Log and notes");
  await ana.sees("Ana’s Q♠ challenges Ben’s J♥", "Turn 1: Ana", "Ben gains 1 gold as income.");
  await ana.write("Note", "Tea at the third duel");
  await ana.tap("Note");
  await ana.sees("Tea at the third duel");

  const entries = await sound((await ana.journal()).content);
  const kinds = entries.map((entry) => entry.do?.type);
  assert.deepEqual(kinds, [
    ...["setup", "sell", "tax", "next-phase", "next-phase", "next-phase", "challenge"],
    ...["roll", "roll", "support", "support", "end-turn", "note"],
  ]);
  assert.deepEqual(entries[7].do, { type: "roll", seat: 0, dice: [4] });
  assert.equal(entries[8].do.virtual, true);
});
