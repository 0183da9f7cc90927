// Courtyard's service worker. The build tool prepends BUILD: the version, which is a hash of everything, and the hash
// of every file by name; the page itself is "./". The files of a language are stored when it is chosen, the others at once.

/* Every version has a cache of its own. The scope keeps apart what lies in two folders of one server. */
const PREFIX = `courtyard ${self.registration.scope} `;
const CACHE = PREFIX + BUILD.version;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  const files = BUILD.languages[event.data?.language];
  if (files) event.waitUntil(storeAll(files));
});
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== undefined) event.respondWith(answer(file, event.request));
});

/** Stores the whole version, or fails; the browser then tries again another time. */
async function install() {
  const optional = new Set(Object.values(BUILD.languages).flat());
  const chosen = (await chosenLanguages()).flatMap((language) => BUILD.languages[language]);
  const files = Object.keys(BUILD.files).filter((file) => !optional.has(file) || chosen.includes(file));
  await storeAll(files);
  // Open it again: a version that has become active in between may have deleted the files of an earlier attempt.
  const stored = await caches.open(CACHE);
  for (const file of files) {
    if (!(await stored.match(file))) throw new Error(`${file} has not been kept`);
  }
}

/** The languages that earlier versions have stored, or the browser's. */
async function chosenLanguages() {
  const languages = Object.keys(BUILD.languages);
  const stored = new Set();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(PREFIX))) {
    for (const { url } of await (await caches.open(name)).keys()) {
      stored.add(/\/languages-[0-9a-f]{16}\/([\w-]+)\.txt$/.exec(url)?.[1]);
    }
  }
  const chosen = languages.filter((language) => stored.has(language));
  return chosen.length > 0 ? chosen : [nearest(navigator.languages, languages)];
}

async function storeAll(files) {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => store(cache, file)));
}

/** Stores a file, unless an interrupted attempt has done so. */
async function store(cache, file) {
  if (!(await cache.match(file))) await cache.put(file, await bring(file));
}

/** A file of this version and no other: what does not match its hash is an error. */
async function bring(file) {
  const demand = { integrity: BUILD.files[file], redirect: "error" };
  // A file that the page has just loaded is not downloaded again if its name contains its hash.
  if (/-[0-9a-f]{16}[./]/.test(file)) {
    try {
      return await fetch(file, demand);
    } catch {
      // Perhaps only the browser's cached copy is bad.
    }
  }
  return fetch(file, { ...demand, cache: "reload" });
}

/** Throws away what earlier versions have stored, and serves the pages that are open. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // Caches are listed in the order of their creation: after this one comes that of a newer version, which may be
  // downloading now.
  const earlier = names.slice(0, Math.max(names.indexOf(CACHE), 0));
  await Promise.all(earlier.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of this version that is asked for, if it is one. */
function fileOf(request) {
  const { scope } = self.registration;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return undefined;
  if (request.mode === "navigate") {
    const path = url.href.slice(scope.length).replace(/[?#].*/, "");
    return path === "" || path === "index.html" ? "./" : undefined;
  }
  const file = url.href.slice(scope.length);
  return Object.hasOwn(BUILD.files, file) ? file : undefined;
}

/** The file as it was stored. Where the browser has thrown it away it is fetched, and stored again. */
async function answer(file, request) {
  try {
    const cache = await caches.open(CACHE);
    const stored = await cache.match(file);
    if (stored) return stored;
    const fresh = await bring(file);
    await cache.put(file, fresh.clone());
    return fresh;
  } catch {
    // The server has another version, or the browser stores nothing: behave as without a service worker.
    return fetch(request);
  }
}
