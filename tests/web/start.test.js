// The app as it is found by somebody who opens it.

import assert from "node:assert/strict";

import { scene } from "./person.js";

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
  await ana.finds("New session", "Quick duel", "Sample game", "Settings");
  await ana.tap("Quick duel", "Q♥", "J♠", "Back", "Settings", "Back", "Archive, bin and bringing in", "Back");
  assert.deepEqual([...asked], [new URL(server.url).origin]);
  assert.deepEqual(ana.said, []);
});
