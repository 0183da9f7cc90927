// The measuring part of phones.sh: taps on one phone of a shared table, and the resulting pictures on two phones.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launch, phone } from "../../tests/web/browser.js";
import { host, session } from "../../tests/web/sharing.js";

const taps = Number(process.env.TAPS ?? 60);
const scale = Number(process.env.SCALE ?? 1);
/** How many devices there are, and how many of them are browsers that show the table. */
const cases = (process.env.DEVICES ?? "1/1 2/2 4/4 8/4 16/4").split(" ").map((some) => some.split("/").map(Number));
/** So long a finger lies on the screen, so long at most is looked at what a tap brings about, and so long is waited before
 * the next one, in milliseconds: what is new on a screen is not tapped at once. */
const [REST, WATCH, SIGHT] = [80, 2500, 800];

/** Run in the page before anything else: notes releases, what is drawn, and when the app says something new. */
function watch() {
  window.seen = { frames: [], changes: [], released: 0 };
  const now = () => performance.timeOrigin + performance.now();
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (...args) {
    seen.frames.push(now());
    return clear.apply(this, args);
  };
  addEventListener("pointerup", ({ timeStamp }) => (seen.released = performance.timeOrigin + timeStamp), true);
  const isShown = (name) => [...document.querySelectorAll("#mirror [role=button]")].some((one) => one.ariaLabel?.startsWith(name));
  new MutationObserver(() => {
    if (window.wanted && isShown(wanted)) {
      seen.changes.push(now());
      window.wanted = undefined;
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-label"] });
}

/** When the picture was drawn in which the change is seen; the app tells of it at the end of the frame that draws it. */
const drawn = ({ frames, changes: [change] }, released) =>
  frames.findLast((at) => at <= change && at > released) ?? frames.find((at) => at >= change) ?? NaN;

const sorted = (numbers) => numbers.filter((one) => !Number.isNaN(one)).sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? NaN;
const slowest = (numbers) => sorted(numbers)[Math.ceil(sorted(numbers).length * 0.99) - 1] ?? NaN;

const ends = [];
const scene = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), "courtyard-"));
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  },
  after: (end) => ends.push(end),
};

/** The first control whose name begins like this. */
const control = (page, start) => page.locator(`#mirror [role=button][aria-label^="${start}"]`).first();

/** Where it is. */
async function find(page, start) {
  const { x, y, width, height } = await control(page, start).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function open(browser, url, who) {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: scale, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await control(page, who).waitFor({ state: "attached" });
  await page.waitForTimeout(SIGHT);
  const { x, y } = await find(page, who);
  await page.touchscreen.tap(x, y);
  await control(page, "Menu").waitFor({ state: "attached" });
  return page;
}

/** Devices that are connected and show nothing. */
async function others(browser, url, count) {
  const page = await (await browser.newContext()).newPage();
  const { origin, host, hash } = new URL(url);
  await page.goto(`${origin}/licences.txt`);
  await page.evaluate(
    async ([address, invitation, count]) => {
      const join = () =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          const say = (what) => socket.send(JSON.stringify(what));
          let have = 0;
          socket.onopen = () => say({ type: "hello", protocol: 1, invitation, have });
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === "welcome") say({ type: "join", name: "another", seat: null });
            if (message.type === "joined") resolve();
            if (message.type === "entries") have = message.entries.at(-1).n;
          };
          setInterval(() => socket.readyState === 1 && say({ type: "here", have }), 1000);
        });
      for (let n = 0; n < count; n++) await join();
    },
    [`ws://${host}/table`, hash.replace(/.*=/, ""), count],
  );
}

async function measure(devices, browsers) {
  const browser = await launch({ args: [`--force-device-scale-factor=${scale}`] });
  const shared = await host(scene, await session(scene));
  const pages = [await open(browser, shared.url, "Ana")];
  for (let n = 1; n < browsers; n++) pages.push(await open(browser, shared.url, n === 1 ? "Ben" : "Watch"));
  if (devices > browsers) await others(browser, shared.url, devices - browsers);
  const watched = pages.slice(0, 2);
  const [ana] = watched;
  const finger = await ana.context().newCDPSession(ana);
  const all = { own: [], other: [] };
  for (let tap = 0; tap < taps; tap++) {
    await ana.waitForTimeout(SIGHT);
    const isFirst = (await control(ana, "Reinforcements").count()) > 0;
    const [from, to] = isFirst ? ["Reinforcements", "Undo: Ana goes on to"] : ["Undo: Ana goes on to", "Undo: Ana takes"];
    const place = await find(ana, from);
    const prepare = (wanted) => Object.assign(window, { wanted, seen: { frames: [], changes: [], released: 0 } });
    await Promise.all(watched.map((page) => page.evaluate(prepare, to)));
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await ana.waitForTimeout(REST);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const change = () => window.seen.changes.length > 0;
    await Promise.all(watched.map((page) => page.waitForFunction(change, undefined, { timeout: WATCH }).catch(() => {})));
    await ana.waitForTimeout(REST);
    const [own, other] = await Promise.all(watched.map((page) => page.evaluate(() => seen)));
    all.own.push(drawn(own, own.released) - own.released);
    if (other) all.other.push(drawn(other, own.released) - own.released);
  }
  await shared.kill();
  await browser.close();
  const summary = (numbers) => `${Math.round(median(numbers))} ms, ${Math.round(slowest(numbers))} ms`;
  const missed = [...all.own, ...all.other].filter(Number.isNaN).length;
  console.log(
    `${devices} devices, ${browsers} of them browsers: on the phone that is tapped ${summary(all.own)}; ` +
      `on the other one ${browsers > 1 ? summary(all.other) : "–"}${missed ? `; ${missed} not seen` : ""}`,
  );
}

console.log(`${taps} taps, ${scale} pixels a point: the median, and the slowest 1 in 100`);
for (const [devices, browsers] of cases) await measure(devices, browsers);
for (const end of ends.reverse()) await end();
