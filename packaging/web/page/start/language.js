// The page's language and its files.

import { chosenLanguage } from "./games.js";
import { FILES, nearest } from "./languages.js";

const folder = document.getElementById("courtyard").dataset.languages;
const address = (file) => new URL(`${folder}/${file}`, document.baseURI).href;

/** How long the page waits for the stored settings, in milliseconds. */
const LONG = 1000;

/** The language of the app's settings, the browser's, and English. Without a network, the first may not be stored. */
export async function preferredLanguages() {
  const language = await Promise.race([chosenLanguage(), new Promise((resolve) => setTimeout(resolve, LONG))]);
  const nearestTo = (tags) => nearest(tags.filter(Boolean), Object.keys(FILES));
  return [...new Set([nearestTo([language, ...navigator.languages]), nearestTo(navigator.languages), "en"])];
}

/**
 * Puts into the browser's cache what the program will request in this language. A preload would do so too, but browsers warn of
 * preloads that wait for a slow program.
 */
export function prefetch(language) {
  for (const file of FILES[language].filter((file) => !file.endsWith(".js"))) {
    const fetching = fetch(address(file)).then((answer) => answer.blob());
    // The program requests it again, and reports the failure.
    fetching.catch(() => {});
  }
}

/** The texts of the start screen in this language. */
export async function textsOf(language) {
  const { default: texts } = await import(address(`${language}.js`));
  return texts;
}
