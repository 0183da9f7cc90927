// Text from a phone's keyboard, which composes words: every field gets what was typed, in its order.

import assert from "node:assert/strict";

import { begin, scene } from "./person.js";

/** Letters of a word appear one by one, underlined, and a suggestion, a space or the next word makes them final. */
async function compose(person, word) {
  const session = await person.context.newCDPSession(person.page);
  const letters = [...word];
  for (let n = 1; n <= letters.length; n++) {
    const text = letters.slice(0, n).join("");
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await person.settle();
  }
  await session.send("Input.insertText", { text: word });
  await session.detach();
  await person.settle();
}

/** Types words as a phone's keyboard does. */
async function typeWords(person, ...words) {
  for (const [n, word] of words.entries()) {
    if (n > 0) await space(person);
    await compose(person, word);
  }
}

/** The space after a word comes without being composed. */
async function space(person) {
  const session = await person.context.newCDPSession(person.page);
  await session.send("Input.insertText", { text: " " });
  await session.detach();
  await person.settle();
}

/** Taps into a field, and waits until it takes the keyboard. */
async function enter(person, name) {
  await person.touch(await person.reach(person.field(name), name));
  await person.page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  await person.settle();
}

const agent = (person, name) => person.page.evaluate((name) => document.querySelector("canvas + input")[name], name);

const holds = (person, name, text) =>
  person.until(({ controls }) => controls.some((c) => c.name === name && c.value === text), `“${text}” in “${name}”`);

scene("composed words come out in their order in every field", async (scene) => {
  const ana = await scene.person();
  /** The name of the only field on the screen. */
  const only = async () => {
    await ana.until(({ controls }) => controls.some(({ role }) => role === "textbox"), "field");
    const { controls } = await ana.content();
    const [field, ...others] = controls.filter(({ role }) => role === "textbox");
    assert.deepEqual(others, []);
    return field.name;
  };
  const types = async (name, ...words) => {
    await enter(ana, name);
    await typeWords(ana, ...words);
    await holds(ana, name, words.join(" "));
  };

  await ana.tap("New game");
  await types("Name of Player 1", "Nagy", "Zoltán");
  await types("Name of Player 2", "Kovács", "Béla");
  await ana.tap("Back");

  await begin(ana, ["Zoltán", "Béla"]);
  await ana.tap("Menu", "Players and corrections", "Zoltán");
  await types(await only(), "gép", "rossz");
  await ana.tap("Back", "Menu", "Log and notes");
  await types(await only(), "szép", "lépés");
  await ana.tap("Back", "Menu", "To the start screen");

  await ana.tap("All games (1)");
  await types(await only(), "béla", "zoltán");
  await ana.tap("Back");
});

scene("a field that is reached by a tap or by Enter begins without the text of another one", async (scene) => {
  const ana = await scene.person();
  await ana.tap("New game");
  const [first, second] = ["Name of Player 1", "Name of Player 2"];
  await enter(ana, first);
  await typeWords(ana, "Anna");
  assert.equal(await agent(ana, "value"), "Anna");
  await enter(ana, second);
  assert.equal(await agent(ana, "value"), "");
  await typeWords(ana, "Ben");
  await holds(ana, first, "Anna");
  await holds(ana, second, "Ben");

  await enter(ana, first);
  await ana.page.keyboard.press("Enter");
  await ana.settle();
  assert.equal(await agent(ana, "value"), "");
  // Enter selects the text that it leads to, which is written over.
  await typeWords(ana, "Benő");
  await holds(ana, second, "Benő");
});

scene("a number opens a keyboard of digits, and is read in the digits of every script", async (scene) => {
  const ana = await scene.person();
  await begin(ana);
  const gold = "Ana’s gold";
  /** The place of one of the buttons beside the number. */
  const button = (key) => ana.reach(ana.control(`${key}: ${gold}`), key);
  for (const [typed, isNumber] of [
    ["12", true],
    ["１３", true],
    ["٥", true],
    ["3,5", false],
    ["9999999", false],
  ]) {
    await ana.tap("Menu", "Players and corrections", "Ana");
    const [[from, y], [to]] = [await button("less"), await button("more")];
    await ana.touch([(from + to) / 2, y]);
    await ana.page.waitForFunction(() => document.activeElement?.inputMode === "numeric");
    await compose(ana, typed);
    await holds(ana, gold, typed);
    const { controls, lines } = await ana.content();
    assert.equal(controls.some(({ name }) => name === `Save: ${gold}`), isNumber, typed);
    assert.equal(lines.includes("Enter a whole number from 0 to 1000000."), !isNumber, typed);
    // Text that is no number stays until it is deleted.
    if (!isNumber) {
      await ana.page.keyboard.press("Control+A");
      await ana.page.keyboard.press("Backspace");
    }
    await ana.tap("Back");
  }
  await ana.tap("Menu", "Players and corrections", "Ana");
  // Other fields have letters again.
  await enter(ana, "Reason");
  await ana.page.waitForFunction(() => document.activeElement?.inputMode === "");
});

scene("the console says nothing about touches that cannot be cancelled", async (scene) => {
  const ana = await scene.person();
  await ana.tap("New game");
  await enter(ana, "Name of Player 1");
  await ana.page.evaluate(() => {
    const canvas = document.getElementById("courtyard");
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
      const touch = new Touch({ identifier: 1, target: canvas, clientX: 20, clientY: 400 });
      const touches = type === "touchend" ? [] : [touch];
      const event = new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true, cancelable: false });
      canvas.dispatchEvent(event);
    }
  });
  await ana.settle();
  assert.deepEqual(ana.said, []);
});
