// The shortest way into a program.

const { default: initialise } = await import(document.getElementById("script").href);
await initialise({ module_or_path: document.getElementById("wasm").href });
