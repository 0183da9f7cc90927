// What Lighthouse says of the page as a phone of the middle class on a slow network finds it.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as rest } from "node:timers/promises";

import lighthouse from "lighthouse";

import { launchWith, pageFolder, serve } from "./browser.js";

/** The least that is asked of each category, of 100. How busy the page is depends on what else the computer does. */
const LEAST = { performance: 45, accessibility: 100, "best-practices": 100, seo: 100 };

/** The most that each of these may come to: milliseconds, and a part of the screen that moves. */
const MOST = { "first-contentful-paint": 2000, "largest-contentful-paint": 3000, "cumulative-layout-shift": 0.01 };

/** The port at which a browser answers that keeps what it stores in this folder. */
async function port(folder) {
  for (;;) {
    const said = await readFile(join(folder, "DevToolsActivePort"), "utf8").catch(() => "");
    if (said.includes("\n")) return Number(said.split("\n")[0]);
    await rest(50);
  }
}

test("Lighthouse finds the page quick to be read, open to all, well made and easy to find", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "courtyard-"));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const browser = await launchWith(folder, { args: ["--remote-debugging-port=0"] });
  t.after(() => browser.close());
  const server = await serve(pageFolder());
  t.after(() => server.stop());
  const { lhr } = await lighthouse(server.url, { port: await port(folder), logLevel: "silent" });
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(100 * score)]);
  const { audits } = lhr;
  const values = Object.keys(MOST).map((id) => [id, audits[id].numericValue]);
  const blocking = audits["total-blocking-time"].displayValue;
  const told = `${[...scores, ...values].map((one) => one.join(" ")).join(", ")}, blocked for ${blocking}`;
  t.diagnostic(told);
  for (const [id, score] of scores) assert.ok(score >= LEAST[id], told);
  for (const [id, value] of values) assert.ok(value <= MOST[id], told);
});
