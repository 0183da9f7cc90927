// The app when opened for the first time.

import assert from "node:assert/strict";

import { PATIENCE, begin, scene } from "./person.js";

scene("the start screen is there, nothing is asked of others, and no keyboard opens", async (scene) => {
  const ana = await scene.visitor();
  const server = await scene.served();
  const asked = new Set();
  ana.context.on("request", (request) => asked.add(new URL(request.url()).origin));
  await ana.page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  await ana.open(server.url);
  await ana.finds("New game", "Quick duel", "Sample game of Dueling Nobles", "Settings");
  await ana.tap("Quick duel", "Q♥", "J♠", "Back", "Settings", "Back", "Archive, trash and import", "Back");
  assert.deepEqual([...asked], [new URL(server.url).origin]);
  assert.deepEqual(ana.said, []);
});

scene("where no service worker may be, as in private windows, the app runs all the same", async (scene) => {
  const ana = await scene.visitor();
  await ana.page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("not here", "SecurityError"));
  });
  const { url } = await scene.served();
  await ana.open(url);
  await ana.tap("Sample game of Dueling Nobles");
  await ana.sees("Turn 3 · Ana");
  await ana.reload();
  // A reload, such as that of a phone which needed the memory, continues the sample; another visit does not.
  await ana.sees("Turn 3 · Ana");
  await ana.tap("Menu", "To the start screen");
  await ana.finds("All games (1)");
  const later = await scene.beside(ana.context);
  await later.open(url);
  await later.finds("Sample game of Dueling Nobles");
  assert.deepEqual(ana.said.filter((line) => line.startsWith("error")), []);
});

scene("while the program arrives the rules can be read, and are not taken away", async (scene) => {
  const ana = await scene.visitor();
  const server = await scene.served();
  let arrive;
  const held = new Promise((resolve) => (arrive = resolve));
  await ana.context.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await ana.page.goto(server.url);
  const duel = ana.page.locator(".rules summary", { hasText: /^Duel$/ });
  await duel.click();
  assert.ok(await ana.page.getByText("The last player in the game wins.").isVisible());
  arrive();
  await ana.page.locator(".open").click();
  await ana.begin();
  await ana.finds("New game");
});

scene("while the program arrives the last games are named", async (scene) => {
  const ana = await scene.person({ serviceWorkers: "block" });
  await begin(ana);
  let arrive;
  const held = new Promise((resolve) => (arrive = resolve));
  await ana.context.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await ana.page.reload({ waitUntil: "commit" });
  const games = ana.page.locator(".last li");
  await games.first().waitFor();
  const [only, ...others] = await games.allInnerTexts();
  assert.match(only, /^Ana and Ben · Dueling Nobles · /);
  assert.deepEqual(others, []);
  arrive();
  await ana.begin();
});

/** The colour in the upper left corner, as three numbers from 0 to 255, once it is not the one before. */
async function corner(person, before) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    assert.ok(Date.now() < end, `it stays ${before}`);
    const picture = await person.page.screenshot({ clip: { x: 2, y: 2, width: 1, height: 1 } });
    const color = await person.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
    }, picture.toString("base64"));
    if (`${color}` !== `${before}`) return color;
  }
}

scene("colours follow the phone, and what is chosen", async (scene) => {
  const sum = (color) => color.reduce((all, part) => all + part);
  const ana = await scene.person({ colorScheme: "dark" });
  const dark = await corner(ana);
  assert.ok(sum(dark) < 3 * 80, `${dark}`);
  await ana.page.emulateMedia({ colorScheme: "light" });
  const light = await corner(ana, dark);
  assert.ok(sum(light) > 3 * 180, `${light}`);
  await ana.tap("Settings", "High contrast", "Back");
  const contrast = await corner(ana, light);
  assert.ok(sum(contrast) === 0 || sum(contrast) === 3 * 255, `${contrast}`);
  await ana.reload();
  assert.deepEqual(await corner(ana), contrast);
});
