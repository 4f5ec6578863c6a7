// The faces beside the normal one, a script each: read from disk when a character asks for its script (decision 116). [REP-2]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { fontForDocument } from "./opened-faces.ts";

export type FaceName = "latin" | "armenian" | "georgian" | "hebrew" | "arabic" | "thai" | "hangul" | "han";

const require = createRequire(import.meta.url);

const files: Readonly<Record<FaceName, () => string>> = {
  latin: () => require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  armenian: () => require.resolve("@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf"),
  georgian: () => require.resolve("@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf"),
  hebrew: () => require.resolve("@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
  arabic: () => require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  thai: () => require.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
  hangul: () => require.resolve("@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf"),
  han: () => require.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
};

/** Faces whose letters are written from right to left. */
export const isRightToLeft = (face: FaceName | "main"): boolean => face === "hebrew" || face === "arabic";

const scripts: readonly (readonly [FaceName, RegExp])[] = [
  ["armenian", /\p{scx=Armenian}/u],
  ["georgian", /\p{scx=Georgian}/u],
  ["hebrew", /\p{scx=Hebrew}/u],
  ["arabic", /\p{scx=Arabic}/u],
  ["thai", /[\p{scx=Thai}\u0E3F]/u],
  ["hangul", /\p{Script=Hangul}/u],
  ["han", /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u],
];

/** The faces that may have a character, the likeliest first. */
export const facesFor = (character: string): readonly FaceName[] => [
  ...scripts.flatMap(([face, script]) => (script.test(character) ? [face] : [])),
  "latin",
];

const read = new Map<FaceName, Buffer>();

/** The file of a face, read once. */
export const faceFile = (face: FaceName): Buffer => {
  const file = read.get(face) ?? readFileSync(files[face]());
  read.set(face, file);
  return file;
};

const library: { create?: (file: Buffer) => unknown } = {};
const opened = new Map<Buffer, Font>();
const looked = new Map<Buffer, Map<number, boolean>>();

/** Loads what reads fonts, with the first document. */
export const fontsAreRead = async (): Promise<void> => {
  library.create ??= (await import("fontkit")).create;
};

/** A font as it is read, once: which characters it has, how high it is. */
export const glyphsOf = (file: Buffer): Pick<Font, "hasGlyphForCodePoint" | "ascent" | "unitsPerEm"> =>
  openedFont(file);

const openedFont = (file: Buffer): Font => {
  const known = opened.get(file) ?? (library.create?.(file) as Font);
  opened.set(file, known);
  return known;
};

/** A font for one document, as the library that draws takes it; its types know only files. */
export const drawnFont = (file: Buffer): string => fontForDocument(openedFont(file), file) as unknown as string;

/** Whether a font has a glyph for a code point; each is looked up once. */
export const hasGlyph = (file: Buffer, point: number): boolean => {
  const seen = looked.get(file) ?? new Map<number, boolean>();
  looked.set(file, seen);
  const found = seen.get(point) ?? glyphsOf(file).hasGlyphForCodePoint(point);
  seen.set(point, found);
  return found;
};
