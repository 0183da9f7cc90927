// A simulated user with a phone, who finds controls by their accessible names and taps them where they are drawn.
//
// The names come from the mirror, the app's accessibility tree in the page. The touches go to the canvas.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

import { launch, launchWith, pageFolder, phone, serve, targetFolder } from "./browser.js";

/** How long anything may take that is waited for. */
export const PATIENCE = 20_000;

/** A phone in English. Fewer pixels than a phone really has are drawn sooner. */
const ENGLISH = { ...phone, deviceScaleFactor: 1, locale: "en-GB", timezoneId: "Europe/Berlin" };
const FLAGS = ["--force-device-scale-factor=1"];

/** What can be acted on. */
export const CONTROLS = [
  ...["button", "checkbox", "combobox", "link", "menuitem", "menuitemradio", "option", "radio", "slider", "switch", "tab"],
];

/** The part of a control that must be visible before a tap. */
const SEEN = 30;
/** So long something is in sight, in milliseconds, before a person taps it. */
const SIGHT = 450;

/** The distance of one scroll. */
const STROKE = 220;

let browser;
let server;

after(async () => {
  await Promise.all([browser, server].map(async (it) => (await it)?.close?.() ?? (await it)?.stop?.()));
});

/** A test on the phones of some people. Where it fails it says what they saw. The function also gets node's test context. */
export function scene(name, play) {
  test(name, async (t) => {
    const scene = new Scene();
    try {
      await play(scene, t);
    } catch (error) {
      // A new error, because the stack of the first one already contains its message.
      throw new Error(`${error?.message ?? error}${await scene.seen()}`, { cause: error });
    } finally {
      await scene.end();
    }
  });
}

/** What a test has set up, and what is cleared away after it. */
class Scene {
  #people = [];
  #ends = [];

  /** Does this when the test is over. */
  after(end) {
    this.#ends.unshift(end);
  }

  async end() {
    for (const end of this.#ends) await end();
  }

  /** An empty folder. */
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), "courtyard-"));
    this.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  }

  /** A server of its own, which the test may stop. */
  async served(folder = pageFolder(), port) {
    const own = await serve(folder, port);
    this.after(() => own.stop());
    return own;
  }

  /** A user with a phone that has stored nothing and opened nothing yet. */
  async visitor(options = {}) {
    browser ??= launch({ args: FLAGS });
    const context = await (await browser).newContext({ ...ENGLISH, ...options });
    this.after(() => context.close());
    return this.beside(context);
  }

  /** A user of another page of the same browser. */
  async beside(context) {
    return this.meets(new Person(await context.newPage()));
  }

  /** Tells what this person saw, too, if the test fails. */
  meets(person) {
    this.#people.push(person);
    return person;
  }

  /** A user with a phone that has stored nothing, on the start screen. */
  async person(options = {}) {
    const person = await this.visitor(options);
    server ??= serve(pageFolder());
    await person.open((await server).url);
    return person;
  }

  /** A user whose phone stores its data in this folder, and a function that kills the whole browser at once. */
  async owner(folder) {
    const context = await launchWith(folder, { ...ENGLISH, args: FLAGS });
    this.after(() => context.close().catch(() => {}));
    const person = new Person(context.pages()[0]);
    this.#people.push(person);
    const session = await context.browser().newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const { id } = processInfo.find(({ type }) => type === "browser");
    const kill = async () => {
      const dead = new Promise((resolve) => context.once("close", resolve));
      process.kill(-id, "SIGKILL");
      await dead;
    };
    return { person, kill };
  }

  /** What everybody saw in the end, as text and as a picture. */
  async seen() {
    let all = "";
    for (const { page, said } of this.#people) {
      if (page.isClosed()) continue;
      const folder = await mkdtemp(join(tmpdir(), "courtyard-seen-"));
      const picture = join(folder, "screen.png");
      const taken = page.screenshot({ path: picture, timeout: PATIENCE });
      const about = await taken.then(() => `${picture} shows this screen:`, (error) => `There is no picture of this screen: ${error}`);
      const words = await tell(page).then(({ text }) => text, (error) => `  its content is unknown: ${error}\n`);
      all += `\n${about}\n${words}${said.map((line) => `  ${line}\n`).join("")}`;
    }
    return all;
  }
}

