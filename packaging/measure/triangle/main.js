// The minimum that draws: once the page is visible, a context, two shaders and one triangle.

await new Promise((resolve) =>
  new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").length && resolve()).observe({
    type: "paint",
    buffered: true,
  }),
);
const canvas = document.querySelector("canvas");
canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false, stencil: false });
// In a separate task, as in real apps.
await new Promise((resolve) => setTimeout(resolve));

function shader(kind, source) {
  const made = gl.createShader(kind);
  gl.shaderSource(made, source);
  gl.compileShader(made);
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made));
  return made;
}

const program = gl.createProgram();
gl.attachShader(program, shader(gl.VERTEX_SHADER, "#version 300 es\nin vec2 at; void main() { gl_Position = vec4(at, 0, 1); }"));
gl.attachShader(
  program,
  shader(gl.FRAGMENT_SHADER, "#version 300 es\nprecision mediump float; out vec4 color; void main() { color = vec4(1); }"),
);
gl.linkProgram(program);
if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
gl.useProgram(program);
gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-0.5, -0.5, 0.5, -0.5, 0, 0.5]), gl.STATIC_DRAW);
gl.enableVertexAttribArray(0);
gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
gl.viewport(0, 0, canvas.width, canvas.height);
gl.clear(gl.COLOR_BUFFER_BIT);
gl.drawArrays(gl.TRIANGLES, 0, 3);
