// The behaviour of the page as a phone app.

import assert from "node:assert/strict";

import { begin, challenge, scene } from "./person.js";

scene("the way back leads one step back, and out of the app only from the start screen", async (scene) => {
  const ana = await scene.visitor();
  const server = await scene.served();
  await ana.page.goto(new URL("manifest.webmanifest", server.url).href);
  const before = ana.page.url();
  await ana.open(server.url);
  const back = async () => {
    await ana.page.evaluate(() => history.back());
    await ana.settle();
  };
  await ana.tap("Settings");
  await back();
  await ana.finds("New game");
  await begin(ana);
  await ana.tap("Sell");
  await ana.sees("Tap three cards of one suit.");
  await back();
  await ana.finds("Reinforcements →");
  await ana.tap("Menu");
  await back();
  await ana.finds("Reinforcements →");
  assert.ok(!(await ana.has("To the start screen")));
  await ana.tap("Rules");
  await back();
  await ana.finds("Reinforcements →");
  // From the table itself it leads to the start screen: the game is saved.
  await back();
  await ana.finds("New game");
  await ana.page.evaluate(() => void setTimeout(() => history.back()));
  await ana.page.waitForURL(before);
});

scene("a keyboard that takes room from the page stays open, and what is written is in sight", async (scene) => {
  const ana = await scene.person();
  await ana.tap("New game");
  const { width } = ana.page.viewportSize();
  for (const [name, written] of [
    ["Name of Player 1", "Mia"],
    ["Name of Player 2", "Leo"],
  ]) {
    await ana.touch(await ana.reach(ana.field(name), name));
    const writes = () => ana.page.evaluate(() => document.activeElement?.tagName === "INPUT");
    await ana.page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
    await ana.page.setViewportSize({ width, height: 330 });
    await ana.settle();
    assert.ok(await writes(), `${name} has lost the keyboard`);
    const { y, height } = await ana.field(name).boundingBox();
    assert.ok(height > 30 && y >= 0 && y + height <= 330, `${name} lies at ${y}`);
    await ana.page.keyboard.press("Control+A");
    await ana.page.keyboard.type(written);
    await ana.until(({ controls }) => controls.some((c) => c.name === name && c.value === written), `${written}`);
    await ana.page.setViewportSize({ width, height: 844 });
    await ana.settle();
    assert.ok(await writes(), `${name} has lost the keyboard`);
  }
});

scene("the screen stays awake while a game is open, also after the page was away", async (scene) => {
  const ana = await scene.visitor();
  const server = await scene.served();
  await ana.page.addInitScript(watchLocks);
  await ana.open(server.url);
  const held = () => ana.page.evaluate(() => locks.filter((lock) => !lock.released).length);
  assert.equal(await held(), 0);
  await begin(ana);
  await ana.page.waitForFunction(() => locks.filter((lock) => !lock.released).length === 1);
  // The browser releases it whenever the page is hidden.
  await ana.page.evaluate(() => look(false));
  assert.equal(await held(), 0);
  await ana.page.evaluate(() => look(true));
  await ana.page.waitForFunction(() => locks.filter((lock) => !lock.released).length === 1);
  await ana.tap("Menu", "To the start screen");
  await ana.page.waitForFunction(() => locks.every((lock) => lock.released));
});

scene("a phone that is turned in the middle of a duel shows the same duel", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  await challenge(ana);
  await ana.tap("Ana rolls 4");
  await ana.page.setViewportSize({ width: 844, height: 390 });
  await ana.settle();
  const canvas = await ana.page.locator("#courtyard").boundingBox();
  assert.deepEqual(canvas, { x: 0, y: 0, width: 844, height: 390 });
  await ana.tap("Ben rolls 3");
  await ana.page.setViewportSize({ width: 390, height: 844 });
  await ana.settle();
  await ana.tap("Ana plays no card", "Ben plays no card", "Back to the table");
});

scene("fingers move lists and nothing else: no zoom, no pulling of the page", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const [x, y] = await ana.reach(ana.control("Sell"));
  for (const gap of [40, 40, 120]) {
    await ana.touch([x, y]);
    await ana.page.evaluate((gap) => new Promise((resolve) => setTimeout(resolve, gap)), gap);
  }
  await ana.settle();
  const session = await ana.context.newCDPSession(ana.page);
  await session.send("Input.synthesizePinchGesture", { x: 195, y: 400, scaleFactor: 2.5 });
  assert.equal(await ana.page.evaluate(() => visualViewport.scale), 1);
  await ana.drag([195, 200], [195, 700]);
  await ana.drag([195, 700], [195, 200]);
  assert.deepEqual(await ana.page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollTop]), [0, 0, 0]);
  const style = (name) => ana.page.evaluate((name) => getComputedStyle(document.documentElement)[name], name);
  assert.match(await style("overscrollBehaviorY"), /none|contain/);
});

scene("a screen reader begins a game, announces every action, and repeats nothing", async (scene) => {
  const ana = await scene.person();
  await ana.activate("New game", "Who begins?", "Player 1 takes the first turn", "Pick the nobles");
  await ana.activate("K♥", "Q♠", "J♣", "K♦", "Q♥", "J♥", "Begin the game", "Reinforcements →");
  await ana.finds("Command →");
  assert.match(await ana.heard(), /Player 1 goes on to the reinforcements phase/);
  const canvas = ana.page.locator("#courtyard");
  assert.ok(await canvas.getAttribute("aria-label"));
  const session = await ana.context.newCDPSession(ana.page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const buttons = nodes.filter((node) => !node.ignored && node.role?.value === "button");
  const names = buttons.map((node) => node.name?.value);
  assert.ok(names.includes("Command →"), `${names}`);
  assert.ok(names.every(Boolean), `a button without a name: ${names}`);
  assert.equal(names.filter((name) => name === "Command →").length, 1);
});

scene("the app speaks the browser's language, and another one at once", async (scene) => {
  const ana = await scene.person({ locale: "es-ES" });
  await ana.finds("Nueva partida");
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "es");
  await ana.tap("Ajustes", "English", "Back");
  await ana.finds("New game");
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "en");
  await ana.reload();
  await ana.finds("New game");
});

// The following code runs in the page before anything else.

/** Counts the wake locks that are held. `look(false)` is what a browser does when the page is put away. */
function watchLocks() {
  window.locks = [];
  let seen = true;
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request } });
  Object.defineProperty(Document.prototype, "visibilityState", { get: () => (seen ? "visible" : "hidden") });
  window.look = (is) => {
    seen = is;
    if (!is) for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}
