// One table, several phones: a host on this computer, and the browsers that its invitation opens.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { scene, sound } from "./person.js";
import { HEARTS_SET_UP, NOBLE_HEARTS, cut, guest, host, session, television } from "./sharing.js";

scene("two phones and a television play at one table, through a reload and a killed host", async (scene) => {
  const table = await session(scene);
  let shared = await host(scene, table);
  const { url } = shared;
  const [ana, ben, screen] = await Promise.all([
    guest(scene, url, "Ana"),
    guest(scene, url, "Ben"),
    guest(scene, url, "TV view", television),
  ]);
  await ana.sees("Your turn");
  await ben.sees("Waiting for Ana");
  assert.ok(!(await ben.has("Reinforcements →")), await ben.words());
  // The television invites only until all are there, and on request.
  await screen.misses("Not here yet");
  await screen.tap("Show the QR code");
  await screen.sees(url);
  await screen.tap("Hide the QR code");
  await screen.misses(url);
  await ana.tap("Reinforcements →", "Command →");
  await ben.sees("Ana goes on to the command phase");
  await screen.sees("Ana goes on to the command phase");

  // A reloaded page returns to its place without asking for a name.
  await Promise.all([ben.reload(), screen.reload()]);
  await ben.sees("Waiting for Ana");
  await screen.sees("Ana goes on to the command phase");
  assert.ok(!(await screen.has("Menu")));

  // While the host is gone, nothing is recorded and a message says so. It comes back with the same invitation.
  await shared.kill();
  await Promise.all([ana, ben, screen].map((person) => person.sees("Connection lost.")));
  await ana.tap("Duel →");
  shared = await host(scene, table);
  assert.equal(shared.url, url);
  await Promise.all([ana, ben, screen].map((person) => person.misses("Connection lost.")));
  await ana.tap("Duel →", "Attack with Q♠", "Challenge J♥");
  await ben.sees("Your turn");
  await screen.sees("Ana");

  // Both roll, and each sees the other's roll.
  await ana.tap("Ana rolls 4");
  await ben.sees("Ana rolls 4");
  await ben.tap("Ben rolls 6");
  await ana.sees("Ben rolls 6");

  const exported = await ben.downloads(async () => {
    await ben.tap("Menu");
    await ben.tap("Export the journal");
  });
  const kept = await readFile(table.journal);
  assert.deepEqual(exported.content, kept);
  assert.deepEqual(
    (await sound(kept)).map((entry) => entry.do.type),
    ["setup", "next-phase", "next-phase", "next-phase", "challenge", "roll", "roll"],
  );
  await shared.quit();
  await Promise.all([ana, ben, screen].map((person) => person.sees("The host has closed the table.")));
});

scene("two players play a whole game before two who look on, and all have the host's journal", async (scene) => {
  const table = await session(scene, NOBLE_HEARTS, HEARTS_SET_UP);
  const shared = await host(scene, table);
  const [ana, ben, onlooker, screen] = await Promise.all([
    guest(scene, shared.url, "Ana"),
    guest(scene, shared.url, "Ben"),
    guest(scene, shared.url, "Watch"),
    guest(scene, shared.url, "TV view", television),
  ]);
  const all = [ana, ben, onlooker, screen];
  const everybodySees = (words) => Promise.all(all.map((person) => person.sees(words)));

  await ana.sees("Your turn");
  await ana.tap("Attack", "Fight: 7", "Area 1", "Redraw: 2");
  await ben.sees("Your turn");
  await ben.tap("Block", "Fight: 9", "Redraw: 1");
  await everybodySees("Ben keeps the initiative");
  await ben.tap("Attack", "Fight: 5", "Area 3", "Redraw: 0");
  await ana.tap("Ana is hit: Ben wins");
  await everybodySees("Ben has won");

  const kept = await readFile(table.journal);
  for (const person of [ana, ben, onlooker]) {
    const exported = await person.downloads(() => person.tap("Export the journal"));
    assert.deepEqual(exported.content, kept);
  }
  assert.deepEqual(
    (await sound(kept)).map((entry) => entry.do.type),
    ["setup", "attack", "block", "attack", "hit"],
  );
  await shared.quit();
  await everybodySees("The host has closed the table.");
});

/** A host is gone for so long: browsers put off the WebSockets of a page of which a dozen have failed. */
const AWAY = Number(process.env.COURTYARD_AWAY ?? 10) * 1000;
/** So soon a phone is back once it can be, in milliseconds: two seconds, and one more where others share the processor. */
const BACK = 3_000;

scene("a phone is back at once after its host was gone for long, and after the cable was cut", async (scene) => {
  const table = await session(scene);
  const shared = await host(scene, table);
  const ana = await guest(scene, shared.url, "Ana");
  const isBack = async (what) => {
    const begun = Date.now();
    await ana.misses("Connection lost.");
    const time = Date.now() - begun;
    console.log(`back ${time} ms after ${what}`);
    assert.ok(time < BACK, `back only ${time} ms after ${what}`);
  };
  await ana.sees("Your turn");
  await shared.kill();
  await ana.sees("Connection lost.");
  await new Promise((resolve) => setTimeout(resolve, AWAY));
  const again = await host(scene, table);
  await isBack(`a host that was gone for ${AWAY / 1000} s`);
  for (const seconds of [4, 8, 16, 30]) {
    if (!(await cut(seconds * 1000))) break;
    await isBack(`a cable that was cut for ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  await again.quit();
});

scene("a device without an invitation learns nothing", async (scene) => {
  const { url } = await host(scene, await session(scene));
  const stranger = await scene.visitor();
  await stranger.open(url.replace(/=.*/, `=${"A".repeat(22)}`));
  await stranger.sees("This invitation is no longer valid.");
  assert.ok(!(await stranger.words()).includes("Ben"));
});

scene("a stream shows the TV view over its own picture", async (scene) => {
  const table = await session(scene);
  const { url } = await host(scene, table);
  const stream = await scene.visitor({ viewport: { width: 1920, height: 1080 }, isMobile: false });
  await stream.open(url.replace("/#", "/?overlay#"));
  // It joins by itself.
  await stream.sees("Ana");
  const picture = await stream.page.screenshot({ omitBackground: true });
  const opacity = await stream.page.evaluate(async (bytes) => {
    const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    const context = canvas.getContext("2d");
    context.drawImage(drawn, 0, 0);
    const at = (x, y) => context.getImageData(x * drawn.width, y * drawn.height, 1, 1).data[3];
    return { corner: at(0.01, 0.01), beside: at(0.03, 0.5), below: at(0.5, 0.97), headline: at(0.3, 0.07) };
  }, [...picture]);
  assert.deepEqual(opacity, { corner: 0, beside: 0, below: 0, headline: 255 });
});
