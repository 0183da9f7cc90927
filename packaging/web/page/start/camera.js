// Reads a QR code with the camera, in a dialog over the app. Fetched when the app needs it.

/** Time between two searches in the picture, in milliseconds. */
const PAUSE = 120;
/** The longest sides of the picture that is searched, in pixels: the program misses some codes at each size. */
const SIDES = [960, 512, 800, 640];

/**
 * Shows the camera's picture with these words. Returns the text of the first code that it sees, or nothing if the user closes it.
 * Fails without a camera.
 */
export async function look({ hint, cancel }) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const dialog = document.createElement("dialog");
  dialog.className = "camera";
  const video = document.createElement("video");
  Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
  const words = document.createElement("p");
  words.textContent = hint;
  const button = document.createElement("button");
  button.textContent = cancel;
  button.addEventListener("click", () => dialog.close());
  dialog.append(video, words, button);
  document.body.append(dialog);
  try {
    dialog.showModal();
    await video.play();
    const read = await reader();
    while (dialog.open) {
      const text = await read(video);
      if (text) return text;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    dialog.remove();
  }
}

/** A function that reads the code in a video's picture: the browser's own, or else that of a small program. */
async function reader() {
  const formats = await window.BarcodeDetector?.getSupportedFormats();
  if (formats?.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { reader, readerProgram } = document.getElementById("courtyard").dataset;
  const at = (name) => new URL(name, document.baseURI).href;
  const { default: initialise, read } = await import(at(reader));
  await initialise({ module_or_path: at(readerProgram) });
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  let search = 0;
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = SIDES[search++ % SIDES.length] / Math.max(videoWidth, videoHeight);
    const [width, height] = [videoWidth, videoHeight].map((side) => Math.round(side * scale));
    if (width === 0 || height === 0) return undefined;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return read(context.getImageData(0, 0, width, height).data, width, height);
  };
}
