// The chances of a duel, requested by touch on a small phone.

import assert from "node:assert/strict";

import { begin, scene } from "./person.js";

scene("chances are asked for by touch, before a duel, in it and after it", async (scene) => {
  const ana = await scene.person({ viewport: { width: 360, height: 640 } });
  await begin(ana);
  await ana.tap("Reinforcements →", "Command →", "Duel →", "Attack with Q♠");
  const isChance = ({ name }) => /^Chances of Q♠ against (K♦|Q♥|J♥): [<>]?\d+%$/.test(name);
  assert.ok(!(await ana.content()).controls.some(isChance), "no player has asked yet");
  await ana.tap("Chances");
  await ana.until(({ controls }) => controls.filter(isChance).length === 3, "chance against each noble");
  await ana.tapOn("Chances of Q♠ against J♥");
  await ana.sees("By the dice alone: Ana ", "If both play their best card: Ana ");
  await ana.tap("Challenge J♥");
  // The chances remain shown and are updated with the dice.
  await ana.sees("If both play their best card: Ana ");
  await ana.tap("Ana rolls 4", "Ben rolls 5");
  await ana.sees("Ana holds a winning card: ");
  await ana.tap("Ana plays no card", "Ben plays no card");
  await ana.sees("Before the dice and without cards, Ana’s chance was ");
});
