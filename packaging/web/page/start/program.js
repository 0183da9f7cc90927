// The program: whether this browser can run it, and how it comes here.

/** A part of the program has not arrived, or not whole. */
export class Missing extends Error {}

/** Whether the browser has what the app draws with. */
export function canDraw() {
  const graphics = document.createElement("canvas").getContext("webgl2");
  graphics?.getExtension("WEBGL_lose_context")?.loseContext();
  return graphics !== null;
}

/**
 * Fetches the program and runs it; `progress` is told what part of it has arrived, from 0 to 1.
 *
 * The names are those of the links in the page's head, which have the browser fetch both before it sees this.
 */
export async function load(progress) {
  const wasm = document.getElementById("wasm");
  const script = document.getElementById("script");
  const size = Number(wasm.dataset.bytes);
  const [{ default: initialise }, response] = await Promise.all([
    import(script.href).catch(missing),
    fetch(wasm.href).catch(missing),
  ]);
  if (!response.ok) throw new Missing(`${response.status} ${response.statusText}`.trim());

  // A copy is counted: the browser keeps the compiled code only of a response as it came.
  const arrived = count(response.clone().body, (bytes) => progress(Math.min(bytes / size, 1)));
  try {
    await initialise({ module_or_path: response });
  } catch (error) {
    if ((await arrived) !== size) throw new Missing(String(error));
    throw error;
  }
}

function missing(error) {
  throw new Missing(String(error));
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
