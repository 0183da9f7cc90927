// The start screen, which also shows errors.

import { textsOf } from "./language.js";

/** After how many milliseconds nothing waits for a browser that makes or shows nothing. */
const LONG = 1000;

const start = document.getElementById("start");
const find = (selector) => start.querySelector(selector);

/** The texts of the page's language, once they have arrived. */
let texts = {};

function say(key, values = {}) {
  return (texts[key] ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

function sayAll() {
  for (const element of start.querySelectorAll("[data-text]")) {
    const text = say(element.dataset.text);
    // Unchanged text has been drawn already.
    if (text && element.textContent !== text) element.textContent = text;
  }
}

/** Shows that something happens. */
export function begin() {
  document.documentElement.classList.add("running");
  showProgress(0);
}

/** Speaks this language. */
export async function speak(language) {
  texts = await textsOf(language);
  document.documentElement.lang = language;
  sayAll();
  document.documentElement.classList.add("speaking");
  showProgress(find("progress").value);
}

/** Waits until the browser has made the start screen, and has only to show it. */
export function made() {
  return new Promise((resolve) => {
    // A hidden page draws nothing.
    if (document.hidden) return resolve();
    setTimeout(resolve, LONG);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Waits until the start screen is seen. */
export async function seen() {
  await made();
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return;
  await new Promise((resolve) => {
    setTimeout(resolve, LONG);
    const paints = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

/** Lets the browser draw and answer what waits. */
export function drawn() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Shows what part of the program has arrived, from 0 to 1. */
export function showProgress(part) {
  find("progress").value = part;
  find(".status").textContent = say("loading", { percent: Math.round(100 * part) });
}

/** Shows the games that were played last: who played what, and when. */
export function showGames(games) {
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
  const names = new Intl.ListFormat(document.documentElement.lang);
  const lines = games.map(({ game, players, started }) => {
    const line = document.createElement("li");
    const parts = [names.format(players), say(`${game}-title`), day.format(new Date(started))];
    line.textContent = parts.filter(Boolean).join(" · ");
    return line;
  });
  find(".last ul").replaceChildren(...lines);
  find(".last").hidden = lines.length === 0;
}

/** Shows that everything has arrived. */
export function showStarting() {
  showProgress(1);
  find(".status").textContent = say("starting");
  start.classList.add("starting");
}

/** Gives the page to the app. A user who reads the rules opens it with a button. */
export function leave() {
  const open = find(".open");
  open.onclick = () => (start.hidden = true);
  if (!find(".rules [open]")) return open.onclick();
  find(".progress").hidden = true;
  open.hidden = false;
}

/** Says what has gone wrong, over whatever the app shows, and offers the one thing that helps. */
export function showTrouble(trouble, action, details, act) {
  // Without texts, the page says in every language that it does not load.
  if (!texts[action]) return document.documentElement.classList.remove("running");
  for (const other of start.parentElement.children) other.inert = true;
  start.hidden = false;
  start.inert = false;
  start.classList.remove("starting");
  start.classList.add("troubled");
  sayAll();
  find(".about").hidden = true;
  find(".progress").hidden = true;
  find("h2").textContent = say(`${trouble}-title`);
  find(".trouble p").textContent = say(`${trouble}-text`);
  find("button").textContent = say(action);
  find("button").onclick = act;
  find("details").hidden = !details;
  find("pre").textContent = details ?? "";
  find(".trouble").hidden = false;
  find(".trouble").focus();
}