/** A user with an open page. */
export class Person {
  constructor(page) {
    this.page = page;
    /** Everything that the console and errors of the page have said. */
    this.said = [];
    page.setDefaultTimeout(PATIENCE);
    page.on("console", (message) => {
      // Chromium's advice about how eframe draws letters that the bundled fonts lack, such as those of “Русский”.
      if (message.text().startsWith("Canvas2D: Multiple readback operations")) return;
      this.said.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.said.push(String(error)));
  }

  /** Everything that belongs to the browser: its pages, and what is stored. */
  get context() {
    return this.page.context();
  }

  /** Has this function run in every page before anything else. */
  async prepare(script) {
    await this.context.addInitScript(script);
  }

  /** Opens the app, and waits until it can be used. */
  async open(url) {
    this.url = url;
    await this.page.goto(url);
    await this.begin();
  }

  /** Loads the page anew. */
  async reload() {
    await this.page.reload();
    await this.begin();
  }

  /** Waits until the app can be used. */
  async begin() {
    await this.page.waitForSelector("#start", { state: "hidden" });
    await this.settle();
  }

  /** The controls of this name. */
  control(name, roles = CONTROLS) {
    const mirror = this.page.locator("#mirror");
    const all = roles.map((role) => mirror.getByRole(role, { name, exact: true }));
    return all.reduce((some, other) => some.or(other));
  }

  /** The field of this name. */
  field(name) {
    return this.control(name, ["textbox"]);
  }

  /** Taps the one control of this name, scrolling to it as far as that is needed. */
  async tap(...names) {
    for (const name of names) {
      const place = await this.reach(this.control(name), name);
      await this.touch(place);
      await this.settle();
      const writing = await this.page.evaluate(() => document.activeElement?.tagName === "INPUT");
      assert.ok(!writing, `the keyboard is open after a tap on ${name}`);
    }
  }

  /** Taps the one control whose name begins like this. */
  async tapOn(start) {
    await this.until(({ controls }) => controls.some(({ name }) => name.startsWith(start)), `a control ${start}…`);
    const { controls } = await this.content();
    const names = controls.map(({ name }) => name).filter((name) => name.startsWith(start));
    assert.equal(names.length, 1, `${names.length} controls ${start}…`);
    await this.tap(names[0]);
  }

  /** Touches the screen at once, and waits for nothing that comes of it. */
  async touch([x, y]) {
    await this.page.touchscreen.tap(x, y);
  }

  /** Activates the control of this name as a screen reader does, wherever it is. */
  async activate(...names) {
    for (const name of names) {
      await this.control(name).dispatchEvent("click");
      await this.settle();
    }
  }

  /** Writes over what stands in the field of this name, with the phone's keyboard. */
  async write(name, text) {
    await this.type(name, text);
    await this.until(({ controls }) => controls.some((c) => c.name === name && c.value === text), `${text} in ${name}`);
  }

  /** Replaces the text of a field that may be gone or empty afterwards, because the text is acted upon. */
  async type(name, text) {
    const place = await this.reach(this.field(name), name);
    await this.touch(place);
    await this.page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(text);
  }

  /** Where the one control is that is found like this, once it can be seen, does not move and answers. */
  async reach(control, name) {
    try {
      await control.waitFor({ state: "attached" });
    } catch (error) {
      throw new Error(`there is not one control “${name}”`, { cause: error });
    }
    let turned = false;
    let last;
    for (let tries = 0; tries < 40; tries++) {
      const place = await control.evaluate(rest);
      if (place.width >= SEEN && place.height >= SEEN) {
        // A new control reacts only after it has been visible for a moment.
        await this.page.waitForTimeout(SIGHT);
        return [place.x + place.width / 2, place.y + place.height / 2];
      }
      // A control scrolled out of sight is at the edge that it is behind.
      turned ||= last !== undefined && last.x === place.x && last.y === place.y && tries > 7;
      last = place;
      await this.#scroll(place, turned);
    }
    throw new Error(`“${name}” cannot be brought into sight`);
  }

  async #scroll({ x, y, width, height }, turned) {
    const { width: right, height: bottom } = this.page.viewportSize();
    const upright = height < SEEN;
    const [at, end] = upright ? [y, bottom] : [x, right];
    const behind = at > end / 2 !== turned;
    const near = Math.min(Math.max(at, 0), end) + (behind ? -SEEN : SEEN);
    const from = upright ? await this.page.evaluate(besideFields, near) : near;
    const to = Math.min(Math.max(from + (behind ? -STROKE : STROKE), 2), end - 2);
    const across = upright ? Math.min(Math.max(x + width / 2, 10), right - 10) : y + height / 2;
    await this.drag(upright ? [across, from] : [from, across], upright ? [across, to] : [to, across]);
  }

