// A failing storage: a message says so, the game continues, and everything that can be saved is saved.

import assert from "node:assert/strict";

import { begin, scene, sound } from "./person.js";

scene("a storage that is full is said, the game goes on, and everything is kept once there is room", async (scene) => {
  const ana = await scene.visitor();
  const server = await scene.served();
  await ana.page.addInitScript(refuseTransactions);
  await ana.open(server.url);
  await begin(ana);
  const kept = await ana.journal();
  await ana.page.evaluate(() => fill(true));
  await ana.tap("Reinforcements →");
  await ana.sees("Not saved: the available storage is full. One step is waiting to be saved");
  assert.match(await ana.heard(), /One step is waiting to be saved/);
  await ana.tap("Command →");
  await ana.sees("2 steps are waiting to be saved");
  assert.deepEqual((await ana.journal()).content, kept.content);

  // Leaving the page asks for confirmation.
  const asked = ana.page.waitForEvent("dialog");
  const leaving = ana.page.reload();
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await leaving.catch(() => {});
  await ana.sees("2 steps are waiting to be saved");

  await ana.tap("What now?");
  const { name, content } = await ana.downloads(() => ana.tap("Download"));
  assert.match(name, /ana-ben\.courtyard$/);
  await ana.sees(`${name} was downloaded.`);
  const entries = await sound(content);
  assert.equal(entries.length, (await sound(kept.content)).length + 2);

  await ana.page.evaluate(() => fill(false));
  await ana.sees("Everything is saved");
  assert.deepEqual((await ana.journal()).content, content);
  await ana.tap("Play on");
  await ana.misses("Not saved");
  await ana.reload();
  await ana.finds("Duel →");
});

scene("a browser that refuses to store anything says so, and a game can be played and taken away", async (scene) => {
  for (const refuse of [refuseToOpen, haveNoDatabase, haveNoLocks]) {
    const ana = await scene.visitor();
    const server = await scene.served();
    await ana.page.addInitScript(refuse);
    await ana.open(server.url);
    await ana.sees("Games are not being saved: ");
    await begin(ana);
    await ana.sees("Not saved: ");
    await ana.tap("What now?");
    const { content } = await ana.downloads(() => ana.tap("Download"));
    assert.equal((await sound(content)).length, 1);
    await ana.tap("Play on", "Reinforcements →");
    await ana.finds("Command →");
  }
});

scene("what is cleared under a running game is said, and written anew", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const kept = await ana.journal();
  const session = await ana.context.newCDPSession(ana.page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(ana.url).origin, storageTypes: "indexeddb" });
  await ana.tap("Reinforcements →");
  await ana.finds("Command →");
  await ana.page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === "courtyard"));
  await ana.misses("Not saved");
  const entries = await sound((await ana.journal()).content);
  assert.equal(entries.length, (await sound(kept.content)).length + 1);
  await ana.tap("Menu", "To the start screen");
  await ana.sees("The browser had deleted everything saved here.");
  await ana.reload();
  await ana.sees("Turn 1 · Ana");

  // Another page deletes the database.
  const other = await scene.beside(ana.context);
  await other.page.goto(new URL("manifest.webmanifest", ana.url).href);
  await other.page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase("courtyard").onsuccess = () => resolve())),
  );
  await ana.tap("Command →");
  await ana.finds("Duel →");
  await ana.misses("Not saved");
  assert.equal((await sound((await ana.journal()).content)).length, entries.length + 1);
});

scene("a database that the browser has lost for this page is found again, and nothing is lost or asked", async (scene) => {
  for (const isSaid of [true, false]) {
    const ana = await scene.visitor();
    await ana.page.addInitScript(canLoseTheDatabase);
    await ana.open((await scene.served()).url);
    await begin(ana);
    await ana.page.evaluate((isSaid) => lose(isSaid), isSaid);
    await ana.tap("Reinforcements →", "Command →");
    await ana.finds("Duel →");
    assert.ok(!(await ana.page.evaluate(() => isTold)), "a message says so");
    const lost = await ana.page.evaluate(() => indexedDB.open("courtyard").error?.name);
    assert.equal(lost, "UnknownError", "the page itself has found it again");
    await ana.reload();
    await ana.finds("Duel →");
    assert.equal((await sound((await ana.journal()).content)).length, 3);
  }
});

