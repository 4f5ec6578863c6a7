// Sheets of labels on A4, two columns of four: each sheet is written as soon as it is full, so that many take no more memory than few.
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { drawnFont, fontsAreRead } from "./faces.ts";
import { drawMark, markWidth } from "./draw-mark.ts";
import { boldFont, fontsOf, normalFont, page, setFont, type Sheet } from "./sheet.ts";
import { heightOf, write } from "./write.ts";

export interface Label {
  readonly name: string;
  /** A word in a frame; null for none. */
  readonly mark: string | null;
  /** The modules of a QR code with its quiet zone. */
  readonly modules: readonly (readonly boolean[])[] | null;
}

export interface LabelSheets {
  readonly locale: string;
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  /** The colours of the provider's flag, from the pole on. */
  readonly flag?: readonly string[];
  readonly pages: AsyncIterable<readonly Label[]>;
}

const mm = 72 / 25.4;
const label = { width: 90 * mm, height: 65 * mm };
const gap = { across: 6 * mm, down: 4 * mm };
const edge = {
  left: (page.width - 2 * label.width - gap.across) / 2,
  top: (page.height - 4 * label.height - 3 * gap.down) / 2,
};
const inner = 5 * mm;
const codeSize = 28 * mm;

/** Bytes that may wait to be taken. */
const mostWaiting = 262_144;

export const labelSheets = async ({ locale, title, author, at, flag, pages }: LabelSheets): Promise<Readable> => {
  const { default: PDFDocument } = await import("pdfkit");
  await fontsAreRead();
  const files = fontsOf();
  const [normal, bold] = [drawnFont(files.normal), drawnFont(files.bold)];
  const sheet: Sheet = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    lang: locale,
    font: normal,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at, Producer: "pdfkit", Creator: author },
  });
  sheet.registerFont(normalFont, normal);
  sheet.registerFont(boldFont, bold);
  void written(sheet, pages, { author, flag }).catch((reason: unknown) =>
    (sheet as unknown as Readable).destroy(reason as Error),
  );
  return sheet as unknown as Readable;
};

interface Issuer {
  readonly author: string;
  readonly flag: readonly string[] | undefined;
}

const written = async (sheet: Sheet, pages: AsyncIterable<readonly Label[]>, issuer: Issuer): Promise<void> => {
  const stream = sheet as unknown as Readable;
  const begun = { some: false };
  for await (const labels of pages) {
    begun.some = true;
    sheet.addPage();
    labels.forEach((each, index) => draw(sheet, each, index, issuer));
    // A client takes its time: what it has not taken is not made.
    while (stream.readableLength > mostWaiting && !stream.destroyed) await wait(10);
    if (stream.destroyed) return;
  }
  if (!begun.some) sheet.addPage();
  sheet.end();
};

const draw = (sheet: Sheet, { name, mark, modules }: Label, index: number, issuer: Issuer): void => {
  const x = edge.left + (index % 2) * (label.width + gap.across);
  const y = edge.top + Math.floor(index / 2) * (label.height + gap.down);
  sheet.rect(x, y, label.width, label.height).lineWidth(0.5).stroke("#888888");
  drawName(sheet, name, x, y);
  const below = y + label.height - inner;
  drawIssuer(sheet, issuer, x + inner, below - 22 - flagHeight - 8);
  if (mark !== null) {
    sheet.font(boldFont).fontSize(12).fillColor("#000000");
    const width = sheet.widthOfString(mark);
    sheet
      .roundedRect(x + inner, below - 22, width + 16, 22, 11)
      .lineWidth(1.5)
      .stroke("#000000");
    sheet.text(mark, x + inner + 8, below - 18.5, { lineBreak: false });
  }
  if (modules !== null) drawCode(sheet, modules, x + label.width - inner - codeSize, below - codeSize);
};

const flagHeight = 18;

/** The flag and the name, above the place of the mark. */
const drawIssuer = (sheet: Sheet, { author, flag }: Issuer, x: number, y: number): void => {
  if (flag === undefined || flag.length === 0) return;
  drawMark(sheet, flag, x, y, flagHeight);
  setFont(sheet, { size: 9, bold: true });
  sheet.fillColor("#000000");
  const after = markWidth(flagHeight) + 5;
  write(sheet, author, x + after, y + 2, { width: label.width - codeSize - 3 * inner - after });
};

const nameBox = { width: label.width - 2 * inner, height: label.height - codeSize - 2.5 * inner };

/** As large as it fits. */
const drawName = (sheet: Sheet, name: string, x: number, y: number): void => {
  sheet.fillColor("#000000");
  const heightAt = (each: number): number => {
    setFont(sheet, { size: each, bold: true });
    return heightOf(sheet, name, { width: nameBox.width });
  };
  const size = [24, 20, 16, 13, 10].find((each) => heightAt(each) <= nameBox.height) ?? 8;
  const height = heightAt(size);
  write(sheet, name, x + inner, y + inner + Math.max(0, (nameBox.height - height) / 2), {
    width: nameBox.width,
    height: nameBox.height,
    align: "center",
  });
};

const drawCode = (sheet: Sheet, modules: NonNullable<Label["modules"]>, x: number, y: number): void => {
  const module = codeSize / modules.length;
  for (const [down, row] of modules.entries())
    for (let from = 0; from < row.length; from += 1) {
      if (row[from] !== true) continue;
      const start = from;
      while (row[from + 1] === true) from += 1;
      sheet.rect(x + start * module, y + down * module, (from - start + 1) * module, module);
    }
  sheet.fill("#000000");
};
