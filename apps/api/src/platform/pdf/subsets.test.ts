// Subsets of faces against those of the library that reads fonts: the same bytes, whichever glyphs they have, and in whichever order. [SPD-01] [ACC-03]
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { faceFile } from "./faces.ts";
import { fontsOf } from "./sheet.ts";
import { outlinesOf, subsetOf } from "./subsets.ts";

const { normal, bold } = fontsOf();
const faces = { normal, bold, latin: faceFile("latin") };

it.each(Object.entries(faces))("[SPD-01] [ACC-03] of the face %s are those of the library to the byte", (_, file) => {
  const font = create(file) as Font;
  const outlines = outlinesOf(file);
  if (outlines === null) throw new Error("a face with outlines that are not read");
  // Every glyph is in one of them, so each that is made of others, too: with them before it, behind it, and without.
  const every = 37;
  for (let first = 0; first < every; first += 1) {
    const library = font.createSubset() as unknown as ReturnType<typeof subsetOf>;
    const subset = subsetOf(outlines);
    const ids = Array.from({ length: Math.ceil(font.numGlyphs / every) }, (__, at) => first + at * every);
    for (const id of (first % 2 === 0 ? ids : ids.toReversed()).filter((each) => each < font.numGlyphs))
      expect(subset.includeGlyph(id)).toBe(library.includeGlyph(id));
    expect(subset.encode().equals(library.encode())).toBe(true);
  }
});
