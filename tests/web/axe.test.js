// Accessibility problems on every kind of screen, found by axe.

import assert from "node:assert/strict";

import axe from "axe-core";

import { begin, challenge, scene } from "./person.js";

/** Insists that axe finds nothing, and that the page has one main part and one heading of the first level. */
async function isOpenToAll(person, where) {
  // Evaluated directly: the page's content security policy forbids script elements.
  await person.page.evaluate(axe.source);
  const { violations } = await person.page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
  assert.deepEqual(found, [], where);
  assert.equal(await person.page.getByRole("main").count(), 1, `${where}: main parts`);
  assert.equal(await person.page.getByRole("heading", { level: 1 }).count(), 1, `${where}: headings of the first level`);
}

scene("axe finds nothing on any screen", async (scene) => {
  const ana = await scene.person();
  const look = (where) => isOpenToAll(ana, where);
  await look("the start screen");
  for (const way of ["Settings", "Quick duel", "Archive, trash and import"]) {
    await ana.tap(way);
    await look(way);
    await ana.tap("Back");
  }
  await ana.tap("New game");
  await look("the set-up");
  await ana.tap("Back");
  await begin(ana);
  await look("the table");
  await ana.tap("Sell");
  await look("a sheet");
  await ana.tap("Back", "Rules");
  await look("the rules");
  await ana.tap("Back", "Menu", "Log and notes");
  await look("the log");
  await ana.tap("Back", "Menu", "Look back");
  await look("the look back");
  await ana.tap("Stop looking back");
  await challenge(ana);
  await look("a duel");
});

scene("axe finds nothing while the page loads, nor where it cannot", async (scene) => {
  const ana = await scene.visitor();
  const { url } = await scene.served();
  await ana.page.route("**/*.wasm", (route) => new Promise((go) => setTimeout(go, 3000)).then(() => route.abort()));
  await ana.page.goto(url, { waitUntil: "domcontentloaded" });
  await ana.page.waitForFunction(() => document.querySelector(".status")?.textContent);
  await isOpenToAll(ana, "the page that loads");
  await ana.page.waitForSelector(".trouble h2:not(:empty)");
  await isOpenToAll(ana, "the page that cannot load");
});
