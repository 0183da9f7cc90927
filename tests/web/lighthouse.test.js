// Lighthouse's rating of the page on a mid-range phone with a slow network.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { pageFolder, serve } from "./browser.js";
import { examine } from "./lighthouse.js";

/** The least that is asked of each category, of 100. How long the page is busy depends on what else the computer does. */
const LEAST = { performance: 45, accessibility: 100, "best-practices": 100, seo: 100 };

/** The least that is asked of performance by the processor's time alone, which depends less on that. */
const LEAST_WORKED = 90;

/** The most that each of these may come to: milliseconds, and a part of the screen that moves. */
const MOST = { "first-contentful-paint": 2000, "largest-contentful-paint": 3000, "cumulative-layout-shift": 0.01 };

/** The most that the page may be blocked, in milliseconds, by the processor's time alone. */
const MOST_BLOCKED = 250;

const points = ({ score }) => Math.round(100 * score);

test("Lighthouse finds the page quick to be read, open to all, well made and easy to find", async (t) => {
  const files = await readdir(pageFolder());
  if (!files.some((name) => name.endsWith(".wasm.br"))) return t.skip("a page for tests is larger and slower");
  const server = await serve(pageFolder());
  t.after(() => server.stop());
  const { found, worked } = await examine(server.url);
  const blocked = ({ audits }) => audits["total-blocking-time"].numericValue;
  const scores = Object.values(found.categories).map((category) => [category.id, points(category)]);
  const values = Object.keys(MOST).map((id) => [id, found.audits[id].numericValue]);
  const alone = points(worked.categories.performance);
  const description =
    `${[...scores, ...values].map((one) => one.join(" ")).join(", ")}, blocked for ${blocked(found)} ms; ` +
    `by the processor's time alone performance ${alone}, blocked for ${blocked(worked)} ms`;
  t.diagnostic(description);
  for (const [id, score] of scores) assert.ok(score >= LEAST[id], description);
  for (const [id, value] of values) assert.ok(value <= MOST[id], description);
  assert.ok(alone >= LEAST_WORKED && blocked(worked) <= MOST_BLOCKED, description);
});
