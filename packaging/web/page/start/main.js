// Loads the app, and reports if it cannot be loaded or stops.

import { lastGames } from "./games.js";
import { preferredLanguages, prefetch } from "./language.js";
import { Missing, canDraw, fetchProgram, graphicsAwake, run } from "./program.js";
import * as screen from "./screen.js";
import { keepUpToDate, reload, storeLanguage } from "./updates.js";
import { followKeyboard } from "./viewport.js";

const canvas = document.getElementById("courtyard");
let running = false;
let broken = false;

// The app's library cancels every touch. Browsers complain when that is not possible, such as during a scroll.
for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
  const spare = (event) => event.cancelable || (event.preventDefault = () => {});
  document.addEventListener(name, spare, { capture: true, passive: true });
}

/** Covers the page with an error. Later errors are its consequences and are not shown. */
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

// The program cannot recover from these errors, whether or not it could report them.
window.addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    fail("stopped", "reload", String(error));
  }
});

// The browser can install the app. The app offers it only on request.
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
  // The browser's prompt can be used once; after a refusal, the browser provides a new one.
  installing?.prompt();
  offerToInstall();
});

// The app reads a code with the camera. Nothing was seen if the user closed it; without a camera there is no text at all.
document.addEventListener("courtyard:look", async ({ detail: words }) => {
  const reading = import("./camera.js").then(({ look }) => look(words));
  const seen = await reading.then((text = "") => text, () => null);
  document.dispatchEvent(new CustomEvent("courtyard:seen", { detail: seen }));
});

// Phones take graphics away from pages in the background. Reload the app when the user returns.
canvas.addEventListener("webglcontextlost", () => {
  fail("lost", "reload");
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") reload();
  });
});

/** Speaks the language that the app has set on the page, also without a network. */
function followLanguage() {
  const root = document.documentElement;
  const follow = () => {
    storeLanguage(root.lang);
    // Without a network, the start screen comes in this language only the next time.
    screen.speak(root.lang).catch(() => {});
  };
  let language = root.lang;
  const changed = () => language !== (language = root.lang) && follow();
  new MutationObserver(changed).observe(root, { attributeFilter: ["lang"] });
}

/** Speaks the first of these languages whose file can be had. */
async function speakFirst(languages) {
  const errors = [];
  for (const language of languages) {
    try {
      return await screen.speak(language);
    } catch (error) {
      errors.push(error);
    }
  }
  throw new Missing(String(errors[0]));
}

/** Milliseconds until a waiting user sees more than the progress. */
const SOON = 1000;

async function start() {
  screen.begin();
  setTimeout(async () => running || broken || screen.showGames(await lastGames()), SOON);
  followKeyboard();
  if (navigator.serviceWorker?.controller) keepUpToDate();
  const canRun = typeof WebAssembly === "object";
  try {
    // All files of the start screen but its texts have arrived.
    const program = canRun && fetchProgram(canvas, screen.showProgress);
    const languages = await preferredLanguages();
    prefetch(languages[0]);
    await speakFirst(languages);
    followLanguage();
    if (!canRun) return fail("old", "try-again");
    // Initializing graphics delays drawing, so first show the start screen, unless the browser had the program already.
    const compiled = program.then(({ wasm }) => wasm.compiled).catch(() => {});
    await graphicsAwake(Promise.race([screen.seen(), compiled]));
    if (!canDraw(canvas)) return fail("graphics", "try-again");
    const arrived = await program;
    // Draw the result before the browser is busy with the next step.
    await screen.drawn();
    // The last step keeps the browser busy, so show its message first.
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
