// The measuring part of lighthouse.sh.

import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pageFolder, repository, serve, targetFolder } from "../../tests/web/browser.js";
import { examine } from "../../tests/web/lighthouse.js";

/** The name of the file in a page's folder that is the program, or the JavaScript that carries it. */
async function programIn(folder, ending) {
  const named = new RegExp(`-[0-9a-f]{16}\\.${ending}$`);
  return join(folder, (await readdir(folder)).find((name) => named.test(name)));
}

/** Courtyard's page with the program of another page in place of its own: an empty page shows nothing that could be read. */
async function withProgramOf(other, folder) {
  await cp(pageFolder(), folder, { recursive: true });
  for (const ending of ["wasm", "js"]) {
    const [from, to] = await Promise.all([other, folder].map((page) => programIn(page, ending)));
    for (const packed of ["", ".br", ".gz"]) await cp(from + packed, to + packed);
  }
  const { size } = await stat(await programIn(folder, "wasm"));
  const index = join(folder, "index.html");
  await writeFile(index, (await readFile(index, "utf8")).replace(/data-bytes="\d+"/, `data-bytes="${size}"`));
  return folder;
}

const scratch = await mkdtemp(join(tmpdir(), "courtyard-bare-"));
const runs = Number(process.env.RUNS ?? 1);
const pages = {
  triangle: join(repository, "packaging/measure/triangle"),
  bare: await withProgramOf(process.env.COURTYARD_BARE ?? join(targetFolder(), "web-bare"), join(scratch, "page")),
  courtyard: pageFolder(),
  ...Object.fromEntries(process.argv.slice(2).map((named) => named.split("="))),
};

const COLUMNS = {
  "first text": "first-contentful-paint",
  "largest text": "largest-contentful-paint",
  blocked: "total-blocking-time",
  "speed index": "speed-index",
};
const cell = (text) => String(text).padStart(13);
console.log(`${"".padEnd(24)}${["performance", ...Object.keys(COLUMNS)].map(cell).join("")}`);
for (let run = 0; run < runs; run++) {
  for (const [name, folder] of Object.entries(pages)) {
    const server = await serve(folder);
    const { found, worked } = await examine(server.url, { onlyCategories: ["performance"] });
    await server.stop();
    for (const [how, { categories, audits }] of [["", found], [", processor", worked]]) {
      const values = Object.values(COLUMNS).map((id) => `${Math.round(audits[id].numericValue)} ms`);
      console.log(`${(name + how).padEnd(24)}${[Math.round(100 * categories.performance.score), ...values].map(cell).join("")}`);
    }
  }
}
await rm(scratch, { recursive: true });
