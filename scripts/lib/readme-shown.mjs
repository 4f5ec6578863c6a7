// What each picture of the README shows, as a hash: the screens with all they import of the web app and the kit, their sheets, their English texts, and the provider's catalogue. [LOOK3-6]
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { at } from "./places.mjs";

/** Where pictures and what is noted of them stand. */
export const picturesFolder = "docs/pictures";
export const picturesNoted = `${picturesFolder}/pictures.json`;

const frame = [
  "apps/web/src/shell/shell-frame.tsx",
  "apps/web/src/app/styles/index.css",
  "apps/web/src/app/styles/fonts.css",
];

/** Each picture is drawn light and dark, of these screens. */
export const readmePictures = [
  {
    name: "shop",
    screens: ["apps/web/src/site/home/screen.tsx", "apps/web/src/shop/domain-name/domain-check-screen.tsx"],
  },
  { name: "ledger", screens: ["apps/web/src/shop/catalog/product-screen.tsx"] },
  { name: "desk", screens: ["apps/web/src/site/desk/frame.tsx", "apps/web/src/site/desk/orders/list.tsx"] },
];

export const modes = ["light", "dark"];

const filesIn = (folder) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(at("."), join(parentPath, name)));

const imported =
  /^\s*(?:import|export)\s(?!type\b)[^;"']*?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|@import\s+(?:url\()?["']([^"']+)["']/gm;

/** A file of the web app or of the kit; what both take of the domain calculates and is not seen. */
const fileOf = (from, specifier) => {
  const plain = specifier.replace(/\?.*$/, "");
  const kit = /^@kontor\/ui\/(.+)$/.exec(plain)?.[1];
  const path = kit === undefined ? (plain.startsWith(".") ? join(dirname(from), plain) : "") : `packages/ui/src/${kit}`;
  return [path, `${path}.tsx`, `${path}.ts`].find((each) => /\.\w+$/.test(each) && existsSync(at(each)));
};

/** Fetches, routes and translates, and is not seen. */
const plumbing = /^apps\/web\/src\/platform\//;

/** Files that screens are made of, with the English texts beside them. */
export const shownFiles = (screens) => {
  const found = new Set();
  const open = [...frame, ...screens];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || plumbing.test(next)) continue;
    found.add(next);
    if (!/\.(?:tsx?|css)$/.test(next)) continue;
    for (const [, ...specifiers] of readFileSync(at(next), "utf8").matchAll(imported)) {
      const file = fileOf(next, specifiers.find((each) => each !== undefined) ?? "");
      if (file !== undefined) open.push(file);
    }
    const texts = join(dirname(next), "texts.en.json");
    if (existsSync(at(texts))) found.add(texts);
  }
  return [...found, "content/site.json", ...filesIn("content/catalog"), ...filesIn("content/brand")].sort();
};

const hashOf = (parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 22);
};

/** The hash of what a picture shows by the present sources. */
export const shownBy = ({ screens }) => hashOf(shownFiles(screens).flatMap((path) => [path, readFileSync(at(path))]));

export const pictureFile = (name, mode) => `${picturesFolder}/${name}-${mode}.png`;

/** What is noted when pictures are drawn: what each shows, and the picture itself. */
export const notedNow = () =>
  Object.fromEntries(
    readmePictures.map((picture) => [
      picture.name,
      {
        shows: shownBy(picture),
        ...Object.fromEntries(modes.map((mode) => [mode, hashOf([readFileSync(at(pictureFile(picture.name, mode)))])])),
      },
    ]),
  );

/** Names of the pictures that are older than what they show, or not the ones that were drawn. */
export const oldPictures = () => {
  const noted = JSON.parse(readFileSync(at(picturesNoted), "utf8"));
  return Object.entries(notedNow())
    .filter(([name, now]) => JSON.stringify(now) !== JSON.stringify(noted[name]))
    .map(([name]) => name);
};
