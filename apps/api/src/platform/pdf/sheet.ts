// The measures of a page, A4, in points, and the fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The library's document, with what is written next. */
export type Sheet = PDFKit.PDFDocument & { style?: Style };
export type Element = PDFKit.PDFStructureElement;

export const page = { width: 595.28, height: 841.89 };
export const sides = 62;
export const top = 56;
export const bottom = 84;
export const left = sides;
export const width = page.width - 2 * sides;

export const normalFont = "normal";
export const boldFont = "bold";
const require = createRequire(import.meta.url);
const read: { fonts?: { readonly normal: Buffer; readonly bold: Buffer } } = {};

/** The files of both fonts, read with the first document. */
export const fontsOf = () =>
  (read.fonts ??= {
    normal: readFileSync(require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf")),
    bold: readFileSync(require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf")),
  });

export const ink = "#14202b";
export const quiet = "#4a5a67";
export const line = "#d5dde3";

/** Begins a page where less than this is left. */
export const need = (sheet: Sheet, height: number): void => {
  if (sheet.y + height > page.height - bottom) sheet.addPage();
};

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** The font and size of what is written next, in the color of before. */
export const setFont = (sheet: Sheet, style: Style): void => {
  sheet.style = style;
  sheet.font(fontName(sheet)).fontSize(style.size);
};

export const set = (sheet: Sheet, style: Style): void => {
  setFont(sheet, style);
  sheet.fillColor(style.color ?? ink);
};

const isBold = ({ style }: Sheet): boolean => style?.bold === true;

/** The name, the file and the size of what is set. */
export const fontName = (sheet: Sheet): string => (isBold(sheet) ? boldFont : normalFont);
export const fontFile = (sheet: Sheet): Buffer => fontsOf()[isBold(sheet) ? "bold" : "normal"];
export const sizeOf = (sheet: Sheet): number => sheet.style?.size ?? 0;
