// Phones without a computer: one shares its table, and the others are introduced to it by pictures.

import assert from "node:assert/strict";

import { begin, scene, sound } from "./person.js";
import { address, bring, giveCamera, hold, host, invite, join, phone, picture, read, seen, wait } from "./meeting.js";
import { reader } from "./others.js";

/** What a guest has received of the journal. */
async function received(guest) {
  const exported = await guest.downloads(async () => {
    await guest.tap("Menu");
    await guest.tap("Export the journal");
  });
  return exported.content;
}

scene("two phones play on the table of a third one, introduced by their cameras", async (scene) => {
  const ana = await host(scene);
  const ben = await join(scene, ana, "Ben");
  const screen = await join(scene, ana, "Watch");
  await ana.tap("Back");
  await ana.tap("Reinforcements →", "Command →");
  await ben.sees("Ana goes on to the command phase");
  await ana.tap("Duel →", "Attack with Q♠", "Challenge J♥", "Ana rolls 4");
  await ben.sees("Ana rolls 4");
  await ben.tap("Ben rolls 6");
  await ana.sees("Ben rolls 6");
  await screen.sees("Ben rolls 6");
  const { content } = await ana.journal();
  assert.deepEqual(await received(ben), content);
  assert.deepEqual(await received(screen), content);
  assert.equal((await sound(content)).at(-1).do.type, "roll");
  await ana.tap("Menu");
  await ana.tapOn("Invite phones");
  await ana.tap("Stop sharing");
  await ben.sees("The host has closed the table.");
});

/** Waits until a guest has noticed in time that the host has gone, as it did at this moment. */
async function notices(guest, what, begun) {
  await guest.sees("Connection lost.");
  const time = Date.now() - begun;
  console.log(`a guest has noticed ${what} after ${time} ms`);
  assert.ok(time < NOTICED, `noticed only after ${time} ms`);
}

/** Lets the camera of a guest read the host's code, and the host's camera the answer. */
async function meetAgain(ana, guest) {
  await hold(guest, await picture(ana, "QR code of the address"));
  await guest.tap("Scan the host’s code");
  await guest.finds("Copy the answer");
  await read(ana, guest);
}

/** So soon a guest knows that its host is gone, in milliseconds: one second more where others share the processor. */
const NOTICED = 5_000;

scene("a code is read however the phone is held", async (scene) => {
  const ana = await host(scene);
  const code = await address(ana);
  const ben = await phone(scene);
  await ben.open(ana.url);
  await hold(ben, await picture(ana, "QR code of the address"));
  for (let degrees = -12; degrees <= 12; degrees += 2) {
    assert.equal(await seen(ben, (degrees * Math.PI) / 180), code, `turned by ${degrees}°`);
  }
});

scene("a reloaded guest and a reloaded host meet again, and every place is still valid", async (scene) => {
  const ana = await host(scene);
  const ben = await join(scene, ana, "Ben");
  await ben.sees("Waiting for Ana");

  await ben.reload();
  await meetAgain(ana, ben);
  await ben.sees("Waiting for Ana");

  await ana.tap("Back");
  await ana.tap("Reinforcements →");
  await ben.sees("Ana goes on to the reinforcements phase");
  const begun = Date.now();
  await ana.reload();
  await notices(ben, "a reloaded host", begun);
  await ben.sees("Ana goes on to the reinforcements phase");

  await invite(ana);
  await ben.tap("Connect again");
  await meetAgain(ana, ben);
  await ben.misses("Connection lost.");
  await ana.tap("Back");
  await ana.tap("Command →");
  await ben.sees("Ana goes on to the command phase");
  const { content } = await ana.journal();
  assert.deepEqual(await received(ben), content);
});

scene("a killed host comes back, and its guest keeps table and place in between", async (scene) => {
  const folder = await scene.folder();
  const server = await scene.served();
  const first = await scene.owner(folder);
  await giveCamera(first.person);
  await first.person.open(server.url);
  await begin(first.person);
  await invite(first.person);
  const ben = await join(scene, first.person, "Ben");
  await first.person.tap("Back");
  await first.person.tap("Reinforcements →");
  await ben.sees("Ana goes on to the reinforcements phase");
  const begun = Date.now();
  await first.kill();
  await notices(ben, "a killed host", begun);
  await ben.sees("Ana goes on to the reinforcements phase");
  // The browser has not given the channel up yet.
  await ben.tap("Connect again");
  assert.ok(await ben.has("Scan the host’s code"), "there is no new introduction");

  const { person: ana } = await scene.owner(folder);
  await giveCamera(ana);
  await ana.open(server.url);
  await invite(ana);
  await meetAgain(ana, ben);
  await ben.misses("Connection lost.");
  await ana.tap("Back");
  await ana.tap("Command →");
  await ben.sees("Ana goes on to the command phase");
  assert.deepEqual(await received(ben), (await ana.journal()).content);
});

