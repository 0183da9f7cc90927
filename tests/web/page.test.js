// The page around the app: its start, its error messages, and its behaviour offline and with a new version.

import assert from "node:assert/strict";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { copyAsNewVersion, launch, pageFolder, phone, serve } from "./browser.js";

/** The most that the program may weigh, in bytes as `cargo web build` compresses it by gzip. */
const HEAVIEST = 2_190_000;

let browser;
let scratch;
let folders;
/** Whether it is a page for tests: larger, and not compressed. */
let isForTests;

before(async () => {
  browser = await launch();
  isForTests = !(await readdir(pageFolder())).some((name) => name.endsWith(".wasm.gz"));
  scratch = await mkdtemp(join(tmpdir(), "courtyard-page-"));
  folders = { first: pageFolder(), second: join(scratch, "second"), third: join(scratch, "third") };
  await copyAsNewVersion(folders.first, folders.second, "second");
  await copyAsNewVersion(folders.first, folders.third, "third");
});

after(async () => {
  await browser.close();
  await rm(scratch, { recursive: true });
});

/** A phone that has stored nothing, for one test. */
async function newPhone(t, options = {}) {
  const context = await browser.newContext({ ...phone, locale: "en-GB", ...options });
  t.after(() => context.close());
  return context;
}

/** A page, with everything its console says. */
async function newPage(context) {
  const page = await context.newPage();
  page.said = [];
  page.on("console", (message) => {
    // The program of a page for tests arrives so late that the browser wonders why its texts are not used yet.
    const isLate = isForTests && message.text().includes("preloaded using link preload but not used");
    if (!isLate) page.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => page.said.push(String(error)));
  return page;
}

async function served(t, folder, port) {
  const server = await serve(folder, port);
  t.after(() => server.stop());
  return server;
}

const started = (page) => page.waitForSelector("#start", { state: "hidden" });
const stored = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const offered = (page) => page.waitForSelector("[data-update=ready]", { state: "attached" });
const look = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update().then(() => {}));
const take = (page) => page.evaluate(() => document.dispatchEvent(new CustomEvent("courtyard:take-update")));
const caches = (page) => page.evaluate(() => window.caches.keys());
/** Which of the versions a page is. */
const version = (page) =>
  page.evaluate(() => {
    const mark = [...document.childNodes].find((node) => node.nodeType === Node.COMMENT_NODE);
    return mark?.data.trim() ?? "first";
  });
const trouble = (page) => page.locator(".trouble h2").innerText();

/** A phone on which a version has been started and stored. */
async function visited(t, folder) {
  const server = await served(t, folder);
  const context = await newPhone(t);
  const page = await newPage(context);
  await page.goto(server.url);
  await started(page);
  await stored(page);
  return { server, context, page };
}

/** Another folder at the same address. */
async function replace(t, server, folder) {
  await server.stop();
  return served(t, folder, server.port);
}

/** The address of the same page behind a network that breaks off in the middle of the program, so many times. */
async function behindBadNetwork(t, server, times) {
  const network = createServer(async ({ url }, answer) => {
    const there = await fetch(new URL(url, server.url)).catch(() => {});
    // The test is over, and its server too.
    if (!there) return answer.destroy();
    const body = Buffer.from(await there.arrayBuffer());
    const type = there.headers.get("content-type");
    answer.writeHead(there.status, { "content-type": type, "content-length": body.length });
    if (url.endsWith(".wasm") && times-- > 0) answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
    else answer.end(body);
  });
  await once(network.listen(0, "127.0.0.1"), "listening");
  t.after(() => {
    network.close();
    network.closeAllConnections();
  });
  return `http://127.0.0.1:${network.address().port}/`;
}

test("the app starts, and the console stays empty", async (t) => {
  const { page } = await visited(t, folders.first);
  assert.deepEqual(page.said, []);
  const size = await page.evaluate(() => {
    const canvas = document.getElementById("courtyard");
    const { width, height } = canvas.getBoundingClientRect();
    return [width, height, canvas.width, canvas.height, document.documentElement.scrollHeight];
  });
  assert.deepEqual(size, [390, 844, 780, 1688, 844]);
});

test("the program does not become heavier", async (t) => {
  const program = (await readdir(folders.first)).find((name) => name.endsWith(".wasm.gz"));
  if (program === undefined) return t.skip("a page that was built quickly is not compressed");
  const { size } = await stat(join(folders.first, program));
  assert.ok(size <= HEAVIEST, `${size} bytes, gzipped`);
});

test("no request leaves the page's own server", async (t) => {
  const server = await served(t, folders.first);
  const context = await newPhone(t);
  const asked = new Set();
  context.on("request", (request) => asked.add(new URL(request.url()).origin));
  const page = await newPage(context);
  await page.goto(server.url);
  await started(page);
  await stored(page);
  assert.deepEqual([...asked], [new URL(server.url).origin]);
});

