// The measuring part of taps.sh: undo and redo in the sample game, each of which is recorded before it is shown, and a sheet
// that opens.

import { launch, opened, pageFolder, serve } from "../../tests/web/browser.js";

const taps = Number(process.env.TAPS ?? 30);
/** The taps that alternate, which of them are measured, and how long the finger lies on the screen, in milliseconds. */
const CASES = [
  { what: "undo, redo", names: ["Undo", "Redo"], measured: 2, rest: 80 },
  { what: "a sheet opens", names: ["Arm", "Back"], measured: 1, rest: 30 },
];
/** So long is looked at what a tap brings about, in milliseconds. */
const WATCH = 700;

/** Run in the page before anything else: notes releases, what is drawn, how long the app works and its storage takes, and when
 * the app says something new. */
function watch() {
  window.seen = { frames: [], changes: [], works: [], keeps: [], released: 0 };
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) =>
    requestAnimationFrame.call(window, (time) => {
      const begun = performance.now();
      draw(time);
      seen.works.push([begun, performance.now()]);
    });
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const made = transaction.apply(this, args);
    const begun = performance.now();
    if (args[1] === "readwrite") made.addEventListener("complete", () => seen.keeps.push([begun, performance.now()]));
    return made;
  };
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

async function measure(page, session, slower, { names, measured, rest }) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const all = [];
  for (let tap = 0; tap < taps; tap++) {
    const [x, y] = await find(page, names[tap % 2]);
    await page.evaluate(() => Object.assign(seen, { frames: [], changes: [], works: [], keeps: [], released: 0 }));
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(rest);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(WATCH);
    const { frames, changes, works, keeps, released } = await page.evaluate(() => seen);
    const after = (moments, moment) => moments.find((at) => at >= moment);
    const change = after(changes, released) ?? NaN;
    const drawn = frames.findLast((at) => at <= change && at > released) ?? after(frames, change) ?? NaN;
    const between = (spans) =>
      spans.filter(([begun]) => begun >= released && begun <= drawn).reduce((all, [begun, end]) => all + end - begun, 0);
    if (tap % 2 >= measured) continue;
    all.push({ changed: drawn - released, works: between(works), keeps: between(keeps), frames: frames.length });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return all;
}

const server = await serve(pageFolder());
const browser = await launch();
const page = await opened(browser, server.url, watch);
await page.touchscreen.tap(...(await find(page, "Sample game of Dueling Nobles")));
await page.waitForTimeout(2000);
const session = await page.context().newCDPSession(page);
const columns = ["changed", "works", "keeps", "frames"];
const titles = ["changed", "app", "storage", "frames a tap"];
console.log(`${"".padEnd(34)}${titles.map((title) => title.padStart(14)).join("")}`);
for (const tapped of CASES) {
  for (const slower of [1, 4]) {
    const all = await measure(page, session, slower, tapped);
    const of = (key) => median(all.map((one) => one[key]).filter((value) => !Number.isNaN(value)));
    const name = `${tapped.what}, ${slower === 1 ? "this computer" : `${slower} times slower`}`;
    const cells = columns.map((key) => (key === "frames" ? String(of(key)) : `${Math.round(of(key))} ms`));
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join("")}`);
  }
}
await browser.close();
await server.stop();
