// Phones without a computer: a page that shares its table, and others that are introduced to it by pictures.

import { pageFolder, serve } from "./browser.js";
import { begin } from "./person.js";

/** The margin around a code that is held before a camera, in points. */
const MARGIN = 12;

/** A phone whose camera sees what it is shown. */
export async function phone(scene, options = {}) {
  const person = await scene.visitor(options);
  await giveCamera(person);
  return person;
}

/** Lets a phone's camera see what it is shown. */
export async function giveCamera(person) {
  await person.prepare(fakeCamera);
}

/** Two players' game on a phone that shows the code for its first guest. */
export async function host(scene, play = begin) {
  const server = await scene.served(pageFolder());
  const ana = await phone(scene);
  await ana.open(server.url);
  await play(ana);
  await invite(ana);
  return ana;
}

/** Shares the game that is open, and shows the code for the first guest. */
export async function invite(ana) {
  await ana.tap("Menu");
  await ana.tapOn("Invite phones");
  await ana.tap("Show my code");
  await ana.finds("Scan the answer");
}

/** The address in the code that is shown. */
export async function address(ana) {
  await ana.tap("Copy the address in the code");
  return ana.page.evaluate(() => window.copied);
}

/** The picture of this name on a player's screen. */
export async function picture(person, name) {
  await person.until(({ images }) => images.some((image) => image.name === name), `picture “${name}”`);
  await person.settle();
  const { images } = await person.content();
  const { x, y, width, height } = images.find((image) => image.name === name);
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return person.page.screenshot({ clip });
}

/** Holds a picture before a player's camera. */
export async function hold(person, shown) {
  await person.page.evaluate((base64) => window.showCamera(base64), Buffer.from(shown).toString("base64"));
}

/** Waits at most so long for a camera to read a code, in milliseconds. */
const READ = 5_000;

/** The text that a player's camera reads in the picture before it, turned by this angle in radians; empty without one. */
export async function seen(person, angle) {
  const seeing = person.page.evaluate((angle) => {
    window.turnCamera(angle);
    const seen = new Promise((resolve) => {
      document.addEventListener("courtyard:seen", ({ detail }) => resolve(detail), { once: true });
    });
    document.dispatchEvent(new CustomEvent("courtyard:look", { detail: { hint: "", cancel: "Cancel" } }));
    return seen;
  }, angle);
  const late = setTimeout(() => person.page.click("dialog.camera button"), READ);
  return seeing.finally(() => clearTimeout(late));
}

/** Reads the answer of a guest by the host's camera, and waits until the guest is connected. */
export async function read(ana, guest) {
  await hold(ana, await picture(guest, "Show this answer to the host"));
  await ana.tap("Scan the answer");
}

/** A guest that the host's code brings to the table, and the player who it is. */
export async function join(scene, ana, who, options) {
  const guest = await phone(scene, options);
  await bring(ana, guest, who);
  return guest;
}

/** Brings a guest to the table by the host's code. */
export async function bring(ana, guest, who) {
  await guest.open(await address(ana));
  await read(ana, guest);
  await guest.sees("Who are you?");
  await guest.tapOn(who);
  await ana.finds("Scan the answer");
}

/** Waits for so long. */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The following function runs in the page.

/** Replaces the camera by a picture, and the clipboard by a variable. */
function fakeCamera() {
  navigator.clipboard.writeText = async (text) => {
    window.copied = text;
  };
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext("2d");
  let shown;
  window.showCamera = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    shown = await createImageBitmap(new Blob([bytes]));
  };
  // No phone is held quite straight.
  let angle = 0.06;
  window.turnCamera = (radians) => (angle = radians);
  const draw = () => {
    context.fillStyle = "#776655";
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (shown === undefined) return;
    const scale = 400 / Math.max(shown.width, shown.height);
    context.save();
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate(angle);
    context.scale(scale, scale);
    context.drawImage(shown, -shown.width / 2, -shown.height / 2);
    context.restore();
  };
  setInterval(draw, 60);
  navigator.mediaDevices.getUserMedia = async () => {
    if (window.noCamera) throw new DOMException("no", "NotAllowedError");
    draw();
    return canvas.captureStream(15);
  };
}
