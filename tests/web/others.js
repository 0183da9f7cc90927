// Browsers other than Chromium, if installed with a driver: Firefox by WebDriver BiDi, which it supports itself, and
// WebKitGTK by WebKitWebDriver, of which only the functions are here that the tests need.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as rest } from "node:timers/promises";

import puppeteer from "puppeteer-core";

import { CONTROLS, PATIENCE, Person } from "./person.js";

/** How long one command to a browser may take, in milliseconds. */
const LIMIT = 60_000;

/** The first of these programs that is there. */
function find(...names) {
  for (const name of names) {
    for (const folder of name.startsWith("/") ? [""] : (process.env.PATH ?? "").split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // It is not installed here.
      }
    }
  }
  return undefined;
}

/** A program that is ended with the test, and the first part of what it says that fits. */
async function start(program, args, says) {
  const running = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const end = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill();
    await once(running, "exit");
  };
  for (const out of [running.stdout, running.stderr]) out.setEncoding("utf8");
  const heard = new Promise((resolve, reject) => {
    running.once("error", reject);
    running.once("exit", () => reject(new Error(`${program} has ended`)));
    for (const out of [running.stdout, running.stderr]) {
      createInterface(out).on("line", (line) => says.test(line) && resolve(says.exec(line)[1]));
    }
  });
  return { end, heard: await heard };
}

/** An invisible display, and the variables for programs that use it and draw without a graphics card. */
async function screen(xvfb) {
  const args = ["-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"];
  const { end, heard } = await start(xvfb, args, /^(\d+)$/);
  const env = { ...process.env, DISPLAY: `:${heard}`, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  delete env.WAYLAND_DISPLAY;
  return { end, env };
}

/** Firefox; none where it is not installed with a display. Without one it does not draw. */
async function firefox() {
  const [executablePath, xvfb] = [find("firefox-esr", "firefox"), find("Xvfb")];
  if (executablePath === undefined || xvfb === undefined) return undefined;
  const { end, env } = await screen(xvfb);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    env,
    headless: false,
    protocolTimeout: LIMIT,
    extraPrefsFirefox: { "webgl.force-enabled": true, "browser.aboutwelcome.enabled": false },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    name: await browser.version(),
    page,
    async close() {
      await browser.close();
      await end();
    },
  };
}

/** The small browser of WebKitGTK; none where it is not installed with its driver and an invisible display. */
async function webkit() {
  const [driver, xvfb] = [find("WebKitWebDriver"), find("Xvfb")];
  const browser = find(
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
  );
  if (driver === undefined || xvfb === undefined || browser === undefined) return undefined;
  const { end, env } = await screen(xvfb);
  const port = 4000 + (process.pid % 20_000);
  const running = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100 && !(await ask("GET", "/status").catch(() => false)); tries++) await rest(100);
  const wanted = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
  const { sessionId, capabilities } = await ask("POST", "/session", { capabilities: { alwaysMatch: wanted } });
  const session = `/session/${sessionId}`;
  await ask("POST", `${session}/timeouts`, { script: LIMIT, pageLoad: LIMIT });
  const page = {
    isClosed: () => false,
    goto: (url) => ask("POST", `${session}/url`, { url }),
    reload: () => ask("POST", `${session}/refresh`, {}),
    evaluate: (what, ...args) => ask("POST", `${session}/execute/async`, { script: later(what), args }),
    screenshot: () => Promise.reject(new Error("WebKitGTK takes no picture here")),
    on() {},
    setDefaultTimeout() {},
  };
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    page,
    async close() {
      await ask("DELETE", session).catch(() => {});
      running.kill();
      await end();
    },
  };
}

/** The script that calls a function of the page with all arguments but the last, and the last one with its result. */
function later(what) {
  return `const [done, ...args] = [...arguments].reverse(); Promise.resolve((${what})(...args.reverse())).then(done)`;
}

const BROWSERS = { Firefox: firefox, WebKit: webkit };

/** The names of the browsers that are not Chromium. */
export const others = Object.keys(BROWSERS);

/** A user with this browser; `undefined` if it is not installed, which skips the test unless COURTYARD_BROWSERS=required. */
export async function reader(scene, t, name) {
  const browser = await BROWSERS[name]();
  if (browser === undefined) {
    const why = `${name} and what drives it are not installed`;
    if (process.env.COURTYARD_BROWSERS === "required") throw new Error(why);
    return void t.skip(why);
  }
  scene.after(() => browser.close());
  t.diagnostic(browser.name);
  return scene.meets(new Reader(browser.page));
}

/** A user of the page as with a screen reader: controls are activated by their names, wherever they are. */
class Reader extends Person {
  async prepare(script) {
    await this.page.evaluateOnNewDocument(script);
  }

  async begin() {
    const end = Date.now() + PATIENCE;
    while (!(await this.page.evaluate(isStarted))) {
      if (Date.now() > end) throw new Error("the app has not started");
      await rest(100);
    }
    await this.settle();
  }

  async tap(...names) {
    for (const name of names) {
      await this.until(({ controls }) => controls.some((control) => control.name === name), `control “${name}”`);
      await this.page.evaluate(activate, name, CONTROLS);
      await this.settle();
    }
  }

  async downloads(begin) {
    await this.page.evaluate(keepDownload);
    await begin();
    return { content: Buffer.from(await this.page.evaluate(() => window.downloaded)) };
  }
}

// The following functions run in the page.

function isStarted() {
  return document.getElementById("start").hidden && document.querySelectorAll("#mirror [role=button]").length > 0;
}

/** Activates the control of this name. */
function activate(name, roles) {
  const all = [...document.querySelectorAll("#mirror [role]")];
  const isIt = (element) => element.getAttribute("aria-label") === name && roles.includes(element.getAttribute("role"));
  all.find(isIt).click();
}

/** Keeps the bytes of the next file that the page hands to the browser. */
function keepDownload() {
  const { createObjectURL } = URL;
  window.downloaded = new Promise((resolve) => {
    URL.createObjectURL = (blob) => {
      URL.createObjectURL = createObjectURL;
      resolve(blob.arrayBuffer().then((buffer) => [...new Uint8Array(buffer)]));
      return createObjectURL.call(URL, blob);
    };
  });
}