  /** Moves a finger over the screen, slowly enough that nothing flies on. */
  async drag([fromX, fromY], [toX, toY]) {
    const session = await this.context.newCDPSession(this.page);
    const touch = (type, part) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: part === undefined ? [] : [{ x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part }],
      });
    await touch("touchStart", 0);
    for (const part of [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1, 1, 1, 1]) {
      await touch("touchMove", part);
      await this.page.evaluate(frames);
    }
    await touch("touchEnd");
    await session.detach();
    await this.settle();
  }

  /** Waits until all requests are done and the content stays the same, also on a page that reloads itself. */
  async settle() {
    const moved = await this.page.evaluate(quiet, { patience: PATIENCE }).then(
      () => false,
      (error) => {
        if (!String(error).includes("Execution context was destroyed")) throw error;
        return true;
      },
    );
    if (moved) await this.begin();
  }

  /** Waits until the content stays the same while something is still to be done. */
  async stall() {
    await this.page.waitForSelector("#mirror[aria-busy=true]", { state: "attached" });
    await this.page.evaluate(quiet, { patience: 0 });
  }

  /** The content of the screen. */
  async content() {
    return tell(this.page);
  }

  /** What is on the screen, in words: two screens that are alike say the same. */
  async words() {
    return (await this.content()).text;
  }

  /** The screen in words, without what screen readers hear of changes: a reloaded screen is new to them as a whole. */
  async shown() {
    const heard = await this.page.evaluate(() =>
      [...document.querySelectorAll("#mirror [aria-live] *")].map((part) => part.textContent),
    );
    const without = (words, part) => {
      const place = words.lastIndexOf(`  ${part}\n`);
      return place < 0 ? words : words.slice(0, place) + words.slice(place + part.length + 3);
    };
    return heard.reduce(without, await this.words());
  }

  /** Waits until the screen is like this. */
  async until(isLikeThis, what) {
    const end = Date.now() + PATIENCE;
    while (!isLikeThis(await this.content())) {
      if (Date.now() > end) throw new Error(`there is no ${what}`);
      await this.page.evaluate(change);
    }
  }

  /** Waits until these words are on the screen. */
  async sees(...words) {
    for (const some of words) await this.until(({ lines }) => lines.some((line) => line.includes(some)), `“${some}”`);
  }

  /** Waits until these words are nowhere on the screen. */
  async misses(words) {
    await this.until(({ lines }) => !lines.some((line) => line.includes(words)), `screen without “${words}”`);
  }

  /** Waits until there are controls of these names. */
  async finds(...names) {
    for (const some of names) await this.until(({ controls }) => controls.some(({ name }) => name === some), `“${some}”`);
  }

  /** Whether there is a control of this name now. */
  async has(name) {
    const { controls } = await this.content();
    return controls.some((control) => control.name === name);
  }

  /** The live announcements for screen readers. */
  async heard() {
    return this.page.evaluate(() => {
      const live = document.querySelectorAll("#mirror [aria-live]");
      return [...live].map((element) => element.textContent).join("\n");
    });
  }

  /** The files that the browser keeps, by their paths. */
  async files() {
    const files = await this.page.evaluate(keptFiles);
    return new Map(files.map(([path, content]) => [path, Buffer.from(content, "base64")]));
  }

  /** The one journal that the browser keeps: its path and its bytes. */
  async journal() {
    const journals = [...(await this.files())].filter(([path]) => path.endsWith(".courtyard"));
    assert.equal(journals.length, 1, `${journals.map(([path]) => path)}`);
    return { path: journals[0][0], content: journals[0][1] };
  }

  /** What a download that begins with this is called and has in it. */
  async downloads(begin) {
    const [download] = await Promise.all([this.page.waitForEvent("download"), begin()]);
    const parts = [];
    for await (const part of await download.createReadStream()) parts.push(part);
    return { name: download.suggestedFilename(), content: Buffer.concat(parts) };
  }
}

/** The actions of a journal, which the command line finds sound. */
export async function sound(content) {
  const folder = await mkdtemp(join(tmpdir(), "courtyard-"));
  try {
    const file = join(folder, "journal.courtyard");
    await writeFile(file, content);
    await courtyard("check", file);
  } finally {
    await rm(folder, { recursive: true });
  }
  const [, ...entries] = content.toString().trimEnd().split("\n");
  return entries.map((line) => JSON.parse(line));
}

