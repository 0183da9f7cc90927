// Takes the pictures of the page for the README, in the folder in COURTYARD_SHOTS: a phone in the middle of a game.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { launch, phone, repository } from "./browser.js";
import { scene } from "./person.js";

const PHONE = { ...phone, locale: "en-GB", timezoneId: "Europe/Berlin", colorScheme: "dark" };

/** What was played: by which golden game, when, by which names, and how far. */
const EVENINGS = [
  ["original", "2026-10-03", ["Cleo", "Dan"]],
  ["duelo", "2026-10-10", ["Cleo", "Ana"]],
  ["catsatcards", "2026-10-17", ["Ben", "Cleo"]],
  ["original", "2026-10-31", ["Ana", "Dan"]],
  ["duelo", "2026-11-14", ["Dan", "Ben"]],
  ["catsatcards", "2026-11-20", ["Ana", "Ben"], 37],
];

/** The journal of an evening, as a file to be brought in. */
async function evening([name, day, [zero, one], entries]) {
  const journal = await readFile(join(repository, "src", "games", "dueling_nobles", "cases", `game-${name}.courtyard`), "utf8");
  const lines = journal.trimEnd().split("\n").slice(0, entries && entries + 1);
  const text = lines.join("\n").replaceAll(/\d{4}-\d\d-\d\d(?=T)/g, day);
  const played = text.replace(/"players":\[[^\]]*\]/, `"players":["${zero}","${one}"]`);
  const file = `${day}-190311-${zero}-${one}.courtyard`.toLowerCase();
  return { name: file, mimeType: "text/plain", buffer: Buffer.from(`${played}\n`) };
}

scene("pictures", async (scene) => {
  const browser = await launch();
  scene.after(() => browser.close());
  const context = await browser.newContext(PHONE);
  await context.clock.setSystemTime("2026-11-20T21:40:00+01:00");
  const ana = await scene.beside(context);
  const take = (name) => ana.page.screenshot({ path: join(process.env.COURTYARD_SHOTS, `web-${name}.png`) });

  await ana.open((await scene.served()).url);
  await ana.tap("Archive, trash and import", "Import games");
  const [chooser] = await Promise.all([ana.page.waitForEvent("filechooser"), ana.tap("Choose files")]);
  await chooser.setFiles(await Promise.all(EVENINGS.map(evening)));
  await ana.sees("2026-11-20-190311-ana-ben.courtyard was imported");
  await ana.tap("Back", "Back");
  await take("start");
  await ana.tap("Statistics");
  await take("statistics");
  await ana.tap("Back");
  await ana.tapOn("Continue: Ana and Ben");
  await take("duel");
  await ana.tap("9♥", "10♥", "End turn");
  await take("table");
});
