// What importing an entry costs a browser: bundled and minified by rolldown as Vite does it, measured in brotli. [HDL-06]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { rolldown } from "rolldown";

const brotliBytes = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Bundles a module's text inside a project; what it exports is what is kept. Chunks that are loaded later do not count as bytes.
 * @param {string} project
 * @param {string} text
 * @returns {Promise<{ bytes: number, modules: string[] }>}
 */
export const browserBundle = async (project, text) => {
  const input = join(project, `entry-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(input, text);
  const bundle = await rolldown({
    input,
    platform: "browser",
    logLevel: "silent",
    resolve: { conditionNames: ["browser", "production", "import", "module", "default"] },
    transform: { define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DEV": "false" } },
  });
  const { output } = await bundle.generate({ format: "es", minify: true, minifyInternalExports: true });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === "chunk");
  const first = chunks.find(({ isEntry }) => isEntry);
  const withStatic = [first, ...chunks.filter(({ fileName }) => first.imports.includes(fileName))];
  const code = withStatic.map((chunk) => chunk.code).join("\n");
  return { bytes: brotliBytes(code), modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
};
