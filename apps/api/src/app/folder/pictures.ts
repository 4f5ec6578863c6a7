// Plain pictures of a folder that is new: the first letter of the shop's name as its mark, and tiles of one colour until the provider draws their own. [PKG-07]
import { crc32, deflateSync } from "node:zlib";

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type Colour = readonly [red: number, green: number, blue: number];

const sea: Colour = [0x1b, 0x4b, 0x66];
const paper: Colour = [0xff, 0xff, 0xff];

/** A PNG of a tile with a square in its middle. */
export const tile = (width: number, height: number): Buffer => {
  const side = Math.round(Math.min(width, height) / 4);
  // Each row begins with the kind of its filter: none.
  const row = (isInside: (x: number) => boolean): Buffer =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => (isInside(x) ? paper : sea)).flat()]);
  const [outer, middle] = [row(() => false), row((x) => Math.abs(x - width / 2) < side)];
  const rows = Array.from({ length: height }, (_, y) => (Math.abs(y - height / 2) < side ? middle : outer));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, colours without transparency.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** The same as an icon of browsers that ask for favicon.ico. */
export const icon = (): Buffer => {
  const picture = tile(32, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 24, 0], 6);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

const escaped = (letter: string): string => letter.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const initial = (name: string): string => escaped((Array.from(name.trim())[0] ?? "S").toUpperCase());

const letter = (name: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-family="Helvetica Neue, Arial, sans-serif" font-weight="700" font-size="20" text-anchor="middle"`;

export const iconDrawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 2h28v28H2z" fill="#1b4b66"/>${letter(name, 16, 23)} fill="#ffffff">${initial(name)}</text></svg>\n`;

export const logoDrawing = (name: string): string =>
  `<svg viewBox="0 0 32 36" width="32" height="36" focusable="false"><path d="M2 4h28v28H2z" fill="none" stroke="currentColor" stroke-width="2.5"/>${letter(name, 16, 25)} fill="currentColor">${initial(name)}</text></svg>\n`;
