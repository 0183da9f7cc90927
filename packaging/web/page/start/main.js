// Loads the app, and says so where it cannot be loaded or does not go on.

import { Missing, canDraw, fetchProgram, graphicsAwake, run } from "./program.js";
import * as screen from "./screen.js";
import { keepUpToDate, reload } from "./updates.js";
import { followKeyboard } from "./viewport.js";

const canvas = document.getElementById("courtyard");
let running = false;
let broken = false;

/** Covers everything with what has gone wrong; whatever else goes wrong in consequence is not told. */
function fail(trouble, action, details) {
  if (broken) return;
  broken = true;
  screen.showTrouble(trouble, action, details, reload);
  keepUpToDate();
}

document.addEventListener("courtyard:ready", () => {
  if (broken) return;
  running = true;
  screen.leave();
  keepUpToDate();
});

document.addEventListener("courtyard:failed", (event) => fail("stopped", "reload", event.detail));

// The program is beyond help after these, whether or not it could still say so.
window.addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    fail("stopped", "reload", String(error));
  }
});

// The browser offers to install the app: it asks when somebody wants that, and not before.
let installing;
function offerToInstall(offer) {
  installing = offer;
  document.documentElement.dataset.install = offer ? "ready" : "";
  document.dispatchEvent(new CustomEvent("courtyard:install"));
}
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offerToInstall(event);
});
window.addEventListener("appinstalled", () => offerToInstall());
document.addEventListener("courtyard:take-install", () => {
  // An offer can be taken once; who declines is given another by the browser.
  installing?.prompt();
  offerToInstall();
});

// Phones take the graphics away from pages in the background. Whoever comes back finds the app again.
canvas.addEventListener("webglcontextlost", () => {
  fail("lost", "reload");
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") reload();
  });
});

async function start() {
  screen.begin();
  followKeyboard();
  if (navigator.serviceWorker?.controller) keepUpToDate();
  if (typeof WebAssembly !== "object") return fail("old", "try-again");
  try {
    // On a slow line nothing is to arrive before the first thing to be read.
    const program = fetchProgram(canvas, screen.made(), screen.showProgress);
    // The graphics are busy with that until it is seen.
    await graphicsAwake(screen.seen());
    if (!canDraw(canvas)) return fail("graphics", "try-again");
    const arrived = await program;
    // What has come of that is shown before the browser is busy with what follows.
    await screen.drawn();
    // What is left keeps the browser busy: the words for it come first.
    arrived.wasm.whole.then(() => running || broken || screen.showStarting());
    await run(arrived);
  } catch (error) {
    if (error instanceof Missing) {
      fail("load", "try-again", error.message);
      window.addEventListener("online", reload);
    } else if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
      fail("old", "try-again", String(error));
    } else {
      fail("stopped", "reload", String(error));
    }
  }
}

start();
