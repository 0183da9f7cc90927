// The measuring part of slow.sh: a first visit over a slow connection, by a proxy that delays each request and shares the
// bandwidth among the answers.

import { once } from "node:events";
import { createServer, request } from "node:http";

import { launch, pageFolder, phone, serve } from "../../tests/web/browser.js";

/** Chromium's “Slow 3G”: bytes per second, and milliseconds until an answer begins. */
const [RATE, LATENCY] = [50_000, 2_000];
/** How many bytes are passed on at once. */
const PART = 2_000;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** When the connection has passed on all bytes that were promised so far. */
let free = 0;

async function pass(from, to) {
  for await (const chunk of from) {
    for (let at = 0; at < chunk.length; at += PART) {
      const part = chunk.subarray(at, at + PART);
      free = Math.max(free, performance.now()) + (part.length / RATE) * 1000;
      await wait(free - performance.now());
      to.write(part);
    }
  }
  to.end();
}

const server = await serve(pageFolder());
const proxy = createServer(async ({ url, headers }, answer) => {
  await wait(LATENCY);
  const asked = request(new URL(url, server.url), { headers: { ...headers, host: new URL(server.url).host } });
  asked.on("response", (there) => {
    answer.writeHead(there.statusCode, there.headers);
    pass(there, answer).catch(() => answer.destroy());
  });
  asked.end();
});
await once(proxy.listen(0, "127.0.0.1"), "listening");

const browser = await launch();
const context = await browser.newContext({ ...phone, locale: "en-GB", serviceWorkers: "block" });
const page = await context.newPage();
page.setDefaultTimeout(120_000);
const begun = performance.now();
const report = (what) => console.log(`${what.padEnd(24)}${((performance.now() - begun) / 1000).toFixed(1)} s`);
await page.goto(`http://127.0.0.1:${proxy.address().port}/`, { waitUntil: "commit" });
await page.locator("h1").waitFor();
report("start screen");
await page.locator(".rules summary").first().click();
report("rules are read");
await page.locator(".rules summary").first().click();
await page.waitForSelector("#start", { state: "hidden" });
report("app can be used");
await browser.close();
proxy.close();
proxy.closeAllConnections();
await server.stop();
