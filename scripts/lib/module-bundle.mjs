// The entries of the domain and the adapters as one bundle, for tests of what is built on them: a few files load in a fraction of the time
// of their thousand sources, and one bundle has each class once. Packages stay packages.
import { existsSync, readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { at, root } from "./places.mjs";

/** Where the bundle is. */
export const moduleFolder = at(".kontor/modules");

const bundled = ["domain", "adapters"];

/** Laws, arbitraries and whatever else only proofs import: they load fast-check, which most tests of the apps do not. */
const forProofs = /\/[a-z-]*(?:arbitraries|laws|law-book|examples)\.ts$|\/src\/(?:testing|conformance|simulation)\//;

/**
 * Every entry of the bundled packages, such as `@kontor/domain/shop/cart`, and its source file.
 * @returns {ReadonlyMap<string, string>}
 */
export const moduleEntries = () =>
  new Map(
    bundled.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(at("packages", name, "package.json"), "utf8")).exports).flatMap(
        ([entry, target]) =>
          typeof target === "object" && existsSync(at("packages", name, target["@kontor/source"]))
            ? [[`@kontor/${name}${entry.slice(1)}`, at("packages", name, target["@kontor/source"])]]
            : [],
      ),
    ),
  );

/** The file of an entry in the bundle. */
export const fileOfEntry = (entry) => `${entry.slice("@kontor/".length)}.js`;

/** @param {string} folder */
export const bundleModules = async (folder) => {
  const entries = moduleEntries();
  const bundle = await rolldown({
    input: Object.fromEntries([...entries].map(([entry, file]) => [fileOfEntry(entry).slice(0, -".js".length), file])),
    cwd: root,
    platform: "node",
    external: (name) => /^[a-z@]/i.test(name) && !entries.has(name),
    resolve: { conditionNames: ["@kontor/source", "node", "import"] },
    treeshake: false,
  });
  await bundle.write({
    dir: folder,
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "parts/[name]-[hash].js",
    sourcemap: true,
    // What rules import is a part of theirs, so that the proofs import the rules and never the reverse.
    codeSplitting: {
      groups: [
        { name: "rules", priority: 2, test: (id) => !forProofs.test(id) },
        { name: "proofs", priority: 1, test: forProofs },
      ],
    },
  });
  await bundle.close();
};
