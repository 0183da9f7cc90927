// Journals exported from and imported into the browser have the same bytes as on the desktop.

import assert from "node:assert/strict";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { repository } from "./browser.js";
import { begin, challenge, courtyard, scene, sound } from "./person.js";

const GOLDEN = join(repository, "src", "games", "dueling_nobles", "cases", "game-catsatcards.courtyard");

/** Leads to the start screen, and from there to all sessions. */
async function toAll(person, count) {
  await person.tap("Menu", "To the start screen", `All games (${count})`);
}

/** Saves a copy of the session whose name begins like this. */
async function copy(person, start) {
  await person.tapOn(`More: ${start}`);
  await person.tap("Export");
  const download = await person.downloads(() => person.tap("Download"));
  await person.sees(`${download.name} was downloaded.`);
  return download;
}

/** Brings in these files, from the start screen. */
async function bringIn(person, files, from = "Archive, trash and import") {
  await person.tap(from, "Import games");
  const [chooser] = await Promise.all([person.page.waitForEvent("filechooser"), person.tap("Choose files")]);
  await chooser.setFiles(files);
}

/** The journals of a data folder, by their names. */
async function journalsIn(folder) {
  const sessions = join(folder, "sessions");
  const names = (await readdir(sessions)).filter((name) => name.endsWith(".courtyard"));
  const contents = await Promise.all(names.map((name) => readFile(join(sessions, name))));
  return new Map(names.map((name, n) => [name, contents[n]]));
}

scene("a session is downloaded as it is stored, and the command line finds it sound", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  await challenge(ana);
  await ana.tap("Ana rolls 4");
  await toAll(ana, 1);
  const { name, content } = await copy(ana, "Ana and Ben: Turn 1");
  const kept = await ana.journal();
  assert.equal(`/sessions/${name}`, kept.path);
  assert.deepEqual(content, kept.content);
  const entries = await sound(content);
  assert.equal(entries.at(-1).do.type, "roll");
});

scene("all sessions go into one file, which the command line takes in", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  await ana.tap("Menu", "To the start screen");
  await begin(ana, ["Cleo", "Dan"]);
  await toAll(ana, 2);
  await ana.tap("Export all");
  const { name, content } = await ana.downloads(() => ana.tap("Download"));
  assert.match(name, /^courtyard-\d{4}-\d\d-\d\d\.zip$/);
  const folder = await scene.folder();
  const archive = join(folder, name);
  await writeFile(archive, content);
  await courtyard("--data-dir", folder, "import", archive);
  const taken = await journalsIn(folder);
  const kept = [...(await ana.files())].filter(([path]) => path.endsWith(".courtyard"));
  assert.equal(taken.size, 2);
  assert.deepEqual(taken, new Map(kept.map(([path, journal]) => [path.replace("/sessions/", ""), journal])));
});

scene("a session that was begun on the desktop is gone on with on the phone, and back", async (scene) => {
  const folder = await scene.folder();
  const script = join(folder, "steps.jsonl");
  const setup = { type: "setup", first: 1, nobles: [["Kh", "Qs", "Jc"], ["Kd", "Qh", "Jh"]] };
  await writeFile(script, `${JSON.stringify(setup)}\n{"type":"next-phase"}\n`);
  await courtyard("--data-dir", folder, "play", "--new", "--players", "Zoë", "Ben", "--script", script);
  const [[name, content]] = await journalsIn(folder);

  const ana = await scene.person();
  await bringIn(ana, [join(folder, "sessions", name)]);
  await ana.sees(`${name} was imported as`);
  assert.deepEqual((await ana.journal()).content, content);
  await ana.tap("Back");
  await ana.tapOn("Zoë and Ben: Turn 1");
  await ana.tap("Command →");
  await toAll(ana, 1);
  const back = await copy(ana, "Zoë and Ben: Turn 1");
  assert.deepEqual(back.content.subarray(0, content.length), content);
  const elsewhere = await scene.folder();
  const journal = join(elsewhere, back.name);
  await writeFile(journal, back.content);
  assert.equal((await sound(back.content)).length, 3);
  await courtyard("--data-dir", elsewhere, "import", journal);
  const listed = JSON.parse(await courtyard("--data-dir", elsewhere, "sessions", "--json"));
  assert.equal(listed.length, 1);
});

scene("a whole game comes in and goes out again as the same bytes", async (scene) => {
  const golden = await readFile(GOLDEN);
  const ana = await scene.person();
  const file = (name, buffer) => ({ name, mimeType: "application/octet-stream", buffer });
  await bringIn(ana, [file("game-catsatcards.courtyard", golden), file("letter.txt", Buffer.from("Dear Ben,\n"))]);
  await ana.sees("game-catsatcards.courtyard was imported as game-catsatcards.", "letter.txt was not imported");
  assert.deepEqual((await ana.journal()).content, golden);
  await ana.tap("Back");
  const { name, content } = await copy(ana, "game-catsatcards");
  assert.equal(name, "game-catsatcards.courtyard");
  assert.deepEqual(content, golden);
});

scene("where there is a share sheet, a session is handed to it as a file", async (scene) => {
  const ana = await scene.visitor();
  await ana.page.addInitScript(() => {
    navigator.canShare = ({ files }) => files.every((file) => file.type === "text/plain");
    navigator.share = async ({ files: [file] }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      window.shared = { name: file.name, type: file.type, content: String.fromCharCode(...bytes) };
      if (window.thinksBetter) throw new DOMException("Share canceled", "AbortError");
    };
  });
  await ana.open((await scene.served()).url);
  await begin(ana);
  await toAll(ana, 1);
  await ana.tapOn("More: Ana and Ben");
  await ana.tap("Export");
  await ana.finds("Download");
  await ana.page.evaluate(() => (window.thinksBetter = true));
  await ana.tap("Share");
  await ana.sees("was not shared.");
  await ana.page.evaluate(() => (window.thinksBetter = false));
  await ana.tap("Share");
  await ana.sees("was shared.");
  const { name, type, content } = await ana.page.evaluate(() => window.shared);
  const kept = await ana.journal();
  // A browser that does not know the file type receives a text file.
  assert.equal(`/sessions/${name}`, `${kept.path}.txt`);
  assert.equal(type, "text/plain");
  assert.equal(content, kept.content.toString("latin1"));
});
