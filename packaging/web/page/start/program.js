// The program: whether this browser can run it, and how it is fetched.

/** A part of the program has not arrived, or not whole. */
export class Missing extends Error {}

/** Whether the page is shown over another picture, such as a stream: its background is clear then. */
const overlay = location.search === "?overlay";
if (overlay) document.documentElement.dataset.overlay = "";

/** Pictures fill the whole canvas, and the app smooths all edges itself: the browser has neither to mix nor to smooth anything. */
const DRAWS = { alpha: overlay, antialias: false, depth: false, stencil: false };

/** Milliseconds between checks whether the graphics have finished, and until nobody waits for them any more. */
const SOON = 8;
const LONG = 1000;

/** The extensions of WebGL that the app, or a test, uses. */
const EXTENSIONS = new Set(["WEBGL_lose_context"]);

/**
 * Waits, after this promise, until the browser can return a context for drawing at once. A worker requests one first, because that
 * takes long, and the page would not respond in the meantime.
 */
export function graphicsAwake(begin) {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("graphics.js", import.meta.url), { type: "module" });
      worker.onmessage = worker.onerror = () => {
        resolve();
        worker.terminate();
      };
      begin.then(() => worker.postMessage("wake"));
    } catch {
      // The page then waits.
      resolve();
    }
  });
}

/** Whether the browser has what the app draws with, which the app then finds on its canvas made ready. */
export function canDraw(canvas) {
  // The size that the app will set, so that the canvas's memory is allocated only once.
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  const context = canvas.getContext("webgl2", DRAWS);
  if (context === null) return false;
  answerAtOnce(context);
  drawChanges(canvas, context);
  finishFirstPicture(context);
  return true;
}

/** Answers questions that the app's library asks the graphics without need: it would wait for each of three dozen answers. */
function answerAtOnce(context) {
  const { getExtension, getParameter } = context;
  context.getExtension = (name) => (EXTENSIONS.has(name) ? getExtension.call(context, name) : null);
  // The values of WebGL 2 in every browser; each browser adds details of the graphics.
  const known = new Map([
    [context.VERSION, "WebGL 2.0"],
    [context.SHADING_LANGUAGE_VERSION, "WebGL GLSL ES 3.00"],
  ]);
  context.getParameter = (name) => known.get(name) ?? getParameter.call(context, name);
  // The app would only log errors. It detects during initialization whether it can draw.
  context.getError = () => context.NO_ERROR;
}

/**
 * Lets the app draw only pictures that differ from the last one, which it marks by `changed` on its canvas. It lays out and
 * paints after every event, and every picture keeps the browser busy, even if it is the same.
 */
function drawChanges(canvas, context) {
  const { clear, drawElements } = context;
  // The canvas loses its picture when its size is set, and may lose it while it is hidden.
  const lost = () => (canvas.changed = true);
  lost();
  new ResizeObserver(lost).observe(canvas);
  for (const event of ["pageshow", "focus"]) window.addEventListener(event, lost);
  document.addEventListener("visibilitychange", lost);
  let draws = true;
  let size = [];
  // Every picture starts with this call.
  context.clear = (mask) => {
    const now = [canvas.width, canvas.height];
    draws = canvas.changed || now.some((length, n) => length !== size[n]);
    size = now;
    canvas.changed = false;
    if (draws) clear.call(context, mask);
  };
  context.drawElements = (...what) => {
    if (draws) drawElements.apply(context, what);
  };
}

/**
 * Delays the second picture until the first one is finished: with it, the graphics initialize themselves, and a page that draws
 * another picture in the meantime does not respond until they are done.
 */
