// The packages that are published: what is built of each, and its tarball. [HDL-06]
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { at, environment, npm, pinnedNode } from "./places.mjs";
import { run } from "./say.mjs";

/** In the order in which they depend on each other. */
export const published = ["domain", "adapters", "ui"];

const folderOf = (name) => at("packages", name);

/** Declarations keep the extension of the sources; a published one names what stands beside it. */
const withEmittedExtensions = (text) => text.replaceAll(/(from |import\()"(\.{1,2}\/[^"]+)\.tsx?"/g, '$1"$2.js"');

/** A sheet with those that it imports in their places: a page that links it makes one request. */
const sheetOf = (file) =>
  readFileSync(file, "utf8").replaceAll(/^@import "(\.[^"]+)";\n/gm, (_, path) => sheetOf(join(dirname(file), path)));

const exportsOf = (folder) => manifestOf(folder).exports;

/** The sheets that a package exports. */
const sheetsOf = (folder) =>
  Object.values(exportsOf(folder))
    .map((entry) => entry["@kontor/source"])
    .filter((source) => source?.endsWith(".css"));

/** The entries of a package that are style sheets: `table.css`. */
export const sheetEntriesOf = (name) =>
  Object.keys(exportsOf(folderOf(name)))
    .filter((entry) => entry.endsWith(".css"))
    .map((entry) => entry.slice("./".length));

/** Builds a package into its `dist`; answers what the compiler says, nothing when all is well. */
export const buildPackage = async (folder) => {
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const { code, output } = await run(
    pinnedNode(),
    [at("node_modules/@typescript/native/bin/tsc"), "--project", "tsconfig.build.json"],
    {
      cwd: folder,
      env: environment({ NO_COLOR: "1" }),
    },
  );
  if (code !== 0) return output;
  for (const file of readdirSync(dist, { recursive: true }).filter((path) => path.endsWith(".d.ts"))) {
    const text = readFileSync(join(dist, file), "utf8");
    const next = withEmittedExtensions(text);
    if (next !== text) writeFileSync(join(dist, file), next);
  }
  for (const file of sheetsOf(folder)) writeFileSync(join(dist, basename(file)), sheetOf(join(folder, file)));
  return "";
};

const lock = at(".kontor/packing");

/** Of processes that pack at the same time one builds; a lock older than any build is of one that was killed. */
const alone = async (act) => {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > 300_000)
        rmSync(lock, { recursive: true, force: true });
      else await pause(200);
    }
  }
  try {
    return await act();
  } finally {
    rmdirSync(lock);
  }
};

/**
 * Builds a package and writes its tarball into a folder; throws what went wrong.
 * @param {string} name
 * @param {string} into
 * @returns {Promise<{ file: string, size: number, files: string[] }>}
 */
export const packPackage = (name, into) => alone(() => packed(name, into));

/** Where readers of the registry find sources, questions and authors; nothing where the setting `REPOSITORY` names no address. */
export const whereabouts = (folder, repository) => {
  if (repository === "") return {};
  const address = new URL(repository).href.replace(/\/$/, "").replace(/\.git$/, "");
  return {
    author: { name: `The authors of ${new URL(address).pathname.slice(1)}`, url: address },
    homepage: `${address}/tree/HEAD/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: "git", url: `git+${address}.git`, directory: folder },
  };
};

/** The manifest in a tarball: without what only this repository has, so that a copy that was unpacked can be packed again. */
export const publishedManifest = (name, manifest, repository = process.env.REPOSITORY ?? "") => {
  const { scripts: _, devDependencies: __, imports, ...rest } = manifest;
  const packedImports = Object.entries(imports ?? {}).filter(([, target]) => typeof target !== "string");
  return {
    ...rest,
    ...whereabouts(`packages/${name}`, repository),
    ...(packedImports.length === 0 ? {} : { imports: Object.fromEntries(packedImports) }),
  };
};

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** A copy of a package with the manifest that is published. */
const stagedIn = (folder, name) => {
  cpSync(folderOf(name), folder, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  const manifest = publishedManifest(name, manifestOf(folder));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
};

const packed = async (name, into) => {
  const result = await buildPackage(folderOf(name));
  if (result !== "") throw new Error(`packages/${name} does not build\n${result}`);
  const temporary = mkdtempSync(join(tmpdir(), "kontor-pack-"));
  try {
    return await packFolder(name, stagedIn(temporary, name), into);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};

/** The tarball of a folder as it is. */
export const packFolder = async (name, folder, into) => {
  const [command, args] = npm("pack", "--json", "--ignore-scripts", "--pack-destination", into);
  const { code, output } = await run(command, args, {
    cwd: folder,
    env: environment(),
    shell: command.endsWith(".cmd"),
  });
  if (code !== 0) throw new Error(`${name} cannot be packed\n${output}`);
  const report = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const [{ filename, size, files }] = Array.isArray(report) ? report : Object.values(report);
  return { file: join(into, filename), size, files: files.map(({ path }) => path) };
};
