// The service worker: without a network the page comes from it, and through it a new version comes.
//
// A new version is stored beside the one that runs and waits. The page tells the app of it (`courtyard:update`, and
// `data-update="ready"` on the root element for an app that was not listening yet); where somebody takes it
// (`courtyard:take-update`), and only on their page, the new version takes over and the page is loaded again.

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
/** How long a new version may take to take over before the page is loaded again without it. */
const PATIENCE = 10 * 1000;

let registration;
let begun = false;
let taken = false;

/** Makes the page work without a network, and looks for new versions as long as it is open. */
export async function keepUpToDate() {
  const worker = navigator.serviceWorker;
  if (begun || !worker) return;
  begun = true;
  let controlled = worker.controller !== null;
  worker.addEventListener("controllerchange", () => {
    // On another page of this browser somebody has taken the new version: this one has it once it is loaded again.
    if (controlled && !taken) offer();
    controlled = true;
  });
  document.addEventListener("courtyard:take-update", reload);
  try {
    registration = await worker.register("sw.js", { updateViaCache: "none" });
  } catch (error) {
    console.info(`Courtyard needs the network here: ${error}`);
    return;
  }
  if (registration.waiting && registration.active) offer();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) offer();
    });
  });

  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < MINUTE) return;
    looked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, HOUR);
}

function offer() {
  document.documentElement.dataset.update = "ready";
  document.dispatchEvent(new CustomEvent("courtyard:update"));
}

/** Loads the page again, in the new version if one waits. */
export async function reload() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  if (taken) return;
  taken = true;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve);
    // A newer version still has come in between and waits in its place.
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "redundant") registration.waiting?.postMessage("take over");
    });
    setTimeout(resolve, PATIENCE);
    waiting.postMessage("take over");
  });
  location.reload();
}
