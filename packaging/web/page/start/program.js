// The program: whether this browser can run it, and how it comes here.

/** A part of the program has not arrived, or not whole. */
export class Missing extends Error {}

/** Whether the browser has what the app draws with, which the app then finds on its canvas made ready. */
export function canDraw(canvas) {
  return canvas.getContext("webgl2") !== null;
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
  return { response, whole: counted.then((bytes) => bytes === size) };
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

async function begin(initialise, { response, whole }) {
  try {
    await initialise({ module_or_path: response });
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