scene("damaged settings are set aside, and the page opens", async (scene) => {
  const { url } = await scene.served();
  for (const content of ["null", "5", '{"language":5}', '{"language":"de","theme":[]}']) {
    const ana = await scene.visitor();
    await ana.open(url);
    await ana.tap("Settings", "Light", "Back");
    await ana.page.evaluate(damage, ["pages", "/settings.json", Array.from(Buffer.from(content))]);
    await ana.reload();
    await ana.sees("settings.damaged-1.json");
    await ana.tap("Back");
    await ana.finds("New game");
    await ana.reload();
    await ana.finds("New game");
  }
});

scene("a damaged record of a file is named, and everything else opens", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const { path } = await ana.journal();
  await ana.tap("Menu", "To the start screen");
  await begin(ana, ["Eve", "Fay"]);
  const other = [...(await ana.files()).keys()].find((file) => file.endsWith(".courtyard") && file !== path);
  await ana.tap("Menu", "To the start screen");
  await begin(ana, ["Cleo", "Dan"]);
  await ana.tap("Menu", "To the start screen");
  // A file whose first page was damaged is empty afterwards.
  for (const [file, store, value] of [
    [other, "files", [3e9, 1]],
    [other, "pages", 3e9],
    [path, "files", 5],
    [path, "files", {}],
    [path, "pages", { length: 3e9 }],
  ]) {
    const name = file.split("/").at(-1);
    const before = (await ana.files()).get(file);
    await ana.page.evaluate(damage, [store, file, value]);
    await ana.reload();
    // The game that was played last is open.
    await ana.sees("Turn 1 · Cleo");
    await ana.tap("Menu", "To the start screen");
    const what = `${store} ${JSON.stringify(value)}`;
    await ana.until(({ lines }) => lines.some((line) => line.includes(name)), `“${name}” after damage to ${what}`);
    // The bytes are all there if only the length was wrong.
    const left = (await ana.files()).get(file);
    assert.deepEqual(left, store === "files" ? before : Buffer.alloc(0), what);
  }
});

// The following code runs in the page before anything else.

/** Replaces the record of a file, or its first page. An array is a page's bytes. */
function damage([store, path, value]) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("courtyard");
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, "readwrite");
      const page = Array.isArray(value) ? Uint8Array.from(value) : value;
      if (store === "files") writing.objectStore(store).put(value, path);
      else writing.objectStore(store).put(page, [path, 0]);
      writing.oncomplete = () => resolve(opening.result.close());
      writing.onabort = () => reject(writing.error);
    };
  });
}

/**
 * Lets the page lose its database, as Safari does when the process behind it dies: what was open is closed, said or not,
 * and the page opens none any more.
 */
function canLoseTheDatabase() {
  if (window !== top) return;
  const why = () => new DOMException("Connection to Indexed Database server lost", "UnknownError");
  const opened = [];
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    request.addEventListener("success", () => opened.push(request.result));
    return request;
  };
  window.isTold = false;
  window.lose = (isSaid) => {
    const mirror = document.getElementById("mirror");
    const look = () => (isTold ||= mirror.textContent.includes("Not saved"));
    new MutationObserver(look).observe(mirror, { subtree: true, childList: true, characterData: true });
    IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      request.error = why();
      setTimeout(() => request.dispatchEvent(new Event("error")));
      return request;
    };
    for (const base of opened) {
      base.close();
      if (isSaid) base.dispatchEvent(new Event("close"));
    }
  };
}

/** Lets every write fail, as it does where there is no room, from `fill(true)` to `fill(false)`. */
function refuseTransactions() {
  let full = false;
  window.fill = (is) => void (full = is);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    if (full) throw new DOMException("there is no room", "QuotaExceededError");
    return put.apply(this, what);
  };
}

function refuseToOpen() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("not here", "SecurityError");
  };
}

function haveNoDatabase() {
  Object.defineProperty(window, "indexedDB", { value: undefined });
}

function haveNoLocks() {
  Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
}
