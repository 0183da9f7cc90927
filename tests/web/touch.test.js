// Real touch input and phone shapes: drifting, resting and quick taps, notches and bars.

import assert from "node:assert/strict";

import { begin, scene } from "./person.js";

/** What a finger does: where it comes down, how far it drifts, and how long it rests, in milliseconds. */
async function press(person, [x, y], drift, rest) {
  const session = await person.context.newCDPSession(person.page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y });
  if (drift > 0) await touch("touchMove", { x: x + drift, y });
  if (rest > 0) await person.page.waitForTimeout(rest);
  await touch("touchEnd");
  await session.detach();
  await person.settle();
}

scene("a finger may drift, rest, or be quick between two slow frames", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const session = await ana.context.newCDPSession(ana.page);
  for (const [what, drift, rest, slower] of [
    ["drifts", 9, 60, 1],
    ["rests", 0, 1200, 1],
    ["drifts and rests", 12, 900, 1],
    ["is quick", 0, 0, 1],
    ["is quick where frames are slow", 0, 50, 6],
  ]) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const place = await ana.reach(ana.control("Sell"), "Sell");
    await press(ana, place, drift, rest);
    await ana.sees("Tap three cards of one suit.");
    assert.ok(await ana.has("2♠"), `a finger that ${what}`);
    await press(ana, await ana.reach(ana.control("Back"), "Back"), drift, rest);
    await ana.finds("Sell");
  }
  // A finger that moves away taps nothing.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await press(ana, await ana.reach(ana.control("Sell"), "Sell"), 40, 100);
  assert.ok(!(await ana.has("2♠")));
});

scene("nothing lies where the phone needs room for itself", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const session = await ana.context.newCDPSession(ana.page);
  for (const [width, height, insets] of [
    [390, 844, { top: 47, right: 0, bottom: 34, left: 0 }],
    [844, 390, { top: 0, right: 0, bottom: 21, left: 47 }],
    [844, 390, { top: 0, right: 47, bottom: 21, left: 0 }],
  ]) {
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    // They come with another page size, as when a phone is rotated.
    await ana.page.setViewportSize({ width, height: height - 1 });
    await ana.settle();
    await ana.page.setViewportSize({ width, height });
    await ana.settle();
    const places = await ana.page.evaluate(() => {
      const all = [...document.querySelectorAll("#mirror [role=button]")];
      return all.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { name: element.ariaLabel, left, top, right, bottom };
      });
    });
    assert.ok(places.length > 5, `${places.length} controls`);
    for (const { name, ...place } of places) {
      const where = `${name} at ${JSON.stringify(place)} with ${JSON.stringify(insets)}`;
      // A control scrolled out of sight is a line at the edge.
      assert.ok(place.left >= insets.left - 1 && place.top >= insets.top - 1, where);
      assert.ok(place.right <= width - insets.right + 1 && place.bottom <= height - insets.bottom + 1, where);
    }
  }
});

scene("a picture that is seen already is not drawn once more, and one that is lost is", async (scene) => {
  const ana = await scene.visitor();
  await ana.page.addInitScript(() => {
    window.drawn = 0;
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (...what) {
      window.drawn++;
      return clear.apply(this, what);
    };
  });
  const { url } = await scene.served();
  await ana.open(url);
  const drawn = () => ana.page.evaluate(() => window.drawn);
  const before = await drawn();
  // There is no control here.
  for (let taps = 0; taps < 3; taps++) {
    await ana.touch([6, 400]);
    await ana.settle();
  }
  assert.equal(await drawn(), before);
  await ana.page.setViewportSize({ width: 390, height: 700 });
  await ana.page.waitForFunction((before) => window.drawn > before, before);
});
