// Beside the page, so that it answers meanwhile: fetches and compiles the program.

import { fetchWasm } from "./program.js";

/** Tells the page what part has arrived, as often as it says another number of percent. */
function tellPart() {
  let told;
  return (part) => {
    const percent = Math.round(100 * part);
    if (percent !== told) postMessage({ part });
    told = percent;
  };
}

onmessage = async ({ data: { program, bytes } }) => {
  let whole = false;
  try {
    const wasm = await fetchWasm({ program, bytes }, tellPart());
    whole = wasm.whole;
    whole.then((whole) => postMessage({ whole }));
    postMessage({ compiled: await wasm.compiled });
  } catch (error) {
    postMessage({ refused: String(error), whole: await whole });
  }
};
