// Beside the page: asks for a context for drawing, and says so when it has come.

onmessage = () => {
  // Some browsers have none in workers.
  if (globalThis.OffscreenCanvas) new OffscreenCanvas(1, 1).getContext("webgl2");
  postMessage("awake");
};
