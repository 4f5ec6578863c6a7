// Fonts as documents use them: each file is read and each word laid out once for all documents, and a document's bytes are those it has alone. [SPD-01]
import type { Font, Glyph, GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";
import { type Outlines, outlinesOf, subsetOf } from "./subsets.ts";

/** Glyphs by their ids, with the code points that they were first needed for. */
type Glyphs = Map<number, Glyph>;

interface LaidOut {
  readonly glyphs: readonly Glyph[];
  readonly positions: GlyphRun["positions"];
  /** All glyphs that the library made for it, with those that others took the place of. */
  readonly made: readonly Glyph[];
}

/** Words of a face that stay laid out: texts that repeat are in there, names and amounts come and go. */
const mostWords = 1_500;
const mostGlyphs = 4_000;

/** What all documents share of a face. */
interface Shared {
  /** The tables of the file and the outlines of glyphs are read by it, for all. */
  readonly base: Font;
  readonly words: LRUCache<string, LaidOut>;
  readonly glyphs: LRUCache<string, Glyph>;
  /** Lays words out, each with no glyphs from before but those that it is given. */
  readonly layouter: Font;
  readonly made: Glyphs;
  readonly measures: Pick<Font, (typeof measured)[number]>;
  readonly outlines: Outlines | null;
}

/** What the library that draws reads of a font beside its glyphs. A font with nothing else is compared with others by its name alone. */
const measured =
  "postscriptName unitsPerEm ascent descent xHeight capHeight lineGap bbox italicAngle OS/2 post head".split(
    " ",
  ) as (keyof Font)[];

const shared = new WeakMap<Font, Shared>();

const named = (id: number, codePoints: readonly number[]): string => `${id}:${codePoints.join()}`;
const nameOf = ({ id, codePoints }: Glyph): string => named(id, codePoints);

const isMark = (codePoint: number): boolean => /\p{M}/u.test(String.fromCodePoint(codePoint));

/** The outline of a glyph, for certain code points. */
const glyphFor = (
  { base, glyphs }: Pick<Shared, "base" | "glyphs">,
  id: number,
  codePoints: readonly number[],
): Glyph => {
  const name = named(id, codePoints);
  const known =
    glyphs.get(name) ??
    (Object.assign(Object.create(base.getGlyph(id)) as Glyph, {
      codePoints: [...codePoints],
      isMark: codePoints.length > 0 && codePoints.every(isMark),
      isLigature: codePoints.length > 1,
    }) as Glyph);
  glyphs.set(name, known);
  return known;
};

/** The font with glyphs of its own: what the library looked up for one of them is no other's. */
const withGlyphs = (face: Pick<Shared, "base" | "glyphs">, own: Glyphs): Font => {
  const getGlyph = (id: number, codePoints: readonly number[] = []): Glyph => {
    const glyph = own.get(id) ?? glyphFor(face, id, codePoints);
    own.set(id, glyph);
    return glyph;
  };
  return Object.assign(Object.create(face.base) as Font, { getGlyph });
};

const sharedOf = (base: Font, file: Buffer): Shared => {
  const known = shared.get(base);
  if (known !== undefined) return known;
  const made: Glyphs = new Map();
  const face = {
    base,
    words: new LRUCache<string, LaidOut>({ max: mostWords }),
    glyphs: new LRUCache<string, Glyph>({ max: mostGlyphs }),
  };
  const measures = Object.fromEntries(measured.map((name) => [name, base[name]])) as unknown as Shared["measures"];
  const fresh = { ...face, made, layouter: withGlyphs(face, made), measures, outlines: outlinesOf(file) };
  shared.set(base, fresh);
  return fresh;
};

/** A word alone, or where glyphs of its document come first. */
const laidOut = ({ layouter, words, made }: Shared, text: string, first: readonly Glyph[] = []): LaidOut => {
  const key = [text, ...first.map(nameOf)].join("\0");
  const known = words.get(key);
  if (known !== undefined) return known;
  made.clear();
  for (const glyph of first) made.set(glyph.id, glyph);
  const { glyphs, positions } = layouter.layout(text);
  const laid = { glyphs, positions, made: [...made.values()] };
  words.set(key, laid);
  return laid;
};

/** The glyphs of a document that came first and stand for other characters. */
const others = (made: readonly Glyph[], among: Glyphs): readonly Glyph[] =>
  made.flatMap((glyph) => {
    const first = among.get(glyph.id);
    return first === undefined || first === glyph || nameOf(first) === nameOf(glyph) ? [] : [first];
  });

/**
 * A font for one document. Of characters that have one glyph, such as two kinds of blanks, the library takes the first in a document for
 * all of them: so a document has glyphs of its own, and a word that would have others alone is laid out for it alone.
 */
export const fontForDocument = (font: Font, file: Buffer): Font => {
  const all = sharedOf(font, file);
  const first: Glyphs = new Map();
  const own = withGlyphs(all, first);
  const layout = (text: string, ...given: readonly unknown[]): GlyphRun => {
    const alone = () => (all.base.layout as (...words: readonly unknown[]) => GlyphRun).call(own, text, ...given);
    if (given.some((each) => each !== undefined)) return alone();
    const usual = laidOut(all, text);
    const before = others(usual.made, first);
    const { glyphs, positions, made } = before.length === 0 ? usual : laidOut(all, text, before);
    if (before.length > 0 && others(made, first).length > 0) return alone();
    for (const glyph of made) if (!first.has(glyph.id)) first.set(glyph.id, glyph);
    const run = {
      glyphs: glyphs.map((glyph) => first.get(glyph.id) ?? glyph),
      // The library that draws scales them where they stand.
      positions: positions.map((position) => ({ ...position })),
      get advanceWidth() {
        return run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
    return run as unknown as GlyphRun;
  };
  const { outlines, measures } = all;
  const createSubset = () => (outlines === null ? own.createSubset() : subsetOf(outlines));
  return { ...measures, getGlyph: own.getGlyph, layout, createSubset } as unknown as Font;
};
