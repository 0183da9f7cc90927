// Loads the program with as little code as possible.

const { default: initialise } = await import(document.getElementById("script").href);
await initialise({ module_or_path: document.getElementById("wasm").href });
