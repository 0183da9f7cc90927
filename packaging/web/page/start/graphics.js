// A worker that requests a drawing context, and reports when it is ready.

onmessage = () => {
  // Some browsers have no canvas in workers.
  if (globalThis.OffscreenCanvas) new OffscreenCanvas(1, 1).getContext("webgl2");
  postMessage("awake");
};
