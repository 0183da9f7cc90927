// Stored data of the app that the page shows or needs while the program arrives: the last games with their players, and the settings.

/** So many games are shown. */
const COUNT = 3;

/** The result of a request to the database. */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The app's database, if there is one. */
function open() {
  const request = indexedDB.open("courtyard", 1);
  // It is the app that creates it.
  request.onupgradeneeded = () => request.transaction.abort();
  return answer(request);
}

/** The text of a file's first page. */
const text = (page) => new TextDecoder().decode(page);

/** The language in the app's settings, if there is one. */
export async function chosenLanguage() {
  let database;
  try {
    database = await open();
    const page = await answer(database.transaction("pages").objectStore("pages").get(["/settings.json", 0]));
    const { language } = JSON.parse(text(page));
    return typeof language === "string" ? language : undefined;
  } catch {
    // Nothing is stored, or the app reports that it cannot be read.
    return undefined;
  } finally {
    database?.close();
  }
}

/** The header of a game in this first page of its journal, if it has all that is shown. The app reports unreadable journals. */
function header(page) {
  try {
    const { game, players, started, sample } = JSON.parse(text(page).split("\n", 1)[0]);
    const isSound = players.every((name) => typeof name === "string") && !Number.isNaN(Date.parse(started));
    return isSound && !sample ? { game, players, started } : undefined;
  } catch {
    return undefined;
  }
}

/** The headers of the games that were played last, the newest first; none if nothing is stored. */
export async function lastGames() {
  let database;
  try {
    database = await open();
    const stores = database.transaction(["files", "pages"]);
    const [files, pages] = ["files", "pages"].map((name) => stores.objectStore(name));
    const [paths, abouts] = await Promise.all([answer(files.getAllKeys()), answer(files.getAll())]);
    const journals = paths.map((path, n) => ({ path, modified: Number(abouts[n]?.[1]) || 0 }));
    const newest = journals
      .filter(({ path }) => /\/sessions\/[^/]+\.courtyard$/.test(path))
      .sort((a, b) => b.modified - a.modified)
      .slice(0, 2 * COUNT);
    const begins = await Promise.all(newest.map(({ path }) => answer(pages.get([path, 0]))));
    return begins.map(header).filter(Boolean).slice(0, COUNT);
  } catch {
    // The app says that it cannot read the storage.
    return [];
  } finally {
    database?.close();
  }
}
