// The contents of a container: the built web app, the bundled server, the packages that it cannot hold, and the files that it reads.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { at, root } from "./places.mjs";
import { bundleServer, filesOfPackages, programs, unbundled } from "./server-bundle.mjs";

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Where Node finds a package from a folder: in the nearest node_modules above it; null where it is not installed. */
const installedAt = (name, from) => {
  const found = join(from, "node_modules", name);
  if (existsSync(join(found, "package.json"))) return found;
  return join(from) === root ? null : installedAt(name, join(from, "..", sep));
};

/** Folders of packages with all that they depend on, for this platform. */
const withDependencies = (names, from, found = new Set()) => {
  for (const name of names) {
    const folder = installedAt(name, from);
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
};

/** Of a package what runs and its licence: sources, declarations, maps, tests and texts for developers stay out. */
const runs = (path) =>
  /licen[cs]e/i.test(basename(path)) ||
  !/\.([cm]?tsx?|map|md|markdown)$|[/\\](docs?|examples?|tests?|__fixtures__|bench(marks?)?)$/.test(path);

const copy = (from, to, filter = () => true) => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter });
};

/** Licences of everything that the web app or the server may have bundled. */
const licences = () => {
  const workspaces = ["apps/web", "apps/api", "packages/domain", "packages/adapters", "packages/ui"].map((folder) =>
    at(folder),
  );
  const all = new Set(
    workspaces.flatMap((folder) => [...withDependencies(Object.keys(manifestOf(folder).dependencies ?? {}), folder)]),
  );
  const texts = [...all]
    .filter((folder) => !manifestOf(folder).name.startsWith("@kontor/"))
    .map((folder) => {
      const { name, version, license = "" } = manifestOf(folder);
      const [file] = globSync("{LICENSE,LICENCE,License,Licence,license,licence}{,.*,-*}", { cwd: folder });
      const text =
        file === undefined || !statSync(join(folder, file)).isFile()
          ? ""
          : readFileSync(join(folder, file), "utf8").trim();
      return `${name} ${version} (${typeof license === "string" ? license : license.type})\n\n${text}\n`;
    });
  return [...new Set(texts)].sort().join(`\n${"-".repeat(80)}\n\n`);
};

/** Operators use the commands of a checkout: `npm run data -- backup`. */
const manifest = () => {
  const { name, version, license, type } = manifestOf(root);
  const run = (program) => `node ${programs[program]}`;
  return {
    name,
    version,
    license,
    type,
    private: true,
    scripts: {
      start: run("web"),
      api: run("api"),
      data: run("data"),
      check: run("check"),
      "admin:create": `${run("data")} admin`,
    },
  };
};

/**
 * Assembles in a folder what the container and the package `kontor` both hold: the built web app, the bundled server, and what those read.
 * The web app must be built.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export const layOutShop = async (folder) => {
  rmSync(folder, { recursive: true, force: true });
  const to = (...parts) => join(folder, ...parts);
  await bundleServer(to("server"));
  copy(at("apps/web/dist"), to("apps/web/dist"));
  copy(at("content"), to("content"), (path) => !path.endsWith(".ts"));
  for (const file of globSync("apps/api/src/**/*.*", {
    cwd: root,
    exclude: (path) => /\.tsx?$/.test(path.name ?? path),
  }))
    copy(at(file), to(file));
  for (const file of ["package.json", "shop.yaml", "content.yaml", "refusals.yaml", "descriptions.yaml"])
    copy(at("openapi", file), to("node_modules/@kontor/openapi", file));
  for (const [name, files] of Object.entries(filesOfPackages)) {
    const source = installedAt(name, at("apps/api"));
    for (const file of globSync([...files], { cwd: source })) copy(join(source, file), to("node_modules", name, file));
  }
  copy(at("LICENSE"), to("LICENSE"));
  writeFileSync(to("LICENSES-OF-PACKAGES.txt"), licences());
};

/**
 * Assembles in a folder what the container file copies. The web app must be built.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export const layOutImage = async (folder) => {
  await layOutShop(folder);
  const to = (...parts) => join(folder, ...parts);
  // The programs also stand where a checkout has them, for those who start them by that path.
  for (const [name, file] of Object.entries(programs)) {
    mkdirSync(dirname(to(file)), { recursive: true });
    writeFileSync(
      to(file),
      `import "${relative(dirname(to(file)), to("server", `${name}.js`))
        .split(sep)
        .join("/")}";\n`,
    );
  }
  for (const source of withDependencies(unbundled, root)) copy(source, to(relative(root, source)), runs);
  writeFileSync(to("package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
};

/** The version of a package as it is installed here. */
export const installedVersion = (name) => manifestOf(installedAt(name, at("apps/api"))).version;

/**
 * Bytes of all files in a folder.
 * @param {string} folder
 * @returns {number}
 */
export const bytesIn = (folder) =>
  globSync("**/*", { cwd: folder, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );
