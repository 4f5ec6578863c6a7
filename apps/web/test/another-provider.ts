// A shop of another provider, for the tests of a project alone: its content is the demo's, copied, with another name in every file.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../../../content/", import.meta.url));

export const contentOfAnother = fileURLToPath(new URL("../../../.kontor/another-provider/", import.meta.url));

/** Every way in which the demo's name is written. */
export const another = { name: "Nordwind Net", domain: "nordwind-net.example" };

const renamed = (text: string): string =>
  text
    .replaceAll("Kontor Hosting", another.name)
    .replaceAll("Kontor", "Nordwind")
    .replaceAll("kontor-hosting.example", another.domain)
    .replaceAll("kontor", "nordwind");

const copied = (): void => {
  rmSync(contentOfAnother, { recursive: true, force: true });
  mkdirSync(contentOfAnother, { recursive: true });
  cpSync(own, contentOfAnother, { recursive: true, filter: (path) => !/\.(ts|png|ico)$/.test(path) });
  for (const file of readdirSync(contentOfAnother, { recursive: true, encoding: "utf8" })) {
    const path = join(contentOfAnother, file);
    if (/\.(json|ya?ml|md|svg|css)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, "utf8")));
  }
};

/** What the program imports of `content/` is taken from the copy; scripts that only a build has are empty. */
export const anotherProvider: Plugin = {
  name: "kontor:another-provider",
  enforce: "pre",
  buildStart: copied,
  load: (id) => (/\?inline-(script|module)$/.test(id) ? `export default ""` : null),
  resolveId: (source, importer) => {
    const path = source.startsWith(".") && importer !== undefined ? join(dirname(importer), source) : "";
    return path.startsWith(own) ? path.replace(own, contentOfAnother) : null;
  },
};
