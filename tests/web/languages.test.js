// Languages: the page downloads only the chosen one, changes it without a reload, and then speaks it without a network.

import assert from "node:assert/strict";

import { scene } from "./person.js";

/** The names of the files of languages that are stored on the device. */
const stored = ({ page }) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => /\/languages-[0-9a-f]+\/(.*)$/.exec(url)?.[1]).filter(Boolean);
  });

/** The names of the files of languages that a page requests. */
function requestsOf({ page }) {
  const names = new Set();
  page.on("request", (request) => {
    const [, name] = /\/languages-[0-9a-f]+\/(.*)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

const isStored = (person) => person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

scene("a page in one language downloads no other", async (scene) => {
  const server = await scene.served();
  const ana = await scene.visitor();
  const names = requestsOf(ana);
  await ana.open(server.url);
  await isStored(ana);
  await ana.finds("New game");
  assert.deepEqual([...names].sort(), ["en.js", "en.txt"]);
  assert.deepEqual((await stored(ana)).sort(), ["en.js", "en.txt"]);
});

scene("a language is fetched when it is chosen, and then needs no network", async (scene) => {
  const server = await scene.served();
  const ana = await scene.visitor();
  const names = requestsOf(ana);
  await ana.open(server.url);
  await isStored(ana);
  await ana.tap("Settings", "Русский");
  await ana.sees("Настройки");
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "ru");
  assert.equal([...names].filter((name) => name.endsWith(".ttf")).length, 3);
  assert.ok(names.has("ru.js") && names.has("ru.txt"));
  const kept = async () => new Set(await stored(ana));
  while (![...names].every(Set.prototype.has, await kept())) await ana.settle();
  await server.stop();
  await ana.reload();

  // Another language cannot be fetched now.
  await ana.tap("Настройки", "Deutsch");
  await ana.sees("Deutsch.");
  await ana.sees("Настройки");
  // The sentence is beside the languages.
  const places = await ana.page.evaluate(() => {
    const place = (is) => [...document.querySelectorAll("#mirror [id]")].find(is).getBoundingClientRect();
    const sentence = place((part) => part.textContent.includes("Deutsch."));
    return { sentence, language: place((part) => part.ariaLabel === "Deutsch"), height: innerHeight };
  });
  assert.ok(places.sentence.height > 20 && places.sentence.bottom <= places.height, JSON.stringify(places));
  assert.ok(Math.abs(places.sentence.top - places.language.bottom) < 350, JSON.stringify(places));
});

scene("without the files of the chosen language, the page starts in the browser's", async (scene) => {
  const server = await scene.served();
  const ana = await scene.visitor({ locale: "de-AT" });
  await ana.open(server.url);
  await isStored(ana);
  await ana.tap("Einstellungen", "Русский");
  await ana.sees("Настройки");
  while (!(await stored(ana)).includes("ru.js")) await ana.settle();
  await server.stop();
  await ana.page.evaluate(async () => {
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      const files = (await cache.keys()).filter(({ url }) => url.includes("/ru."));
      await Promise.all(files.map((file) => cache.delete(file)));
    }
  });
  const session = await ana.context.newCDPSession(ana.page);
  await session.send("Network.clearBrowserCache");
  await ana.reload();
  await ana.finds("Einstellungen");
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "de");
});

for (const [locale, language, settings] of [
  ["de-AT", "de", "Einstellungen"],
  ["pt-PT", "pt-BR", "Configurações"],
  ["cs-CZ", "en", "Settings"],
]) {
  scene(`in a browser in ${locale} the page starts in ${language}`, async (scene) => {
    const server = await scene.served();
    const ana = await scene.visitor({ locale });
    const names = requestsOf(ana);
    await ana.open(server.url);
    await ana.finds(settings);
    assert.equal(await ana.page.evaluate(() => document.documentElement.lang), language);
    assert.deepEqual([...names].sort(), [`${language}.js`, `${language}.txt`]);
  });
}

scene("no other language flashes while the page starts, and nothing moves", async (scene) => {
  const server = await scene.served();
  const ana = await scene.visitor({ locale: "en-GB" });
  await ana.open(server.url);
  await isStored(ana);
  await ana.tap("Settings", "Русский");
  await ana.sees("Настройки");
  await ana.page.addInitScript(() => {
    window.lookedAt = [];
    const look = () => {
      const [about, crest] = [".about", ".crest"].map((name) => document.querySelector(`#start ${name}`));
      if (crest?.checkVisibility()) window.lookedAt.push(Math.round(crest.getBoundingClientRect().top));
      if (about?.checkVisibility({ visibilityProperty: true })) window.lookedAt.push(about.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await ana.reload();
  await ana.finds("Новая партия");
  const [place, about, ...others] = new Set(await ana.page.evaluate(() => window.lookedAt));
  assert.equal(typeof place, "number");
  assert.match(about, /^Помощник/);
  assert.deepEqual(others, []);
});
