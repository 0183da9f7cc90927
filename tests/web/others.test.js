// The page in Firefox and WebKit: it starts, a duel is played as with a screen reader, and it is still there after a
// reload, with and without a server. Browsers that are not installed are skipped with a message: `tests/web/run
// others.test.js` runs only these tests.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as rest } from "node:timers/promises";

import { pageFolder, serve } from "./browser.js";
import { others } from "./others.js";

/** How long anything may take that is waited for. */
const PATIENCE = 30_000;

/** Waits until something is so in the page. */
async function until(browser, what, isSo, ...args) {
  const end = Date.now() + PATIENCE;
  while (!(await browser.run(isSo, ...args))) {
    if (Date.now() > end) throw new Error(`${what} is not there, but: ${(await browser.run(words)).slice(0, 1500)}`);
    await rest(100);
  }
}

const started = (browser) => until(browser, "the app", isStarted);
const sees = (browser, some) => until(browser, `“${some}”`, hasWords, some);

/** Activates the controls whose names begin like these as a screen reader does, each once it is there. */
async function press(browser, ...names) {
  for (const name of names) await until(browser, `the control “${name}”`, isPressed, name);
}

for (const [name, begin] of Object.entries(others)) {
  test(`${name} plays a duel, and finds it again after reloads with a server and without`, async (t) => {
    const browser = await begin();
    if (browser === undefined) return t.skip(`${name} and what drives it are not installed`);
    t.after(() => browser.close());
    t.diagnostic(browser.name);
    const server = await serve(pageFolder());
    t.after(() => server.stop());
    await browser.open(server.url);
    await started(browser);
    await press(browser, "Sample game of Dueling Nobles");
    await sees(browser, "Turn 3 · Ana");
    await press(browser, "Duel →", "Attack with Q♠", "Challenge J♠", "Ana rolls 4");
    await sees(browser, "Ana has rolled 4");
    await browser.reload();
    await started(browser);
    await press(browser, "Ana and Ben: Turn 3", "Roll for Ben", "Ana plays no card", "Ben plays no card", "Back to the table", "End turn");
    await sees(browser, "Turn 4 · Ben");
    const keeps = await browser.run(hasWorker);
    if (!keeps) return t.diagnostic(`${browser.name} has no service workers here: without a server it was not tried`);
    await until(browser, "the stored page", isStored);
    await server.stop();
    await browser.reload();
    await started(browser);
    await press(browser, "Ana and Ben: Turn 4");
    await sees(browser, "Turn 4 · Ben");
  });
}

// The following functions run in the page.

function isStarted() {
  return document.getElementById("start").hidden && document.querySelectorAll("#mirror [role=button]").length > 0;
}

function words() {
  const mirror = document.getElementById("mirror");
  const labels = [...(mirror?.querySelectorAll("[aria-label]") ?? [])].map((element) => element.ariaLabel);
  const trouble = document.querySelector(".trouble");
  return [...labels, mirror?.textContent, trouble?.hidden ? "" : trouble?.textContent].join(" | ");
}

function hasWords(some) {
  const mirror = document.getElementById("mirror");
  const labelled = [...mirror.querySelectorAll("[aria-label]")];
  return mirror.textContent.includes(some) || labelled.some((element) => element.ariaLabel.includes(some));
}

function isPressed(name) {
  const mirror = document.getElementById("mirror");
  if (mirror.ariaBusy === "true") return false;
  const found = [...mirror.querySelectorAll("[role]")].find((element) => element.ariaLabel?.startsWith(name));
  found?.click();
  return found !== undefined;
}

function hasWorker() {
  return "serviceWorker" in navigator;
}

function isStored() {
  return navigator.serviceWorker.controller !== null;
}
