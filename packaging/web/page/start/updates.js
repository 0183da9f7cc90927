// The service worker: it serves the page without a network, and installs new versions.
//
// A new version is stored beside the running one and waits. The page notifies the app (`courtyard:update`, and
// `data-update="ready"` on the root element in case the app was not listening yet). When the user accepts it
// (`courtyard:take-update`), the new version is activated and this page reloads; other pages do not.

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
    // On another page of this browser, the user has accepted the new version; this page has it after a reload.
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
  storeLanguage(document.documentElement.lang);
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
    // Without a network there is no new version.
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, HOUR);
}

/** Has the page work in this language without a network. */
export function storeLanguage(language) {
  const { installing, waiting, active } = registration ?? {};
  for (const worker of [installing, waiting, active]) worker?.postMessage({ language });
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
    // An even newer version has replaced it and is waiting.
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "redundant") registration.waiting?.postMessage("take over");
    });
    setTimeout(resolve, PATIENCE);
    waiting.postMessage("take over");
  });
  location.reload();
}
