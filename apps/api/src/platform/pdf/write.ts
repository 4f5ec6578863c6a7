// Writes text of any script: each run of it in the face that has its characters, on one baseline, in lines that fit. [REP-2]
import { drawnFont, type FaceName, faceFile, glyphsOf, hasGlyph } from "./faces.ts";
import { linesOf } from "./lines.ts";
import { type Has, type Run, runsOf } from "./runs.ts";
import { fontFile, fontName, type Sheet, sizeOf } from "./sheet.ts";

export interface Room {
  readonly width: number;
  readonly height?: number;
  readonly lineGap?: number;
  readonly align?: "left" | "right" | "center";
}

/** Which characters the fonts have, the current one of a sheet as the main one. */
export const hasOn = (sheet: Sheet): Has => {
  const main = fontFile(sheet);
  return (face, point) => hasGlyph(face === "main" ? main : faceFile(face), point);
};

/** What stands in the next line is another word, for those who hear it, too: wherever a text has its own line ends, a blank stands before them. */
const spaced = (text: string): string => text.replaceAll(/(?<![\s])\n/g, " \n");

/** Text at a place, in the current font and size. What the font has alone is left to the library, to the byte as ever. Afterwards the sheet's place is below the text. */
export const write = (sheet: Sheet, words: string, x: number, y: number, room: Room): void => {
  const text = spaced(words);
  const has = hasOn(sheet);
  if (runsOf(text, has) === null) {
    sheet.text(text, x, y, room);
    return;
  }
  const high = lineHeight(sheet, room);
  sheet.y = y;
  for (const { runs, blank } of lines(sheet, text, has, room.width)) {
    if (sheet.y + high > sheet.page.maxY()) sheet.continueOnNewPage();
    writeLine(sheet, runs, blank, x, room);
    sheet.y += high;
  }
  sheet.x = x;
};

/** How high text will be. */
export const heightOf = (sheet: Sheet, words: string, room: Room): number => {
  const text = spaced(words);
  const has = hasOn(sheet);
  return runsOf(text, has) === null
    ? sheet.heightOfString(text, room)
    : lines(sheet, text, has, room.width).length * lineHeight(sheet, room);
};

const lineHeight = (sheet: Sheet, { lineGap = 0 }: Room): number => sheet.currentLineHeight(true) + lineGap;

interface Line {
  readonly runs: readonly Run[];
  /** Whether a blank stood where it ends: it is written, and takes no room. */
  readonly blank: boolean;
}

const lines = (sheet: Sheet, text: string, has: Has, width: number): readonly Line[] => {
  let rest = text;
  return linesOf(text, width, (part) => widthOf(sheet, runsIn(part, has))).map((line) => {
    rest = rest.slice(rest.indexOf(line) + line.length);
    return { runs: runsIn(line, has), blank: /^\s/.test(rest) };
  });
};

const runsIn = (text: string, has: Has): readonly Run[] =>
  runsOf(text, has) ?? (text === "" ? [] : [{ face: "main", text }]);

const widthOf = (sheet: Sheet, runs: readonly Run[]): number =>
  runs.reduce((sum, { face, text }) => sum + using(sheet, face, () => sheet.widthOfString(text)), 0);

const writeLine = (
  sheet: Sheet,
  runs: readonly Run[],
  blank: boolean,
  x: number,
  { width, align = "left" }: Room,
): void => {
  const { y } = sheet;
  const { ascent, unitsPerEm } = glyphsOf(fontFile(sheet));
  const baseline = (-ascent / unitsPerEm) * sizeOf(sheet);
  const share = { left: 0, center: 0.5, right: 1 }[align];
  [...runs, ...(blank ? [{ face: "main", text: " " } as const] : [])].reduce(
    (at, run) => {
      using(sheet, run.face, () => sheet.text(run.text, at, y, { lineBreak: false, baseline }));
      return at + widthOf(sheet, [run]);
    },
    x + (width - widthOf(sheet, runs)) * share,
  );
  sheet.y = y;
};

/** Calls with a face in place of the main font. */
const using = <Answer>(sheet: Sheet, face: FaceName | "main", then: () => Answer): Answer => {
  if (face === "main") return then();
  sheet.registerFont(face, drawnFont(faceFile(face))).font(face);
  const answer = then();
  sheet.font(fontName(sheet));
  return answer;
};
