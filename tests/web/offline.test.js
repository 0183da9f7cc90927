// Without a network, and updating to a new version: the sessions remain, and no game is interrupted.

import assert from "node:assert/strict";
import { join } from "node:path";

import { copyAsNewVersion, pageFolder } from "./browser.js";
import { begin, challenge, scene } from "./person.js";

/** A player in a duel, in an app that needs no server any more. */
async function inADuel(scene) {
  const server = await scene.served();
  const ana = await scene.visitor();
  await ana.open(server.url);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(ana);
  await challenge(ana);
  return { ana, server };
}

/** Another version of the page at the same address. */
async function replace(scene, server) {
  const folder = join(await scene.folder(), "page");
  await copyAsNewVersion(pageFolder(), folder);
  await server.stop();
  return scene.served(folder, server.port);
}

/** Whether the page is the other version, which ends with a remark. */
const isOther = ({ page }) => page.evaluate(() => document.lastChild.nodeType === Node.COMMENT_NODE);
const caches = ({ page }) => page.evaluate(() => window.caches.keys());
const look = ({ page }) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));

scene("without a server the app starts, and the game goes on where it was", async (scene) => {
  const { ana, server } = await inADuel(scene);
  const before = await ana.words();
  await server.stop();
  await ana.reload();
  assert.equal(await ana.words(), before);
  await ana.tap("Ana rolls 4");
  const after = await ana.words();
  await ana.page.close();
  const again = await scene.beside(ana.context);
  await again.open(server.url);
  assert.equal(await again.words(), after);
  await again.tap("Ben rolls 6", "Ana plays no card", "Ben plays no card", "Back to the table");
});

scene("a new version is offered on the start screen, and not in a game; the game is there after it was taken", async (scene) => {
  const { ana, server } = await inADuel(scene);
  const before = await ana.words();
  const [old] = await caches(ana);
  await replace(scene, server);
  await look(ana);
  await ana.page.waitForSelector("[data-update=ready]", { state: "attached" });
  await ana.settle();
  assert.equal(await ana.words(), before, "it is not announced in a game");
  await ana.tap("Ana rolls 4");
  const later = await ana.words();
  await ana.tap("Menu", "To the start screen");
  await ana.sees("There is a new version of Courtyard.");
  assert.ok(!(await isOther(ana)));
  const loaded = ana.page.waitForEvent("load");
  await ana.touch(await ana.reach(ana.control("Update now")));
  await loaded;
  await ana.begin();
  assert.ok(await isOther(ana));
  assert.equal(await ana.words(), later);
  const now = await caches(ana);
  assert.equal(now.length, 1);
  assert.notEqual(now[0], old);
});

scene("a new version that is not taken is there the next time", async (scene) => {
  const { ana, server } = await inADuel(scene);
  const [old] = await caches(ana);
  await replace(scene, server);
  await look(ana);
  await ana.page.waitForSelector("[data-update=ready]", { state: "attached" });
  const before = await ana.words();
  await ana.reload();
  assert.ok(!(await isOther(ana)), "a page that is only loaded again stays what it was");
  assert.equal(await ana.words(), before);
  await ana.page.close();
  const again = await scene.beside(ana.context);
  // Until the browser has noticed that no page of the old version is open, it gives the old version once more.
  for (let visits = 1; visits <= 10; visits++) {
    await again.page.goto("about:blank");
    await again.open(server.url);
    if (await isOther(again)) break;
  }
  assert.ok(await isOther(again));
  assert.equal(await again.words(), before);
  const now = await caches(again);
  assert.equal(now.length, 1);
  assert.notEqual(now[0], old);
});
