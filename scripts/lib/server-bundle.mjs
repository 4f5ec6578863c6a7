// The server as the container has it: its three programs with all they import, bundled by rolldown. What cannot be bundled stays a package.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { load } from "js-yaml";
import { rolldown } from "rolldown";
import { oneByte } from "./one-byte.mjs";
import { root } from "./places.mjs";

/** The programs, by the name of their file in `server/`, and the source file of each. */
export const programs = {
  web: "apps/web/src/app/node-entry.ts",
  api: "apps/api/src/main.ts",
  data: "apps/api/src/app/data/main.ts",
  check: "apps/web/src/app/check-entry.ts",
};

/** Native code, or files of their own that they read or start at run time. */
export const unbundled = ["@node-rs/argon2", "fontkit", "pdfkit", "pino", "sharp", "svgo"];

/** Packages without code, whose files the server reads, and which of their files. */
export const filesOfPackages = {
  "@expo-google-fonts/source-sans-3": ["400Regular/*.ttf", "600SemiBold/*.ttf", "LICENSE*", "package.json"],
  ...Object.fromEntries(
    [
      "noto-sans",
      ...["armenian", "georgian", "hebrew", "arabic", "thai", "kr", "sc"].map((script) => `noto-sans-${script}`),
    ].map((face) => [`@expo-google-fonts/${face}`, ["400Regular/*.ttf", "LICENSE*", "package.json"]]),
  ),
};

/** Imported where something else decides that they are there: vite with `--dev`, the others by drivers and clients that do without them. */
const absent = ["@valkey/valkey-glide", "encoding", "pg-native", "pg-cloudflare", "cloudflare:sockets", "vite"];

/** A thread's program beside the module that starts it. */
const startsThread = /\bnew URL\("\.\/([\w-]+-worker)\.ts", import\.meta\.url\)/g;

/** How a module finds files beside itself. */
const findsFiles =
  /\b__dirname\b|\b__filename\b|\bimport\.meta\.(?:url|dirname|filename|resolve)\b|\brequire\.resolve\(/;

/** Packages that only use the name of their file, in stack traces, and work without it. */
const namesItself = /^node_modules\/undici\/index\.js$/;

const place = (id) => relative(root, id).split(sep).join("/");

/**
 * A source file that reads what stands beside it finds it in the container, too, at the same place below its root. A package that does so
 * would find nothing, so it ends the build by its name.
 */
const filesAtTheirPlace = (faults, up) => ({
  name: "kontor:files-at-their-place",
  transform: {
    filter: { code: findsFiles, id: { exclude: /^\0|^rolldown\// } },
    handler(source, id) {
      // Named by its content as every part: a shop of an earlier build starts the threads of its own build.
      const code = source.replaceAll(startsThread, (_, name) => {
        const part = this.emitFile({ type: "chunk", id: resolve(dirname(id), `${name}.ts`), name });
        return `new URL(import.meta.ROLLUP_FILE_URL_${part})`;
      });
      if (!isAbsolute(id) || namesItself.test(place(id))) return null;
      if (id.includes(`${sep}node_modules${sep}`)) {
        faults.push(`${place(id)} reads files of its own package`);
        return null;
      }
      if (/\bimport\.meta\.(?:dirname|filename|resolve)\b/.test(code))
        faults.push(`${place(id)}: of import.meta only url is known here`);
      return {
        code: code.replaceAll(
          /\bimport\.meta\.url\b/g,
          `new URL(${JSON.stringify(`${up}/${place(id)}`)}, import.meta.url).href`,
        ),
        map: null,
      };
    },
  },
});

const contractFiles = ["shop", "content", "refusals", "descriptions"];

/** Reading the contracts from YAML would be a tenth of a start: the bundle has them as JSON beside it. */
const contractsAsRead = {
  name: "kontor:contracts-as-read",
  load: {
    filter: { id: /\/platform\/contract\/contract-file\.ts$/ },
    handler() {
      const parts = contractFiles.map((name) => {
        const source = JSON.stringify(load(readFileSync(resolve(root, `openapi/${name}.yaml`), "utf8")));
        const part = this.emitFile({ type: "asset", name: `${name}.json`, source });
        return `${name}: () => new URL(import.meta.ROLLUP_FILE_URL_${part})`;
      });
      return `import { readFileSync } from "node:fs";
const files = { ${parts.join(", ")} };
export const contractFile = (name) => JSON.parse(readFileSync(files[name](), "utf8"));`;
    },
  },
};

/** What a built file still imports at run time. */
const runtimeImports = ({ code, imports, dynamicImports }) => [
  ...imports,
  ...dynamicImports,
  ...[...code.matchAll(/\b__require\("([^"]+)"\)/g)].map(([, name]) => name),
];

const among = (names, name) => names.some((known) => name === known || name.startsWith(`${known}/`));

/** A part of packages alone is no source that anyone here reads: its map would be a tenth of the container. */
const dropMap = (file) => {
  rmSync(`${file}.map`, { force: true });
  writeFileSync(file, readFileSync(file, "utf8").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n"));
};

/**
 * Writes the programs into a folder; throws with all that cannot be bundled.
 * @param {string} folder
 * @param {string} up the way from the folder to the root that its programs run in
 * @param {Readonly<Record<string, string>>} entries
 * @param {readonly string[]} packages that are not bundled
 * @returns {Promise<void>}
 */
export const bundleServer = async (folder, up = "..", entries = programs, packages = unbundled) => {
  const faults = [];
  const isExternal = (name) => among([...packages, ...absent], name);
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${root}${file}`])),
    cwd: root,
    platform: "node",
    external: isExternal,
    resolve: { conditionNames: ["@kontor/source", "node"] },
    plugins: [contractsAsRead, filesAtTheirPlace(faults, up), oneByte],
    onLog: (level, { code, message }) => {
      if (code === "UNRESOLVED_IMPORT") faults.push(message);
    },
  });
  // All in one folder: from each file the root is one step up.
  const { output } = await bundle.write({
    dir: folder,
    format: "es",
    entryFileNames: ({ name }) => (Object.hasOwn(entries, name) ? "[name].js" : "[name]-[hash].js"),
    chunkFileNames: "[name]-[hash].js",
    assetFileNames: "[name]-[hash][extname]",
    sourcemap: true,
    // Sources are named as if the checkout were the container's root, wherever it was built.
    sourcemapPathTransform: (source, map) => `${up}/${place(resolve(dirname(map), source))}`,
  });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === "chunk");
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.every((id) => id.includes(`${sep}node_modules${sep}`))) dropMap(resolve(folder, fileName));
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const chunk of chunks)
    for (const name of runtimeImports(chunk))
      if (!files.has(name) && !isBuiltin(name) && !isExternal(name))
        faults.push(`${chunk.fileName} imports ${name}, which is not in the container`);
  if (faults.length > 0) throw new Error(`The server cannot be bundled:\n${[...new Set(faults)].join("\n")}`);
};
