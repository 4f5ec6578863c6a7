// Fonts as documents use them: each file is read and each word laid out once for all documents, and a document's bytes are those it has alone. [SPD-01]
import type { Font, Glyph, GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";

/** Glyphs by their ids, with the code points that they were first asked for. */
type Glyphs = Record<number, Glyph>;

/** The library's font, with what it hides: its glyphs as far as they were asked for. */
type Opened = Font & { _glyphs: Glyphs; readonly head: object };

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
  /** The tables of the file are read by it, for all. */
  readonly base: Opened;
  /** Lays words out, each with no glyphs from before. */
  readonly layouter: Opened;
  readonly words: LRUCache<string, LaidOut>;
  readonly glyphs: LRUCache<string, Glyph>;
}

const shared = new WeakMap<Font, Shared>();

/** The library caches within a font what it looked up; below another one it has a cache of its own and the tables of the other. */
const below = (base: Opened): Opened => Object.assign(Object.create(base) as Opened, { _glyphs: {} });

const sharedOf = (font: Font): Shared => {
  const base = font as Opened;
  const known = shared.get(font) ?? {
    base,
    layouter: below(base),
    words: new LRUCache<string, LaidOut>({ max: mostWords }),
    glyphs: new LRUCache<string, Glyph>({ max: mostGlyphs }),
  };
  shared.set(font, known);
  return known;
};

const named = ({ id, codePoints }: Glyph): string => `${id}:${codePoints.join()}`;

/** A word alone, or where glyphs of its document come first. */
const laidOut = ({ layouter, words, glyphs }: Shared, text: string, first: readonly Glyph[] = []): LaidOut => {
  const key = [text, ...first.map(named)].join("\0");
  const known = words.get(key);
  if (known !== undefined) return known;
  layouter._glyphs = Object.fromEntries(first.map((glyph) => [glyph.id, glyph]));
  const run = layouter.layout(text);
  const same = (glyph: Glyph): Glyph => {
    const one = glyphs.get(named(glyph)) ?? glyph;
    glyphs.set(named(glyph), one);
    return one;
  };
  const laid = { glyphs: run.glyphs.map(same), positions: run.positions, made: Object.values(layouter._glyphs).map(same) };
  words.set(key, laid);
  return laid;
};

/** The glyphs of a document that came first and stand for other characters. */
const others = (made: readonly Glyph[], among: Glyphs): readonly Glyph[] =>
  made.flatMap((glyph) => {
    const first = among[glyph.id];
    return first === undefined || first === glyph || named(first) === named(glyph) ? [] : [first];
  });

/**
 * A font for one document. Of characters that have one glyph, such as two kinds of blanks, the library takes the first in a document for
 * all of them: so a document has glyphs of its own, and a word that would have others alone is laid out for it alone.
 */
export const fontForDocument = (font: Font): Font => {
  const all = sharedOf(font);
  const own = below(all.base);
  const layout = (text: string, ...given: readonly unknown[]): GlyphRun => {
    const alone = () => (all.base.layout as (...words: readonly unknown[]) => GlyphRun).call(own, text, ...given);
    if (given.some((each) => each !== undefined)) return alone();
    const { _glyphs: first } = own;
    const usual = laidOut(all, text);
    const before = others(usual.made, first);
    const { glyphs, positions, made } = before.length === 0 ? usual : laidOut(all, text, before);
    if (before.length > 0 && others(made, first).length > 0) return alone();
    for (const glyph of made) first[glyph.id] ??= glyph;
    const run = {
      glyphs: glyphs.map((glyph) => first[glyph.id] ?? glyph),
      // The library that draws scales them where they stand.
      positions: positions.map((position) => ({ ...position })),
      get advanceWidth() {
        return run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
    return run as unknown as GlyphRun;
  };
  // By these it finds out that two fonts are one; of all names of a font, whose comparison takes as long as a page, one is enough.
  return Object.assign(own, { layout, _tables: { head: all.base.head, name: { records: all.base.postscriptName } } });
};
