// The provider's marks, icons and public files: read once, each held to its type and size; what does not fit is said with its name. [PKG-08]
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

type Fault = string;
type Judge = (file: Buffer) => string | null;

const kilobytes = (count: number): number => count * 1024;

/** All public files are read into memory. */
const limits = { mark: kilobytes(16), icon: kilobytes(64), picture: kilobytes(1024), all: kilobytes(32 * 1024) };

const pngSides = (file: Buffer): readonly [number, number] | null =>
  file.length > 24 && file.subarray(0, 8).toString("latin1") === "\u0089PNG\r\n\u001A\n"
    ? [file.readUInt32BE(16), file.readUInt32BE(20)]
    : null;

const png =
  (width: number, height: number): Judge =>
  (file) => {
    const sides = pngSides(file);
    if (sides === null) return `is no PNG; it has to be one of ${width} × ${height}`;
    return sides[0] === width && sides[1] === height
      ? null
      : `is ${sides[0]} × ${sides[1]}, but it has to be ${width} × ${height}`;
  };

const ico: Judge = (file) => (file.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0])) ? null : "is no ICO");

/** What a drawing may not have: it would run, or load something from elsewhere. Styles are refused by the content policy. */
const foreign =
  /<script|<style|<foreignObject|<image\b|<!ENTITY|\sstyle\s*=|\son\w+\s*=|\b(?:xlink:)?href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i;

const drawing: Judge = (file) => {
  const text = file.toString("utf8").trim();
  if (!/^(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\bviewBox\s*=/.test(text) || !text.endsWith("</svg>"))
    return "is no SVG with a viewBox";
  const [found] = foreign.exec(text) ?? [];
  return found === undefined ? null : `has “${found.trim()}”, which a drawing of the shop may not have`;
};

const wanted: Readonly<Record<string, readonly [Judge, number]>> = {
  "brand/logo.svg": [drawing, limits.mark],
  "brand/icon.svg": [drawing, limits.icon],
  "public/favicon.ico": [ico, limits.icon],
  "public/apple-touch-icon.png": [png(180, 180), limits.picture],
  "public/icon-192.png": [png(192, 192), limits.picture],
  "public/icon-512.png": [png(512, 512), limits.picture],
  "public/share.png": [png(1200, 630), limits.picture],
};

/** Each file that the shop needs and that is missing, too large or of another type. */
export const brandFaults = (folder: string): readonly Fault[] =>
  Object.entries(wanted).flatMap(([name, [judge, most]]) => {
    if (!existsSync(join(folder, name))) return [`content/${name} is missing`];
    const file = readFileSync(join(folder, name));
    if (file.length > most)
      return [`content/${name} has ${Math.ceil(file.length / 1024)} KB, but at most ${most / 1024} KB are allowed`];
    const fault = judge(file);
    return fault === null ? [] : [`content/${name} ${fault}`];
  });

/** Where the shop has addresses of its own. */
const taken =
  /^\/(?:(?:api|assets|builds|images|uploads|flags|admin|docs|forms|de|en)\/|(?:robots|security)\.txt$|sitemap|\.well-known\/security\.txt$|healthz$|readyz$|metrics$)/;

/** Files of `public/` by their addresses; hidden ones are left out, but for those of `.well-known`. */
export const publicFiles = (folder: string): ReadonlyMap<string, Buffer> => {
  const place = join(folder, "public");
  if (!existsSync(place)) return new Map();
  const names = readdirSync(place, { recursive: true, withFileTypes: true })
    // Where a folder is mounted into a container, its files may be links.
    .filter((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true)
    .map(({ parentPath, name }) => relative(place, join(parentPath, name)).split(sep).join("/"))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name));
  return new Map(names.toSorted().map((name) => [`/${name}`, readFileSync(join(place, name))] as const));
};

export const publicFaults = (files: ReadonlyMap<string, Buffer>): readonly Fault[] => {
  const all = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    ...[...files.keys()]
      .filter((path) => taken.test(path) || /[^\w./~-]/.test(path))
      .map((path) =>
        taken.test(path)
          ? `content/public${path} stands where the shop has an address of its own`
          : `content/public${path} has a name that is no address: letters, digits, points, hyphens and underscores are`,
      ),
    ...(all > limits.all
      ? [
          `content/public has ${Math.ceil(all / 1_048_576)} MB, but at most ${limits.all / 1_048_576} MB are allowed: pictures of pages belong into images`,
        ]
      : []),
  ];
};
