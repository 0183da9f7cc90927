// The measuring half of page.sh. Every run is a first visit: nothing of the page is stored. The browser is one that is
// running already, as people's browsers are.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { launch, pageFolder, phone, serve, targetFolder } from "../../tests/web/browser.js";

const runs = Number(process.env.RUNS ?? 7);
/** How long a page rests before its memory is read. */
const REST = 3000;

/** Run in the page before anything else: notes when the first frame is there, and the memory of the program. */
function watch() {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const instantiate = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await instantiate.apply(WebAssembly, args);
      window.measured = { memory: (made.instance ?? made).exports.memory };
      return made;
    };
  }
  document.addEventListener("courtyard:ready", () => {
    // The frame has been drawn; it is seen once the browser has put it on the screen.
    requestAnimationFrame(() => setTimeout(() => (window.measured.ready = performance.now())));
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
    await session.send("Network.enable");
    let transferred = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (transferred += encodedDataLength));
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(() => window.measured?.ready);
    const download = transferred;
    await page.waitForTimeout(REST);
    await session.send("HeapProfiler.collectGarbage");
    const heap = await session.send("Runtime.getHeapUsage");
    const { ready, wasm } = await page.evaluate(() => ({
      ready: window.measured.ready,
      wasm: window.measured.memory.buffer.byteLength,
    }));
    const whole = await browser.newBrowserCDPSession();
    const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    // The page's is the largest: others are spare ones, which are empty.
    const memory = Math.max(...renderers.map(({ id }) => resident(id)));
    return { download, ready, wasm, heap: heap.usedSize, memory: memory * 1024 };
  } finally {
    await context.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const kinds = { bare: join(targetFolder(), "web-bare"), courtyard: pageFolder() };
const measured = {};
const servers = {};
for (const [kind, folder] of Object.entries(kinds)) {
  servers[kind] = await serve(folder);
  measured[kind] = [];
}
const browser = await launch();
for (const server of Object.values(servers)) await measure(browser, server.url);
// In turns, so that whatever else the computer does meets both alike.
for (let run = 0; run < runs; run++) {
  for (const kind of Object.keys(kinds)) measured[kind].push(await measure(browser, servers[kind].url));
}
await browser.close();
for (const server of Object.values(servers)) await server.stop();

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
const milliseconds = (time) => `${Math.round(time)} ms`;
const rows = [
  ["download", "download", kilobytes],
  ["first frame", "ready", milliseconds],
  ["WebAssembly memory", "wasm", kilobytes],
  ["JavaScript heap", "heap", kilobytes],
  ["renderer, resident", "memory", kilobytes],
];
console.log(`${"".padEnd(20)}${"bare".padStart(12)}${"courtyard".padStart(12)}${"times".padStart(8)}`);
for (const [name, key, tell] of rows) {
  const [bare, courtyard] = Object.keys(kinds).map((kind) => median(measured[kind].map((run) => run[key])));
  const times = (courtyard / bare).toFixed(2);
  console.log(`${name.padEnd(20)}${tell(bare).padStart(12)}${tell(courtyard).padStart(12)}${times.padStart(8)}`);
}