function finishFirstPicture(context) {
  const { clear } = context;
  const { requestAnimationFrame } = window;
  let waiting = [];
  const goOn = () => {
    window.requestAnimationFrame = requestAnimationFrame;
    for (const draw of waiting) requestAnimationFrame(draw);
    waiting = undefined;
  };
  context.clear = (mask) => {
    context.clear = clear;
    clear.call(context, mask);
    const begun = performance.now();
    // Code that saved this function may continue to use it. Cancelling an unknown number has no effect.
    window.requestAnimationFrame = (draw) => (waiting ? waiting.push(draw) && 0 : requestAnimationFrame(draw));
    // After everything that belongs to the picture.
    queueMicrotask(() => {
      const finished = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
      const look = () => {
        const draws = finished !== null && context.getSyncParameter(finished, context.SYNC_STATUS) === context.UNSIGNALED;
        if (draws && performance.now() - begun < LONG) setTimeout(look, SOON);
        else goOn();
      };
      look();
    });
  };
}

/**
 * Fetches the program that the canvas names. `progress` receives the part that has arrived, from 0 to 1.
 *
 * The program's module is the one in the page's head, so that the browser fetches it early.
 */
export function fetchProgram(canvas, progress) {
  const { href } = document.getElementById("script");
  const { program, bytes } = canvas.dataset;
  const what = { program: new URL(program, document.baseURI).href, bytes, script: href };
  const wasm = fetchBeside(what, progress);
  const fetchAgain = () => fetchWasm(what, progress, "reload");
  const arrived = import(href).then(({ default: initialise }) => ({ initialise, wasm, fetchAgain }), missing);
  // Later awaits still receive a failure.
  arrived.catch(() => {});
  return arrived;
}

/** Fetches in a worker, so that the page stays responsive. */
function fetchBeside(what, progress) {
  const hears = { part: progress };
  const [compiled, whole] = ["compiled", "whole"].map((name) => new Promise((resolve) => (hears[name] = resolve)));
  hears.refused = (why) => hears.compiled(Promise.reject(new WebAssembly.CompileError(why)));
  // Later awaits still receive a failure.
  compiled.catch(() => {});
  const dispatch = (news) => Object.entries(news).forEach(([name, value]) => hears[name](value));
  // Nothing was fetched, so the page fetches it itself.
  const without = ({ message }) => dispatch({ whole: false, refused: message });
  try {
    const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onerror = without;
    worker.onmessage = ({ data }) => dispatch(data);
    worker.postMessage(what);
    hears.rehearsed = () => worker.terminate();
    // By then the page has called the functions that it needs.
    document.addEventListener("courtyard:ready", hears.rehearsed);
  } catch (error) {
    without(error);
  }
  return { compiled, whole };
}

/** Fetches and compiles the program in this thread. */
export async function fetchWasm({ program, bytes }, progress, cache = "default") {
  const size = Number(bytes);
  const response = await fetch(program, { cache });
  if (!response.ok) throw new Missing(`${response.status} ${response.statusText}`.trim());
  // The progress is counted on a copy: the browser caches compiled code only for an unmodified response.
  const counted = count(response.clone().body, (bytes) => progress(Math.min(bytes / size, 1)));
  // Compiles while it arrives.
  const compiled = compile(response);
  // Later awaits still receive a failure.
  compiled.catch(() => {});
  return { compiled, whole: counted.then((bytes) => bytes === size) };
}

/** Compiles while the bytes arrive, if the server states their type. */
async function compile(response) {
  const streams = WebAssembly.compileStreaming && response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Runs what `fetchProgram` has fetched. */
export async function run({ initialise, wasm, fetchAgain }) {
  try {
    await begin(initialise, wasm);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    // Networks and browser caches can fail: try once more, and fetch everything from the server.
    await begin(initialise, await fetchAgain().catch(missing));
  }
}

async function begin(initialise, { compiled, whole }) {
  try {
    await initialise({ module_or_path: await compiled });
  } catch (error) {
    if (!(await whole)) missing(error);
    throw error;
  }
}

function missing(error) {
  throw error instanceof Missing ? error : new Missing(String(error));
}

/** Counts the bytes of a stream until it ends or breaks off. */
async function count(stream, progress) {
  const reader = stream.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      progress(bytes);
    }
  } catch {
    // The user of the other copy receives the error.
  }
  return bytes;
}
