// Installing the app on a phone.

import assert from "node:assert/strict";

import { scene } from "./person.js";

/** Run in the page: the browser offers to install it, and notes how often it was asked to. */
function offer() {
  window.asked = 0;
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = () => (window.asked += 1);
  return !window.dispatchEvent(event);
}

scene("the app offers the installation only when the browser does, and asks when it is tapped", async (scene) => {
  const ana = await scene.person();
  assert.equal(await ana.has("Install Courtyard"), false);
  assert.equal(await ana.page.evaluate(offer), true, "the browser's own way to ask is kept back");
  await ana.finds("Install Courtyard");
  assert.equal(await ana.page.evaluate(() => window.asked), 0);
  await ana.tap("Install Courtyard");
  assert.equal(await ana.page.evaluate(() => window.asked), 1);
  await ana.settle();
  assert.equal(await ana.has("Install Courtyard"), false);
});

scene("on an iPhone it is shown how the app comes onto the home screen, unless it is there", async (scene) => {
  const { url } = await scene.served();
  for (const standalone of [false, true]) {
    const ana = await scene.visitor();
    await ana.page.addInitScript((standalone) => {
      Object.defineProperty(Navigator.prototype, "standalone", { get: () => standalone });
    }, standalone);
    await ana.open(url);
    assert.equal(await ana.has("Install Courtyard"), !standalone);
    if (standalone) continue;
    await ana.tap("Install Courtyard");
    await ana.sees("Tap “Share”", "“Add to Home Screen”", "Tap “Add”");
    await ana.tap("Back");
    await ana.finds("Install Courtyard");
  }
});

scene("shortcuts lead into a new game and a quick duel, once", async (scene) => {
  const ana = await scene.visitor();
  const { url } = await scene.served();
  await ana.open(new URL("?start=quick", url).href);
  await ana.finds("Q♥");
  assert.equal(new URL(ana.page.url()).search, "");
  await ana.open(new URL("?start=nonsense", url).href);
  await ana.finds("Quick duel");
  await ana.open(new URL("?start=new-game", url).href);
  await ana.finds("Read the rules");
});
