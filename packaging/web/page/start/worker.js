// A worker, so that the page stays responsive: fetches and compiles the program, and draws an invisible first picture
// with it. A browser compiles each function on its first call and caches the code with the program, so that the page
// finds it compiled.
//
// A worker that receives the compiled program only starts it: the program then works for the page in the background.

import { fetchWasm } from "./program.js";

/** Browsers made of Chromium: others compile everything before, or run it as it is. */
const COMPILES_WHAT_IS_CALLED = "userAgentData" in navigator;

/** Sends the page the part that has arrived, once per percent. */
function sendPart() {
  let sent;
  return (part) => {
    const percent = Math.round(100 * part);
    if (percent !== sent) postMessage({ part });
    sent = percent;
  };
}

/** Starts the program, which does in a worker the work that the worker's name states. */
async function start(script, compiled) {
  const { default: initialise } = await import(script);
  await initialise({ module_or_path: compiled });
}

onmessage = async ({ data: { program, bytes, script, compiled } }) => {
  if (compiled) return start(script, compiled);
  let whole = false;
  try {
    const carrier = COMPILES_WHAT_IS_CALLED ? import(script) : undefined;
    const wasm = await fetchWasm({ program, bytes }, sendPart());
    whole = wasm.whole;
    whole.then((whole) => postMessage({ whole }));
    const compiled = await wasm.compiled;
    postMessage({ compiled });
    if (carrier) await start(script, compiled);
    postMessage({ rehearsed: true });
  } catch (error) {
    postMessage({ refused: String(error), whole: await whole });
  }
};