test("progress is shown in the browser's language", async (t) => {
  const server = await served(t, folders.first);
  const page = await newPage(await newPhone(t, { locale: "es-MX" }));
  let go;
  const held = new Promise((resolve) => (go = resolve));
  await page.route("**/*.wasm", (route) => held.then(() => route.continue()));
  await page.goto(server.url, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector(".status")?.textContent.startsWith("Cargando"));
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  go();
  await started(page);
});

test("what cannot start says so", async (t) => {
  const server = await served(t, folders.first);
  const cases = [
    ["Courtyard cannot draw here", (page) => page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))],
    ["This browser cannot run Courtyard", (page) => page.addInitScript(() => delete window.WebAssembly)],
    ["Courtyard could not be loaded", (page) => page.route("**/*.wasm", (route) => route.abort())],
    ["Courtyard could not be loaded", (page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }))],
  ];
  for (const [title, prepare] of cases) {
    const page = await newPage(await newPhone(t));
    await prepare(page);
    await page.goto(server.url);
    await page.waitForSelector(".trouble");
    assert.equal(await trouble(page), title);
  }
  const page = await newPage(await newPhone(t, { javaScriptEnabled: false }));
  await page.goto(server.url);
  assert.match(await page.locator("noscript").innerText(), /needs JavaScript.*necesita JavaScript/s);
});

test("the first picture is rehearsed in a worker, without which the app starts as well", async (t) => {
  const server = await served(t, folders.first);
  const opened = async (prepare) => {
    const page = await newPage(await newPhone(t));
    await prepare(page);
    await page.goto(server.url);
    await started(page);
    return page;
  };
  // The service worker may take any time.
  const page = await opened((page) =>
    page.addInitScript(() => {
      window.received = {};
      Worker.prototype.terminate = () => {};
      window.Worker = class extends Worker {
        constructor(...what) {
          super(...what);
          this.addEventListener("message", ({ data }) => Object.assign(window.received, data));
        }
      };
    }),
  );
  const { rehearsed, refused } = await (
    await page.waitForFunction(() => ("rehearsed" in window.received || "refused" in window.received) && window.received)
  ).evaluate(({ rehearsed, refused }) => ({ rehearsed, refused }));
  assert.deepEqual({ rehearsed, refused }, { rehearsed: true, refused: undefined });
  assert.deepEqual(page.said, []);
  await opened((page) => page.addInitScript(() => delete window.Worker));
  await opened((page) => page.route("**/worker.js", (route) => route.abort()));
});

test("another picture is asked for once the graphics have finished the first, or take too long", async (t) => {
  const server = await served(t, folders.first);
  for (const finishes of [true, false]) {
    const page = await newPage(await newPhone(t));
    await page.addInitScript((finishes) => {
      const { prototype } = WebGL2RenderingContext;
      const { getSyncParameter } = prototype;
      prototype.getSyncParameter = function (...what) {
        // However long the test took until then, graphics that finish count as fast enough.
        if (finishes && !window.waited) performance.now = () => 0;
        window.waited = true;
        return window.isFinished ? getSyncParameter.apply(this, what) : this.UNSIGNALED;
      };
      // After the first picture, only the app requests frames.
      const { requestAnimationFrame } = window;
      window.asked = 0;
      window.requestAnimationFrame = (draw) => {
        if (window.waited) window.asked++;
        return requestAnimationFrame.call(window, draw);
      };
    }, finishes);
    await page.goto(server.url);
    await started(page);
    await page.waitForFunction(() => window.waited);
    if (finishes) {
      assert.equal(await page.evaluate(() => window.asked), 0);
      await page.evaluate(() => {
        delete performance.now;
        window.isFinished = true;
      });
    }
    await page.waitForFunction(() => window.asked > 0);
    assert.deepEqual(page.said, []);
  }
});

test("a failed download is tried again", async (t) => {
  const server = await served(t, folders.first);
  const page = await newPage(await newPhone(t));
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(server.url);
  await page.waitForSelector(".trouble");
  await page.unroute("**/*.wasm");
  await page.locator(".trouble button").tap();
  await started(page);
});

test("a download that breaks off is begun again by itself, once", async (t) => {
  const server = await served(t, folders.first);
  for (const [breaks, starts] of [
    [1, true],
    [2, false],
  ]) {
    const page = await newPage(await newPhone(t));
    await page.goto(await behindBadNetwork(t, server, breaks));
    if (starts) await started(page);
    else {
      await page.waitForSelector(".trouble");
      assert.equal(await trouble(page), "Courtyard could not be loaded");
      await page.locator(".trouble button").tap();
      await started(page);
    }
  }
});