/** What Courtyard's own command line says to this. */
export async function courtyard(...args) {
  const program = process.env.COURTYARD_BIN ?? join(targetFolder(), "debug", "courtyard");
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1 << 28 });
  return stdout;
}

/** Begins a game of Ana and Ben, who plays second, from the start screen. */
export async function begin(person, [ana, ben] = ["Ana", "Ben"]) {
  await person.tap("New game");
  await person.write("Name of Player 1", ana);
  await person.write("Name of Player 2", ben);
  await person.tap("Who begins?", `${ana} takes the first turn`, "Pick the nobles");
  await person.tap("K♥", "Q♠", "J♣", "K♦", "Q♥", "J♥", "Begin the game");
  await person.sees(`Turn 1 · ${ana}`);
}

/** Goes on to a duel of the Queen of spades with the Jack of hearts in the first turn. */
export async function challenge(person) {
  await person.tap("Reinforcements →", "Command →", "Duel →", "Attack with Q♠", "Challenge J♥");
}

// The following functions run in the page.

/** Waits for the next frames. */
function frames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Waits until the mirror changes, but not for long. */
function change() {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, 250);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Waits until the mirror has not changed for some frames; as long as it is busy, until the patience is at its end. */
async function quiet({ patience }) {
  const mirror = document.getElementById("mirror");
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const [moment, some] = [120, 6];
  const start = performance.now();
  let [changed, frames] = [start, 0];
  const observer = new MutationObserver(() => ([changed, frames] = [performance.now(), 0]));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // The next frame shows the result of the last tap.
  const isBusy = () => mirror?.ariaBusy === "true" && performance.now() < start + patience;
  while (isBusy() || frames < some || performance.now() < changed + moment) {
    await frame();
    frames++;
  }
  observer.disconnect();
}

/** The height nearest to this one at which no field is near: a finger that moves in a field selects text. */
function besideFields(y) {
  const near = 12;
  const fields = [...document.querySelectorAll("#mirror [role=textbox]")].map((field) => field.getBoundingClientRect());
  const field = fields.find(({ top, bottom }) => top - near < y && y < bottom + near);
  if (field === undefined) return y;
  return y - field.top < field.bottom - y ? field.top - near : field.bottom + near;
}

/** Where an element is once it has come to rest. */
async function rest(element) {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  for (;;) {
    const before = place();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const now = place();
    if (Object.keys(now).every((side) => now[side] === before[side])) return now;
  }
}

/** What the mirror tells: lines to be read, controls, images, and all of it as text. */
function tell(page) {
  return page.evaluate(() => {
    const lines = [];
    const controls = [];
    const images = [];
    let text = "";
    const states = ["checked", "pressed", "selected", "expanded", "disabled", "valuenow", "valuetext"];
    for (const element of document.querySelectorAll("#mirror [id]")) {
      const role = element.getAttribute("role");
      const name = element.getAttribute("aria-label") ?? "";
      const about = element.getAttribute("aria-description") ?? "";
      const value = element.textContent;
      if (value && role !== "textbox") lines.push(value);
      if (about) lines.push(about);
      if (role === "img") {
        const { x, y, width, height } = element.getBoundingClientRect();
        images.push({ name, x, y, width, height });
      }
      const stated = states.map((state) => [state, element.getAttribute(`aria-${state}`)]).filter(([, is]) => is !== null);
      if (role !== null && !["group", "heading", "img"].includes(role)) {
        controls.push({ role, name, about, value, ...Object.fromEntries(stated) });
      }
      const parts = [role, name, about, value, ...stated.map((state) => state.join("="))];
      text += `  ${parts.filter(Boolean).join(" | ")}\n`;
    }
    return { lines, controls, images, text };
  });
}

/** The files that the app has stored, with their content as base64. */
async function keptFiles() {
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open("courtyard"));
  try {
    const stores = database.transaction(["files", "pages"]);
    const [files, pages] = ["files", "pages"].map((name) => stores.objectStore(name));
    const all = [files.getAllKeys(), files.getAll(), pages.getAllKeys(), pages.getAll()];
    const [paths, abouts, keys, contents] = await Promise.all(all.map(answer));
    return paths.map((path, n) => {
      const parts = contents.filter((_, page) => keys[page][0] === path);
      const bytes = parts.flatMap((part) => [...part]);
      if (bytes.length !== abouts[n][0]) throw new Error(`${path} has ${bytes.length} bytes, not ${abouts[n][0]}`);
      return [path, btoa(String.fromCharCode(...bytes))];
    });
  } finally {
    database.close();
  }
}
