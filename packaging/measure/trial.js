// The measuring part of trial.sh.

import { launch, opened, pageFolder, serve } from "../../tests/web/browser.js";

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

/** The app's time per frame in the next seconds, in milliseconds: their number, the median and the slowest. */
async function frames(page) {
  await page.evaluate(() => (works.length = 0));
  await page.waitForTimeout(WATCH);
  const all = sorted(await page.evaluate(() => works));
  const at = (share) => all[Math.min(all.length - 1, Math.floor(share * all.length))]?.toFixed(1);
  return `${all.length} frames, median ${at(0.5)} ms, slowest ${at(1)} ms`;
}

/** A page that shows its start screen, after these controls have been pressed, with the processor slowed down. */
async function slowed(slower, controls) {
  const page = await opened(browser, server.url, watch);
  for (const control of controls) await press(page, control);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

const server = await serve(pageFolder());
const browser = await launch();
for (const slower of [1, 4]) {
  const name = slower === 1 ? "this computer" : `${slower} times slower`;
  const rules = await slowed(slower, ["New game", "House rules", "more: Gold per sale"]);
  const begun = Date.now();
  await rules.locator('#mirror [aria-label^="Try these rules"]').evaluate((control) => control.click());
  await rules.waitForFunction(() => document.getElementById("mirror").textContent.includes("with your rules"));
  console.log(`${name}: first sentence after ${Date.now() - begun} ms; ${await frames(rules)}`);
  await rules.context().close();

  const story = await slowed(slower, ["Sample game of Dueling Nobles", "Menu", "Look back"]);
  await press(story, "Show the story");
  console.log(`${name}: while a story is worked out, ${await frames(story)}`);
  await story.context().close();
}
await browser.close();
await server.stop();
