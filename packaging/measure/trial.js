// The measuring part of trial.sh.

import { launch, pageFolder, phone, serve } from "../../tests/web/browser.js";

/** How long frames are measured while the bots play, in milliseconds. */
const WATCH = 8000;

/** Run in the page before anything else: notes how long the app works in each frame. */
function watch() {
  window.works = [];
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) =>
    requestAnimationFrame.call(window, (time) => {
      const begun = performance.now();
      draw(time);
      works.push(performance.now() - begun);
    });
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);

/** Presses the control whose name begins like this, as a screen reader does. */
async function press(page, start) {
  const control = page.locator(`#mirror [aria-label^="${start}"]`).first();
  await control.waitFor({ state: "attached" });
  await control.evaluate((control) => control.click());
  await page.waitForTimeout(500);
}

const server = await serve(pageFolder());
const browser = await launch();
for (const slower of [1, 4]) {
  const context = await browser.newContext({ ...phone, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(server.url);
  await page.waitForSelector("#start", { state: "hidden" });
  await page.waitForTimeout(1000);
  for (const control of ["New game", "House rules", "more: Gold per sale"]) await press(page, control);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const begun = Date.now();
  await page.locator('#mirror [aria-label^="Try these rules"]').evaluate((control) => control.click());
  await page.waitForFunction(() => document.getElementById("mirror").textContent.includes("with your rules"));
  const first = Date.now() - begun;
  await page.evaluate(() => (works.length = 0));
  await page.waitForTimeout(WATCH);
  const frames = sorted(await page.evaluate(() => works));
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))]?.toFixed(1);
  const name = slower === 1 ? "this computer" : `${slower} times slower`;
  console.log(`${name}: first sentence after ${first} ms; ${frames.length} frames, median ${at(0.5)} ms, slowest ${at(1)} ms`);
  await context.close();
}
await browser.close();
await server.stop();
