// The program: whether this browser can run it, and how it comes here.

/** A part of the program has not arrived, or not whole. */
export class Missing extends Error {}

/** What the app, or a test, makes use of that is no part of WebGL itself. */
const EXTENSIONS = new Set(["WEBGL_lose_context"]);

/** Whether the browser has what the app draws with, which the app then finds on its canvas made ready. */
export function canDraw(canvas) {
  // In the size that the app gives it: its memory is not to be made twice.
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  const context = canvas.getContext("webgl2");
  if (context === null) return false;
  // The app's library asks for three dozen extensions one after the other and waits for the graphics each time.
  const { getExtension } = context;
  context.getExtension = (name) => (EXTENSIONS.has(name) ? getExtension.call(context, name) : null);
  return true;
}

/**
 * Fetches the program; `progress` is told what part of it has arrived, from 0 to 1.
 *
 * The names are those of the links in the page's head, which have the browser fetch both before it sees this.
 */
export function fetchProgram(progress) {
  const script = document.getElementById("script");
  const program = Promise.all([import(script.href), fetchWasm(progress)]).then(
    ([{ default: initialise }, wasm]) => ({ initialise, wasm, fetchAgain: () => fetchWasm(progress, "reload") }),
    missing,
  );
  // Whoever waits for it hears of a failure, however late.
  program.catch(() => {});
  return program;
}

async function fetchWasm(progress, cache = "default") {
  const { href, dataset } = document.getElementById("wasm");
  const size = Number(dataset.bytes);
  // As the link in the head asks for it: Safari takes what it has brought for no other request.
  const response = await fetch(href, { mode: "no-cors", credentials: "include", cache });
  if (!response.ok) throw new Missing(`${response.status} ${response.statusText}`.trim());
  // A copy is counted: the browser keeps the compiled code only of a response as it came.
  const counted = count(response.clone().body, (bytes) => progress(Math.min(bytes / size, 1)));
  // While it arrives, and while the start screen is drawn.
  const compiled = compile(response);
  // Whoever waits for it hears of a failure, however late.
  compiled.catch(() => {});
  return { compiled, whole: counted.then((bytes) => bytes === size) };
}

/** Compiles as the bytes come, where the server says what they are. */
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
    // Networks break off, and so do the copies that browsers keep: once more, and all of it from the server.
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

/** Counts the bytes of a stream to its end, or to where it breaks off. */
async function count(stream, tell) {
  const reader = stream.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      tell(bytes);
    }
  } catch {
    // Whoever uses the other copy hears of it.
  }
  return bytes;
}
