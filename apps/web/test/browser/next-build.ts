// The build that comes next, without building: this one again, in which every file with a hash in its name is called otherwise, as after a change of each.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

const hashed = /^(.+-)([\w-]{8})(\.\w+)$/;

/** The same length and alphabet, and another name. */
const renamed = (name: string): string =>
  name.replace(hashed, (_, start: string, hash: string, end: string) => start + [...hash].reverse().join("") + end);

/** A web app that starts as this one does, from a folder of its own below the repository, where packages are found. */
export const nextBuild = (): { readonly web: string; readonly remove: () => void } => {
  mkdirSync(join(root, ".kontor"), { recursive: true });
  const folder = mkdtempSync(join(root, ".kontor/next-build-"));
  const web = join(folder, "apps/web");
  for (const part of ["src", "dist", "package.json"])
    cpSync(join(root, "apps/web", part), join(web, part), { recursive: true });
  for (const part of ["content", "packages", "apps/web/node_modules"])
    if (existsSync(join(root, part))) symlinkSync(join(root, part), join(folder, part));
  const assets = join(web, "dist/client/assets");
  for (const file of globSync("*.{br,gz}", { cwd: assets })) rmSync(join(assets, file));
  const names = new Map(globSync("*", { cwd: assets }).map((name) => [name, renamed(name)]));
  if ([...names].every(([name, next]) => name === next)) throw new Error("no file of the build has a hash in its name");
  const named = new RegExp([...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const calledAnew = (text: string): string => text.replace(named, (name) => names.get(name) ?? name);
  const texts = [...globSync("**/*.{js,css,json}", { cwd: join(web, "dist") }), "client/.vite/manifest.json"];
  for (const file of texts.map((path) => join(web, "dist", path)))
    writeFileSync(file, calledAnew(readFileSync(file, "utf8")));
  for (const [name, next] of names) if (name !== next) renameSync(join(assets, name), join(assets, next));
  return { web, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
