// Writes the folder of another company, "Nordwind", for tests: made from its facts and texts, with the VAT rates and countries of the demo, which are the world's, and nothing else of it. [PKG-08]
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { demoContent } from "../../src/platform/settings/content-directory.ts";
import { categories, deals, endings, facts, products, vouchers } from "./facts.ts";
import { filesOf } from "./texts.ts";

export { categories, facts, products } from "./facts.ts";

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

const [warm, dark] = facts.flag;

const mark = `<svg viewBox="0 0 32 36" width="32" height="36" focusable="false"><path d="M4 30 16 4l12 26z" fill="currentColor"/></svg>`;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 28 16 4l12 24z" fill="${warm}"/></svg>`;

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

/** A picture of one colour. */
const png = (width: number, height: number, colour: string): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colour.slice(1), "hex")),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** An icon file with one picture. */
const ico = (picture: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
};

/** All that the folder has, by path. */
const files = (): readonly (readonly [path: string, content: string | Buffer])[] => [
  ["site.json", json(facts)],
  ["catalog/categories.json", json(categories)],
  ...Object.entries(products).map(([category, all]) => [`catalog/products/${category}.json`, json(all)] as const),
  ["catalog/endings.json", json(endings)],
  ["catalog/deals.json", json(deals)],
  ["vouchers.json", json(vouchers)],
  ["feature-flags.yaml", json([{ key: "newsletter", enabled: true }])],
  ["brand/logo.svg", mark],
  ["brand/icon.svg", icon],
  ["brand/colours.css", `@layer tokens {\n  :root {\n    --bar: ${dark};\n  }\n}\n`],
  ["public/favicon.ico", ico(png(32, 32, warm))],
  ["public/apple-touch-icon.png", png(180, 180, warm)],
  ["public/icon-192.png", png(192, 192, warm)],
  ["public/icon-512.png", png(512, 512, warm)],
  ["public/share.png", png(1200, 630, warm)],
  ...filesOf("en"),
  ...filesOf("de"),
];

/** What it has under the same name as the demo: the pages that the law asks for, the search for domains. */
export const nordwindWords: ReadonlySet<string> = new Set([
  ...(["en", "de"] as const).flatMap((locale) =>
    filesOf(locale).flatMap(([, text]) =>
      [...text.matchAll(/"(?:url|slug)": ?"\/?([^"]+)"/g)].map(([, url]) => `/${locale}/${url}`),
    ),
  ),
  ...categories.flatMap(({ path }) => [`/en/${path.en}`, `/de/${path.de}`]),
]);

/** Writes the folder; what stood there is gone. */
export const writeNordwind = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const path of ["vat.json", "countries.json"]) cpSync(join(demoContent, path), join(folder, path));
  return folder;
};

/** A folder of its own, which the test removes. */
export const nordwindFolder = (): string => writeNordwind(mkdtempSync(join(tmpdir(), "nordwind-")));