test("an app that breaks down, or loses its picture, can be loaded again", async (t) => {
  const { page } = await visited(t, folders.first);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("courtyard:failed", { detail: "why" })));
  await page.waitForSelector(".trouble");
  assert.equal(await trouble(page), "Courtyard has stopped");
  await page.locator("summary[data-text=details]").tap();
  assert.equal(await page.locator("pre").innerText(), "why");
  await page.locator(".trouble button").tap();
  await started(page);
  await page.evaluate(() => {
    const canvas = document.getElementById("courtyard");
    canvas.getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  await page.waitForSelector(".trouble");
  assert.equal(await trouble(page), "The picture is gone");
  await page.locator(".trouble button").tap();
  await started(page);
});

test("after the first visit the page needs no server", async (t) => {
  const { server, page, context } = await visited(t, folders.first);
  await server.stop();
  await page.reload();
  await started(page);
  const other = await newPage(context);
  await other.goto(`${server.url}index.html?from=home#there`);
  await started(other);
});

test("what is stored is named by the folder, and leaves alone what others have stored", async (t) => {
  const { page } = await visited(t, folders.first);
  await page.evaluate(() => Promise.all(["another app's", "courtyard of old"].map((name) => window.caches.open(name))));
  const names = await caches(page);
  assert.equal(names.filter((name) => name.startsWith(`courtyard ${page.url()} `)).length, 1);
  assert.equal(names.length, 3);
});

test("a new version is offered, and taken only if the user takes it", async (t) => {
  const { server, context, page } = await visited(t, folders.first);
  const other = await newPage(context);
  await other.goto(server.url);
  await started(other);
  await page.evaluate(() => window.caches.open("another app's"));
  await replace(t, server, folders.second);
  await look(page);
  await Promise.all([offered(page), offered(other)]);
  assert.equal(await version(page), "first");

  await other.evaluate(() => (window.untouched = true));
  const reloaded = page.waitForEvent("load");
  await take(page);
  await reloaded;
  await started(page);
  assert.equal(await version(page), "second");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.update), undefined);
  const names = await caches(page);
  assert.equal(names.length, 2, names.join());
  assert.ok(names.includes("another app's"));

  // The other page continues unchanged until the user accepts the new version there.
  assert.equal(await other.evaluate(() => window.untouched), true);
  const followed = other.waitForEvent("load");
  await take(other);
  await followed;
  await started(other);
  assert.equal(await version(other), "second");
});

test("a version that comes while another waits takes its place", async (t) => {
  const { server, page } = await visited(t, folders.first);
  const again = await replace(t, server, folders.second);
  await look(page);
  await offered(page);
  await page.evaluate(async () => (window.second = (await navigator.serviceWorker.getRegistration()).waiting));
  await replace(t, again, folders.third);
  await look(page);
  await page.waitForFunction(() => window.second.state === "redundant");
  const reloaded = page.waitForEvent("load");
  await take(page);
  await reloaded;
  await started(page);
  assert.equal(await version(page), "third");
  assert.equal((await caches(page)).length, 1);
});

test("a version that is not whole is not taken", async (t) => {
  const { server, page } = await visited(t, folders.first);
  const damaged = join(scratch, "damaged");
  await copyAsNewVersion(folders.first, damaged, "damaged");
  await appendFile(join(damaged, "manifest.webmanifest"), "\n");
  const again = await replace(t, server, damaged);
  await look(page);
  await page.waitForFunction(async () => {
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    return installing === null && waiting === null;
  });
  await again.stop();
  await page.reload();
  await started(page);
  assert.equal(await version(page), "first");
});

test("what the browser has thrown away is fetched and stored again", async (t) => {
  const { server, page } = await visited(t, folders.first);
  await page.evaluate(async () => {
    for (const name of await window.caches.keys()) await window.caches.delete(name);
  });
  await page.reload();
  await started(page);
  await server.stop();
  await page.reload();
  await started(page);
});

test("an old version whose files are gone everywhere gives way to the new one", async (t) => {
  const { server, page } = await visited(t, folders.first);
  await page.evaluate(async () => {
    for (const name of await window.caches.keys()) await window.caches.delete(name);
  });
  await replace(t, server, folders.second);
  await page.reload();
  await started(page);
  assert.equal(await version(page), "second");
});

test("the manifest is one that a browser installs", async (t) => {
  const { page, context } = await visited(t, folders.first);
  const session = await context.newCDPSession(page);
  const { errors, manifest } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(manifest.display, "kStandalone");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's browsers have no persistent storage, which counts as private browsing.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  assert.deepEqual(ours, []);
  assert.match(await readFile(join(folders.first, "index.html"), "utf8"), /apple-touch-icon/);
});
