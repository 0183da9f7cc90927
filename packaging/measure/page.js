// The measuring part of page.sh. Every run is a first visit, of which nothing is stored, and then another one, with what the
// browser has stored. The browser is running already, as usual for users.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { launch, pageFolder, phone, serve, targetFolder } from "../../tests/web/browser.js";

const runs = Number(process.env.RUNS ?? 7);
/** How long a page rests before its memory is read. */
const REST = 3000;

/** Run in the page before anything else: notes when the parts of the start begin and how long they take, in milliseconds. */
function watch() {
  const measured = { context: 0, canvas: 0, frames: 0 };
  window.measured = measured;
  const now = () => performance.now();
  /** Adds to a part what a function takes. */
  const timed = (part, run) =>
    function (...args) {
      const begun = now();
      try {
        return run.apply(this, args);
      } finally {
        if (!measured.ready) measured[part] += now() - begun;
      }
    };
  for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming"]) {
    const made = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      measured.arrives ??= now();
      const result = await made.apply(WebAssembly, args);
      measured.compiled ??= now();
      const { exports } = result.instance ?? result;
      if (exports) measured.memory = exports.memory;
      return result;
    };
  }
  // Courtyard's page fetches and compiles the program in a worker.
  window.Worker = class extends Worker {
    constructor(...what) {
      super(...what);
      this.addEventListener("message", ({ data }) => {
        if (data.part) measured.arrives ??= now();
        if (data.compiled) measured.compiled ??= now();
      });
    }
  };
  const { prototype } = HTMLCanvasElement;
  prototype.getContext = timed("context", prototype.getContext);
  for (const side of ["width", "height"]) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, side);
    Object.defineProperty(prototype, side, { get, set: timed("canvas", set) });
  }
  // The app draws its first frame when it receives the size of its canvas, and others as needed.
  const { requestAnimationFrame } = window;
  const framed = (draw) => {
    const drawn = timed("frames", draw);
    return function (...args) {
      if (measured.memory) measured.begun ??= now();
      return measured.memory ? drawn.apply(this, args) : draw.apply(this, args);
    };
  };
  window.requestAnimationFrame = (draw) => requestAnimationFrame.call(window, framed(draw));
  window.ResizeObserver = class extends ResizeObserver {
    constructor(text) {
      super(framed(text));
    }
  };
  document.addEventListener("courtyard:ready", () => {
    measured.ready = now();
    // The frame has been drawn; it is visible once the browser has presented it.
    requestAnimationFrame.call(window, () => setTimeout(() => (measured.shown = now())));
  });
}

/** Kilobytes that a process holds and shares with no other, and its part of what it shares. */
function resident(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]);
}

async function measure(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Includes the page's workers.
    const transferred = [];
    page.on("requestfinished", (request) => transferred.push(request.sizes()));
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(() => window.measured.shown);
    const sizes = await Promise.all(transferred);
    const download = sizes.reduce((all, { responseHeadersSize, responseBodySize }) => all + responseHeadersSize + responseBodySize, 0);
    await page.waitForTimeout(REST);
    await session.send("HeapProfiler.collectGarbage");
    const heap = await session.send("Runtime.getHeapUsage");
    const { parts, wasm } = await page.evaluate(() => {
      const { memory, ...parts } = window.measured;
      return { parts, wasm: memory.buffer.byteLength };
    });
    const whole = await browser.newBrowserCDPSession();
    const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    // The page's process is the largest; the others are spare and empty.
    const memory = Math.max(...renderers.map(({ id }) => resident(id)));
    await page.goto("about:blank");
    await page.goto(url);
    await page.waitForFunction(() => window.measured.shown);
    const again = await page.evaluate(() => window.measured.shown);
    return { download, ...parts, again, wasm, heap: heap.usedSize, memory: memory * 1024 };
  } finally {
    await context.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const others = process.argv.slice(2).map((named) => named.split("="));
const bare = process.env.COURTYARD_BARE ?? join(targetFolder(), "web-bare");
const kinds = { bare, courtyard: pageFolder(), ...Object.fromEntries(others) };
const measured = {};
const servers = {};
for (const [kind, folder] of Object.entries(kinds)) {
  servers[kind] = await serve(folder);
  measured[kind] = [];
}
const browser = await launch();
for (const server of Object.values(servers)) await measure(browser, server.url);
// Alternating, so that other load on the computer affects both equally.
for (let run = 0; run < runs; run++) {
  for (const kind of Object.keys(kinds)) measured[kind].push(await measure(browser, servers[kind].url));
}
await browser.close();
for (const server of Object.values(servers)) await server.stop();

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
const milliseconds = (time) => `${Math.round(time)} ms`;
const rows = [
  ["download", (run) => run.download, kilobytes],
  ["first frame seen", (run) => run.shown, milliseconds],
  ["- before compiling", (run) => run.arrives, milliseconds],
  ["- until it is compiled", (run) => run.compiled - run.arrives, milliseconds],
  ["- until its first frame", (run) => run.begun - run.compiled, milliseconds],
  ["- until that is drawn", (run) => run.ready - run.begun, milliseconds],
  ["- until it is seen", (run) => run.shown - run.ready, milliseconds],
  ["again: first frame seen", (run) => run.again, milliseconds],
  ["busy with the context", (run) => run.context, milliseconds],
  ["busy with the canvas", (run) => run.canvas, milliseconds],
  ["busy with the frames", (run) => run.frames - run.canvas, milliseconds],
  ["WebAssembly memory", (run) => run.wasm, kilobytes],
  ["JavaScript heap", (run) => run.heap, kilobytes],
  ["renderer, resident", (run) => run.memory, kilobytes],
];
const cell = (text) => text.padStart(12);
console.log(`${"".padEnd(26)}${Object.keys(kinds).map(cell).join("")}${cell("times")}`);
for (const [name, of, format] of rows) {
  const medians = Object.keys(kinds).map((kind) => median(measured[kind].map(of)));
  const times = (medians[1] / medians[0]).toFixed(2);
  console.log(`${name.padEnd(26)}${medians.map((value) => cell(format(value))).join("")}${cell(times)}`);
}
