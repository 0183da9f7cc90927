// Lighthouse, measuring a page as on a mid-range phone with a slow network: as specified, and by CPU time alone.

import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";

import lighthouse from "lighthouse";

import { launchWith } from "./browser.js";

/** The port at which a browser answers that keeps what it stores in this folder. */
async function port(folder) {
  for (;;) {
    const said = await readFile(join(folder, "DevToolsActivePort"), "utf8").catch(() => "");
    if (said.includes("\n")) return Number(said.split("\n")[0]);
    await rest(50);
  }
}

/**
 * Shortens every task of a trace to the time that the processor worked for it, and moves what is in it to where it belongs then:
 * what a thread waited for, a graphics card that is not there or other programs on the same processors, is no longer in it.
 */
function shorten({ traceEvents }) {
  const tasks = new Map();
  const of = ({ pid, tid }) => tasks.get(`${pid} ${tid}`) ?? [];
  for (const { ph, name, tdur, dur, tts, ts, pid, tid } of traceEvents) {
    if (ph !== "X" || name !== "RunTask" || tdur === undefined) continue;
    const all = of({ pid, tid });
    all.push({ ts, dur, tts, tdur });
    tasks.set(`${pid} ${tid}`, all);
  }
  for (const all of tasks.values()) all.sort((a, b) => a.ts - b.ts);
  for (const event of traceEvents) {
    const all = of(event);
    const { ts } = event;
    const task = all[all.findLastIndex((task) => task.ts <= ts)];
    if (!task || ts >= task.ts + task.dur) continue;
    const into = event.tts >= task.tts ? event.tts - task.tts : ts - task.ts;
    event.ts = task.ts + Math.min(into, task.tdur);
    if (event.tdur !== undefined) event.dur = Math.min(event.tdur, task.ts + task.tdur - event.ts);
  }
}

/** What Lighthouse says of the page at an address: `found`, and `worked` by the processor's time alone. */
export async function examine(url, flags = {}) {
  const folders = await Promise.all(["page", "found"].map((name) => mkdtemp(join(tmpdir(), `courtyard-${name}-`))));
  const [page, artifacts] = folders;
  const how = { logLevel: "silent", auditMode: artifacts, ...flags };
  try {
    const browser = await launchWith(page, { args: ["--remote-debugging-port=0"] });
    const found = await lighthouse(url, { ...how, gatherMode: artifacts, port: await port(page) });
    await browser.close();
    const traces = (await readdir(artifacts)).filter((name) => name.endsWith("trace.json"));
    for (const name of traces) {
      const trace = JSON.parse(await readFile(join(artifacts, name), "utf8"));
      shorten(trace);
      await writeFile(join(artifacts, name), JSON.stringify(trace));
    }
    const worked = await lighthouse(url, how);
    return { found: found.lhr, worked: worked.lhr };
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
