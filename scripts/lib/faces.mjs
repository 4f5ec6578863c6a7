// The faces of the web pages as they are sent: of the fonts in the packages the characters and weights that the shop uses, under names of the shop's own. [LOC-16]
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { at } from "./places.mjs";
import { withTables } from "./sfnt.mjs";

const require = createRequire(import.meta.url);

const from = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));

/** German, English and their neighbours, quotation marks, dashes, signs of money and sums; what every page loads. */
const latin = `${from(0x20, 0x7e)}${from(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›⁄€™↑↓−\u2009`;

/** Names of people and domains in the other languages of Europe; loaded by a page that has such a letter. */
const extended = `${from(0x100, 0x130)}${from(0x132, 0x151)}${from(0x154, 0x17f)}ȘșȚțẞ`;

/** Characters that the fonts lack and that look like another: the hyphens at which a line may break or not, the narrow blanks. */
const likeAnother = { "\u2010": "-", "\u2011": "-", "\u202f": "\u2009" };

/** Kerning, marks over letters, figures of one width or of their own. */
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "pnum", "tnum", "lnum"];

const place = "apps/web/src/app/styles";
const fonts = [
  // The licence of Source Sans reserves its name for unchanged fonts.
  { face: "text", family: "Shop Text", font: "source-sans-3", wght: { min: 200, max: 900 } },
  { face: "heading", family: "Shop Heading", font: "bricolage-grotesque", wght: { min: 350, max: 700 } },
];

/** The files, each with the characters that are asked of its font. */
export const faces = fonts.flatMap((font) =>
  [
    { part: "latin", text: latin },
    { part: "latin-ext", text: extended },
  ].map(({ part, text }) => ({ ...font, part, text, file: `${place}/${font.face}-${part}.gen.woff2` })),
);

const licence = "This font is licensed under the SIL Open Font License, Version 1.1: https://openfontlicense.org";

/** One of the files, as it is written: the same bytes from the same packages. */
export const faceFile = async ({ font, family, part, text, wght }) => {
  const subset = require("subset-font");
  const fontkit = require("fontkit");
  const source = readFileSync(require.resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`));
  const options = { keepFeatures, noHinting: true, variationAxes: { wght } };
  const plain = await subset(source, text, { ...options, targetFormat: "truetype", preserveNameIds: [0] });
  const read = fontkit.create(plain);
  // The last point marks the end of the table and is no character.
  const points = read.characterSet.filter((point) => point < 0xffff);
  const glyphs = new Map(points.map((point) => [point, read.glyphForCodePoint(point).id]));
  for (const [character, like] of Object.entries(likeAnother)) {
    const glyph = glyphs.get(like.codePointAt(0));
    if (glyph !== undefined) glyphs.set(character.codePointAt(0), glyph);
  }
  const postScript = family.replaceAll(" ", "");
  const names = { 0: read.copyright, 1: family, 2: "Regular", 4: family, 6: postScript, 13: licence };
  const named = withTables(plain, { glyphs, names });
  return subset(named, undefined, { keepAllGlyphs: true, targetFormat: "woff2", preserveNameIds: [13] });
};

export const writeFaces = async () => {
  for (const face of faces) writeFileSync(at(face.file), await faceFile(face));
};
