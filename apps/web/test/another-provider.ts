// A shop of another provider, for the tests of a project alone: its content is the demo's, copied, with another name in every file.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../../../content/", import.meta.url));

const contentOfAnother = fileURLToPath(new URL("../../../.kontor/another-provider/", import.meta.url));

/** Every way in which the demo's name is written. */
export const another = { name: "Nordwind Net", domain: "nordwind-net.example" };

const renamed = (text: string): string =>
  text
    .replaceAll("Kontor Hosting", another.name)
    .replaceAll("Kontor", "Nordwind")
    .replaceAll("kontor-hosting.example", another.domain)
    .replaceAll("kontor", "nordwind");

/** Copies the demo's folder under the other name. */
export const copyAsAnother = (): string => {
  rmSync(contentOfAnother, { recursive: true, force: true });
  mkdirSync(contentOfAnother, { recursive: true });
  cpSync(own, contentOfAnother, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  for (const file of readdirSync(contentOfAnother, { recursive: true, encoding: "utf8" })) {
    const path = join(contentOfAnother, file);
    if (/\.(json|ya?ml|md|svg|css)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, "utf8")));
  }
  return contentOfAnother;
};

/** Scripts that only a build has are empty. */
export const emptyScripts: Plugin = {
  name: "kontor:empty-scripts",
  enforce: "pre",
  load: (id) => (/\?inline-(script|module)$/.test(id) ? `export default ""` : null),
};