scene("three phones play five turns of Duel and have the same journal", async (scene) => {
  const ana = await host(scene, async (ana) => {
    await ana.tap("New game", "Duel", "more: Players", "Who begins?", "Player 1 begins");
  });
  const second = await join(scene, ana, "Player 2");
  const third = await join(scene, ana, "Player 3");
  await ana.tap("Back");
  await ana.tap("Play a Warlord", "End turn");
  await second.tap("End turn");
  await third.tap("Attack without Warlord");
  await ana.tap("No defence", "Player 3 adds none", "Player 3, Army: 10");
  await third.sees("Waiting for Player 1");
  await ana.tap("No Ace: 5 cards move");
  await third.tap("End turn");
  await ana.tap("Play a Warlord", "End turn");
  await second.tap("End turn");
  await third.sees("Turn 6");
  const { content } = await ana.journal();
  for (const guest of [second, third]) assert.deepEqual(await received(guest), content);
  const types = (await sound(content)).map((entry) => entry.do.type);
  assert.equal(types.filter((type) => type === "end-turn").length, 5, `${types}`);
});

scene("the phone that shares a table plays its bot, and a guest follows", async (scene) => {
  const ana = await host(scene, async (ana) => {
    await ana.tap("New game", "Duel", "more: Players", "Bots", "Player 3 (Normal)", "Who begins?", "Bot 3 begins");
  });
  const second = await join(scene, ana, "Player 2");
  await ana.tap("Back");
  const isAsked = ({ controls }) => controls.some(({ name }) => ["Done", "End turn"].includes(name));
  for (;;) {
    await ana.until(isAsked, "a step of the bot, or the turn of Player 1");
    if (await ana.has("End turn")) break;
    await second.sees("Waiting for Bot 3. The host confirms the step.");
    await ana.tap("Done");
  }
  await second.sees("Turn 2 · Player 1");
  await ana.tap("End turn");
  await second.tap("End turn");
  await ana.sees("Turn 4 · Bot 3");
  await second.sees("Waiting for Bot 3. The host confirms the step.");
  const { content } = await ana.journal();
  assert.deepEqual(await received(second), content);
  await sound(content);
});

scene("two phones play a game of Dueling Nobles to its end", async (scene) => {
  const ana = await host(scene);
  const ben = await join(scene, ana, "Ben");
  await ana.tap("Back");
  await ana.tap("Reinforcements →", "Command →", "End turn");
  await ben.finds("Reinforcements →");
  await ben.tap("Menu", "Concede", "Ben concedes");
  await ana.sees("Ana has won");
  await ben.sees("Ana has won");
  const exported = await ben.downloads(() => ben.tap("Export the journal"));
  assert.deepEqual(exported.content, (await ana.journal()).content);
});

scene("a code can be pasted, and each problem with it is explained", async (scene) => {
  const ana = await host(scene);
  const ben = await phone(scene);
  await ben.open(await address(ana));
  await ben.tap("Copy the answer");
  const answer = await ben.page.evaluate(() => window.copied);
  assert.ok(answer.length <= 180, `${answer.length} characters`);

  await ana.page.evaluate(() => (window.noCamera = true));
  await ana.tap("Scan the answer");
  await ana.sees("This page cannot use the camera.");
  const field = "Or paste the answer here:";
  await ana.write(field, answer.slice(1));
  await ana.activate("Connect");
  await ana.sees("This is not a complete code");
  // A complete answer connects by itself.
  await ana.type(field, answer.toLowerCase());
  await ben.sees("Who are you?");
  await ana.finds("Scan the answer");
  await ana.type(field, answer);
  await ana.sees("This answer belongs to an earlier code.");

  const gone = await phone(scene);
  await gone.open(await address(ana));
  await gone.tap("Copy the answer");
  const other = await gone.page.evaluate(() => window.copied);
  await gone.page.close();
  await ana.type(field, other);
  await ana.sees("The phones do not reach each other.");
  await ben.sees("Who are you?");
});

for (const hosts of [true, false]) {
  scene(`Firefox and Chromium play at one table, which ${hosts ? "Firefox" : "Chromium"} shares`, async (scene, t) => {
    const firefox = await reader(scene, t, "Firefox");
    if (firefox === undefined) return;
    await giveCamera(firefox);
    const chromium = await phone(scene);
    const [ana, ben] = hosts ? [firefox, chromium] : [chromium, firefox];
    const server = await scene.served();
    await ana.open(server.url);
    await ana.tap("New game", "Duel", "Who begins?", "Player 1 begins");
    await invite(ana);
    await bring(ana, ben, "Player 2");
    await ana.tap("Back");
    await ana.tap("Play a Warlord", "End turn");
    await ben.tap("End turn");
    await ana.sees("Turn 3");
    await ana.tap("End turn");
    await ben.sees("Turn 4");
    const { content } = await ana.journal();
    assert.deepEqual(await received(ben), content);
    assert.deepEqual((await sound(content)).map((entry) => entry.do.type).slice(-3), ["end-turn", "end-turn", "end-turn"]);
  });
}

