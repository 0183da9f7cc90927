// The measuring half of taps.sh: undo and redo in the sample game, each of which is recorded before it is shown.

import { launch, pageFolder, phone, serve } from "../../tests/web/browser.js";

const taps = Number(process.env.TAPS ?? 30);
/** So long is looked at what a tap brings about, in milliseconds. */
const WATCH = 700;

/** Run in the page before anything else: notes releases, frames, and when the app says something new. */
function watch() {
  window.seen = { frames: [], changes: [], released: 0 };
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (...args) {
    seen.frames.push(performance.now());
    return clear.apply(this, args);
  };
  addEventListener("pointerup", ({ timeStamp }) => (seen.released = timeStamp), true);
  new MutationObserver(() => {
    const mirror = document.getElementById("mirror");
    if (mirror && mirror.ariaBusy !== "true") seen.changes.push(performance.now());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-label", "aria-busy"] });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Where the one control is whose name begins like this. */
async function find(page, start) {
  const place = await page.locator(`#mirror [role=button][aria-label^="${start}"]`).first().boundingBox();
  return [place.x + place.width / 2, place.y + place.height / 2];
}

async function measure(page, session, slower) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const all = [];
  for (let tap = 0; tap < taps; tap++) {
    const [x, y] = await find(page, tap % 2 === 0 ? "Undo" : "Redo");
    await page.evaluate(() => Object.assign(seen, { frames: [], changes: [], released: 0 }));
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(WATCH);
    const { frames, changes, released } = await page.evaluate(() => seen);
    const after = (moments, moment) => moments.find((at) => at >= moment);
    const change = after(changes, released) ?? NaN;
    all.push({
      first: after(frames, released) - released,
      changed: after(frames, change) - released,
      frames: frames.length,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return all;
}

const server = await serve(pageFolder());
const browser = await launch();
const context = await browser.newContext({ ...phone, locale: "en-GB" });
const page = await context.newPage();
await page.addInitScript(watch);
await page.goto(server.url);
await page.waitForSelector("#start", { state: "hidden" });
await page.waitForTimeout(1000);
await page.touchscreen.tap(...(await find(page, "Sample game of Dueling Nobles")));
await page.waitForTimeout(2000);
const session = await context.newCDPSession(page);
console.log(`${"".padEnd(22)}${"first frame".padStart(14)}${"changed".padStart(12)}${"frames a tap".padStart(14)}`);
for (const slower of [1, 4]) {
  const all = await measure(page, session, slower);
  const of = (key) => median(all.map((one) => one[key]).filter((value) => !Number.isNaN(value)));
  const name = slower === 1 ? "this computer" : `${slower} times slower`;
  const [first, changed] = ["first", "changed"].map((key) => `${Math.round(of(key))} ms`);
  console.log(`${name.padEnd(22)}${first.padStart(14)}${changed.padStart(12)}${String(of("frames")).padStart(14)}`);
}
await browser.close();
await server.stop();
