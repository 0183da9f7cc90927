// A browser like that of most phones, a server for a page, and another version of a page.

import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

/** The folder of the whole repository. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** A phone of the usual size, held upright, and touched. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

// Draws without a graphics card and without network access. A canvas has as many pixels as the browser itself has,
// regardless of the density that the page reports, so the browser uses the phone's density.
const FLAGS = [
  `--force-device-scale-factor=${phone.deviceScaleFactor}`,
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** The Chromium that is named by COURTYARD_CHROMIUM, or the first on the path. */
export function findChromium() {
  if (process.env.COURTYARD_CHROMIUM) return process.env.COURTYARD_CHROMIUM;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of NAMES) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // It is not installed here.
      }
    }
  }
  throw new Error(`there is no Chromium: install one of ${NAMES.join(", ")}, or name it in COURTYARD_CHROMIUM`);
}

const withFlags = (options) => ({
  executablePath: findChromium(),
  ...options,
  args: [...FLAGS, ...(options.args ?? [])],
});

/** Starts a browser that forgets everything; it takes playwright's options. */
export function launch(options = {}) {
  return chromium.launch(withFlags(options));
}

/** Starts a browser that keeps what it stores in a folder, with the options of its one context. */
export function launchWith(folder, options = {}) {
  return chromium.launchPersistentContext(folder, withFlags(options));
}

/** Where `cargo web build` has laid the page, or the folder that COURTYARD_PAGE names. */
export function pageFolder() {
  if (process.env.COURTYARD_PAGE) return process.env.COURTYARD_PAGE;
  return join(targetFolder(), "web");
}

/** Cargo's target folder. */
export function targetFolder() {
  const args = ["metadata", "--locked", "--no-deps", "--format-version", "1"];
  const metadata = execFileSync("cargo", args, { cwd: repository, maxBuffer: 1 << 26 });
  return JSON.parse(metadata).target_directory;
}

/** The page's own tool: COURTYARD_WEB, which needs no Cargo that may be busy, or `cargo web`. */
const [tool, ...before] = process.env.COURTYARD_WEB ? [process.env.COURTYARD_WEB] : ["cargo", "web"];

/** Serves a folder at an address of this computer until `stop` is called; a port is only named to be had again. */
export async function serve(folder, port = 0) {
  const server = spawn(tool, [...before, "serve", "--dir", folder, "--port", String(port)], {
    cwd: repository,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  let said = "";
  const url = await new Promise((resolve, reject) => {
    server.stdout.on("data", (data) => {
      said += data;
      const found = /http:\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.stderr.on("data", (data) => (said += data));
    server.once("error", reject);
    ended.then(() => reject(new Error(said)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Copies a page as if it had been built anew after an invisible change. */
export async function copyAsNewVersion(from, to, change = "another version") {
  await cp(from, to, { recursive: true });
  const index = `${await readFile(join(from, "index.html"), "utf8")}<!-- ${change} -->\n`;
  await writeFile(join(to, "index.html"), index);
  const worker = await readFile(join(from, "sw.js"), "utf8");
  const [line, known] = /^const BUILD = (.*);\n/.exec(worker);
  const build = JSON.parse(known);
  build.files["./"] = `sha256-${createHash("sha256").update(index).digest("base64")}`;
  build.version = createHash("sha256").update(JSON.stringify(build)).digest("hex").slice(0, 16);
  await writeFile(join(to, "sw.js"), worker.replace(line, `const BUILD = ${JSON.stringify(build)};\n`));
}

/** A phone's page on its start screen, in English; `watch` runs in it before anything else. */
export async function opened(browser, url, watch) {
  const context = await browser.newContext({ ...phone, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForSelector("#start", { state: "hidden" });
  await page.waitForTimeout(1000);
  return page;
}