/** A function that loses a share of what a page sends and receives, in percent. Connections that exist before are not affected. */
async function lossy(person) {
  const session = await person.context.newCDPSession(person.page);
  await session.send("Network.enable");
  const lose = (packetLoss) =>
    session.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 },
      packetLoss,
    });
  await lose(0);
  return lose;
}

scene("a channel that was cut for 3 s comes back by itself, and after 20 s by one tap", async (scene) => {
  let lose;
  const ana = await host(scene, async (ana) => {
    await begin(ana);
    lose = await lossy(ana);
  });
  const ben = await join(scene, ana, "Ben");
  await ana.tap("Back");
  await ana.tap("Reinforcements →", "Command →", "Duel →", "Attack with Q♠", "Challenge J♥", "Ana rolls 4");
  await ben.finds("Ben rolls 6");

  // A tap during the interruption is recorded once.
  await lose(100);
  await ben.activate("Ben rolls 6");
  await wait(3_000);
  assert.ok(!(await ana.has("Ana plays no card")));
  await lose(0);
  const begun = Date.now();
  await ana.finds("Ana plays no card");
  await ben.misses("Connection lost.");
  console.log(`back ${Date.now() - begun} ms after an interruption of 3 s`);

  // The browser gives the connection up.
  await lose(100);
  await ana.tap("Ana plays no card");
  await wait(20_000);
  await lose(0);
  await ana.tap("Menu");
  await ana.tapOn("Invite phones");
  await ben.tap("Connect again");
  await meetAgain(ana, ben);
  await ben.misses("Connection lost.");
  await ben.sees("Ana plays no support card");
  const { content } = await ana.journal();
  assert.deepEqual(await received(ben), content);
  const types = (await sound(content)).map((entry) => entry.do.type);
  assert.equal(types.filter((type) => type === "roll").length, 2, `${types}`);
});

scene("a guest that breaks the protocol is disconnected, and the others play on", async (scene) => {
  const ana = await host(scene);
  const ben = await join(scene, ana, "Ben");
  for (const attack of [
    (channel) => channel.send("no piece"),
    (channel) => channel.send(".no message"),
    (channel) => channel.send(new Uint8Array(10)),
    (channel) => channel.send('.{"type":"propose","id":1,"entry":{"n":2,"undo":1}}'),
    (channel) => Array.from({ length: 20 }).forEach(() => channel.send(`+${"x".repeat(16_000)}`)),
    (channel) => Array.from({ length: 1_000 }).forEach(() => channel.send('.{"type":"here","have":0}')),
  ]) {
    const eve = await phone(scene);
    // The page itself says nothing on this channel.
    await eve.context.addInitScript(() => {
      const { createDataChannel } = RTCPeerConnection.prototype;
      RTCPeerConnection.prototype.createDataChannel = function (...args) {
        const channel = createDataChannel.apply(this, args);
        window.say = channel.send.bind(channel);
        channel.send = () => {};
        window.closed = new Promise((resolve) => (channel.addEventListener("close", resolve)));
        window.opened = new Promise((resolve) => (channel.addEventListener("open", resolve)));
        return channel;
      };
    });
    await eve.open(await address(ana));
    await read(ana, eve);
    await eve.page.evaluate(() => window.opened);
    await ana.finds("Scan the answer");
    await eve.page.evaluate(`(${attack})({ send: window.say })`).catch(() => {});
    await eve.page.evaluate(() => window.closed);
    await eve.page.close();
  }
  await ana.tap("Back");
  await ana.tap("Reinforcements →");
  await ben.sees("Ana goes on to the reinforcements phase");
});

/** Number of phones beside the host; the most is 16. */
const PHONES = Number(process.env.COURTYARD_PHONES ?? 3);

scene("the host introduces several phones in a row, and refuses one too many", async (scene) => {
  const ana = await host(scene);
  const guests = [];
  const small = { viewport: { width: 320, height: 480 } };
  for (let n = 0; n < PHONES; n += 1) guests.push(await join(scene, ana, n === 0 ? "Ben" : "Watch", small));
  if (PHONES === 16) {
    const late = await phone(scene, small);
    await late.open(await address(ana));
    await read(ana, late);
    await late.tapOn("Watch");
    await late.sees("There is no place for another device at this table.");
  }
  await ana.tap("Back");
  await ana.tap("Reinforcements →");
  for (const guest of guests) await guest.sees("Ana goes on to the reinforcements phase");
});
