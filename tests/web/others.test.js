// The page in Firefox and WebKit: it starts, a duel is played as with a screen reader, and it is still there after a
// reload, with and without a server. Browsers that are not installed are skipped with a message: `tests/web/run
// others.test.js` runs only these tests.

import { others, reader } from "./others.js";
import { scene } from "./person.js";

for (const name of others) {
  scene(`${name} plays a duel, and finds it again after reloads with a server and without`, async (scene, t) => {
    const ana = await reader(scene, t, name);
    if (ana === undefined) return;
    const server = await scene.served();
    await ana.open(server.url);
    await ana.tap("Sample game of Dueling Nobles");
    await ana.sees("Turn 3 · Ana");
    await ana.tap("Duel →", "Attack with Q♠", "Challenge J♠", "Ana rolls 4");
    await ana.sees("Ben rolls");
    await ana.reload();
    await ana.tapOn("Ana and Ben: Turn 3");
    await ana.tapOn("Roll for Ben");
    await ana.tap("Ana plays no card", "Ben plays no card", "End turn");
    await ana.sees("Turn 4 · Ben");
    if (!(await ana.page.evaluate(() => "serviceWorker" in navigator))) {
      return t.diagnostic("there are no service workers here: without a server it was not tried");
    }
    while (!(await ana.page.evaluate(() => navigator.serviceWorker.controller !== null))) await ana.settle();
    await server.stop();
    await ana.reload();
    await ana.tapOn("Ana and Ben: Turn 4");
    await ana.sees("Turn 4 · Ben");
  });
}
