// Makes a PDF of blocks: PDF/A-3b with embedded fonts, tagged, with title and language, so that it can be stored for years and read aloud.
import { escaped } from "../markup/escaped.ts";
import type { PdfDocument } from "./blocks.ts";
import { drawBlock } from "./draw.ts";
import { drawnFont, fontsAreRead } from "./faces.ts";
import {
  boldFont,
  bottom,
  fontsOf,
  ink,
  left,
  normalFont,
  page,
  quiet,
  set,
  type Sheet,
  sides,
  top,
  width,
} from "./sheet.ts";
import { write } from "./write.ts";
import { writtenOf } from "./written.ts";

/** Resolves to the whole file. The library is loaded with the first document: a shop that starts needs none. */
export const pdfOf = async (content: PdfDocument): Promise<Buffer> => {
  const { title, author, at, locale, embedded } = content;
  const { default: PDFDocument } = await import("pdfkit");
  await fontsAreRead();
  const files = fontsOf();
  const [normal, bold] = [drawnFont(files.normal), drawnFont(files.bold)];
  const sheet: Sheet = new PDFDocument({
    size: "A4",
    margins: { top, bottom, left: sides, right: sides },
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: locale,
    // Without it the standard fonts would be loaded, which PDF/A does not allow.
    font: normal,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at, Producer: "pdfkit", Creator: author },
  });
  const done = writtenOf(sheet);
  escapeMetadata(sheet, [title, author]);
  sheet.registerFont(normalFont, normal);
  sheet.registerFont(boldFont, bold);
  const root = sheet.struct("Document", { title, lang: locale });
  sheet.addStructure(root);
  for (const block of content.blocks) drawBlock(sheet, root, block);
  root.end();
  drawFooters(sheet, content);
  if (embedded !== undefined) {
    sheet.file(Buffer.from(embedded.text), {
      name: embedded.name,
      type: embedded.mime,
      description: embedded.description,
      creationDate: at,
      modifiedDate: at,
      relationship: "Alternative",
    } as Parameters<Sheet["file"]>[1]);
    sheet.appendXML(embedded.xmp);
  }
  sheet.end();
  return done;
};

/** The library writes them into XML as they are. */
const escapeMetadata = (sheet: Sheet, texts: readonly string[]): void => {
  const append = sheet.appendXML.bind(sheet);
  const risky = texts.filter((text) => /[&<>]/.test(text));
  sheet.appendXML = (xml, newline) =>
    append(
      risky.reduce((written, text) => written.replaceAll(`>${text}<`, () => `>${escaped(text)}<`), xml),
      newline,
    );
};

/** For the name and number of a page; one word longer than any title of a document. */
const pageWidth = 130;

/** When all pages are there, since each names their number. A page that is alone says what it belongs to. */
const drawFooters = (sheet: Sheet, { footer, pageText, pageName }: PdfDocument): void => {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    sheet.switchToPage(index);
    sheet.page.margins.bottom = 0;
    sheet.markContent("Artifact", { type: "Pagination" });
    const y = page.height - bottom + 18;
    sheet
      .moveTo(left, y - 8)
      .lineTo(left + width, y - 8)
      .lineWidth(0.5)
      .strokeColor("#d5dde3")
      .stroke();
    set(sheet, { size: 8, color: quiet });
    write(sheet, footer, left, y, { width: width - pageWidth - 10, lineGap: 1 });
    const numbered = pageText.replace("{page}", String(index + 1)).replace("{of}", String(count));
    write(sheet, [...(pageName === undefined ? [] : [pageName]), numbered].join("\n"), left + width - pageWidth, y, {
      width: pageWidth,
      align: "right",
      lineGap: 1,
    });
    sheet.fillColor(ink);
    sheet.endMarkedContent();
  }
};
