// The provider of a process as pages link it: icon and colours under addresses with the hash of what is in them, its public files at the root. [PKG-08] [LOC-16]
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipFile } from "node:zlib";
import type { ProviderFolder } from "../provider/folder.ts";
import type { Brand } from "../provider/site.ts";

export interface Branded {
  /** Another one wherever a page would say or link something else. */
  readonly id: string;
  readonly brand: Brand;
  /** Everything to be served, by its address, with the packed forms of texts beside. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The sheet of all pages as it was built. */
export interface BaseSheet {
  readonly path: string;
  readonly text: Buffer;
}

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash
    .digest("base64url")
    .replaceAll(/[^a-z\d]/gi, "")
    .slice(0, 10);
};

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipFile);

type Named = readonly (readonly [string, Buffer])[];

/** As a build packs them. */
const packed = async (path: string, text: Buffer): Promise<Named> => {
  if (text.length < 512 || !/\.(css|svg|txt|json|js|xml|html|webmanifest)$/.test(path)) return [[path, text]];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([brotli(text, { params }), gzip(text, { level: 9 })]);
  return [
    [path, text],
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
};

/** Added to the sheet of all pages, colours cost no request of their own; without a build, where that one is not known, they are a sheet beside it. */
const sheetOf = (own: string, base: BaseSheet | null): readonly [Brand["sheet"], Named] => {
  if (own === "") return [null, []];
  const text = base === null ? Buffer.from(own) : Buffer.concat([base.text, Buffer.from(own)]);
  const href =
    base === null ? `/assets/brand-${hashOf(own)}.css` : base.path.replace(/\.css$/, `-${hashOf(base.path, own)}.css`);
  return [{ href, isWhole: base !== null }, [[href, text]]];
};

/** Packed beside everything else that a start does. */
export const brandOf = async (
  { site, mark, icon, sheet: own, files }: ProviderFolder,
  base: BaseSheet | null,
): Promise<Branded> => {
  const iconPath = `/assets/icon-${hashOf(icon)}.svg`;
  const [sheet, sheets] = sheetOf(own, base);
  const all = [[iconPath, icon] as const, ...sheets, ...files];
  const named = await Promise.all(all.map(([path, body]) => packed(path, body)));
  const brand = { site, mark, icon: iconPath, sheet };
  return { id: hashOf(JSON.stringify(brand)), brand, files: new Map(named.flat()) };
};
