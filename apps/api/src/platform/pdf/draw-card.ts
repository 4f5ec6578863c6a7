// A card to cut out, as large as a bank card: facts at the left, a code on its stub, marks outside where it is cut and where it is folded. [TKT-01] [LOOK3-15]
import type { PdfBlock } from "./blocks.ts";
import { drawMark, drawOrnament, markWidth } from "./draw-mark.ts";
import { fillModules } from "./modules.ts";
import { type Element, ink, left, need, quiet, set, type Sheet, width } from "./sheet.ts";
import { heightOf, write } from "./write.ts";

type Card = Extract<PdfBlock, { readonly kind: "card" }>;

const mm = 72 / 25.4;
/** ISO/IEC 7810 ID-1. */
const card = { width: 85.6 * mm, height: 54 * mm, stub: 36 * mm, inner: 3 * mm };
const factsWidth = card.width - card.stub - 2 * card.inner;
const codeSize = card.stub - 2 * card.inner;
/** Readers want four light modules on each side; the margin of the stub is part of them. */
const quietModules = 2;
/** Marks stand outside, clear of the card. */
const marks = { gap: 4, length: 12, colour: "#6b7780" };
const headHeight = 16;
/** As large as it fits; with the smallest, what is longer ends early. */
const scales = [1, 0.92, 0.84, 0.76, 0.68];

export const drawCard = (sheet: Sheet, root: Element, block: Card): void => {
  const outside = marks.gap + marks.length;
  const flag = block.flag ?? [];
  need(sheet, card.height + 2 * outside);
  const x = left + (width - card.width) / 2;
  const y = sheet.y + outside;
  drawOrnament(sheet, () => {
    frame(sheet, x, y);
    if (flag.length > 0) drawMark(sheet, flag, x + card.inner, y + card.inner, headHeight);
  });
  const after = flag.length === 0 ? 0 : markWidth(headHeight) + 4;
  text(sheet, root, block.name, { x: x + card.inner + after, y: y + card.inner + 2, size: 8, bold: true });
  facts(sheet, root, block, x + card.inner, y + card.inner + headHeight + 5);
  stub(sheet, root, block, x + card.width - card.stub + card.inner, y + card.inner);
  sheet.x = left;
  sheet.y = y + card.height + outside + 8;
};

/** The edge, the fold, and their marks. */
const frame = (sheet: Sheet, x: number, y: number): void => {
  const fold = x + card.width - card.stub;
  sheet.lineWidth(0.5).roundedRect(x, y, card.width, card.height, 3 * mm);
  sheet.stroke("#c3cad0");
  const lines = (at: readonly (readonly [number, number, number, number])[]): void => {
    for (const [fromX, fromY, toX, toY] of at) sheet.moveTo(fromX, fromY).lineTo(toX, toY);
    sheet.stroke(marks.colour);
  };
  const { gap, length } = marks;
  lines(
    [x, x + card.width].flatMap((edge) => [
      [edge, y - gap - length, edge, y - gap] as const,
      [edge, y + card.height + gap, edge, y + card.height + gap + length] as const,
    ]),
  );
  lines(
    [y, y + card.height].flatMap((edge) => [
      [x - gap - length, edge, x - gap, edge] as const,
      [x + card.width + gap, edge, x + card.width + gap + length, edge] as const,
    ]),
  );
  sheet.dash(2, { space: 2 });
  lines([
    [fold, y - gap - length, fold, y - gap],
    [fold, y, fold, y + card.height],
    [fold, y + card.height + gap, fold, y + card.height + gap + length],
  ]);
  sheet.undash();
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly across?: number;
  /** The most lines that it may take. */
  readonly lines?: number;
}

/** Writes a text, and answers where the next one may stand. */
const text = (sheet: Sheet, root: Element, words: string, place: Place): number => {
  const { x, y, size, bold = false, color = ink, across = factsWidth, lines = 1 } = place;
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, { size, bold, color });
      write(sheet, words, x, y, { width: across, height: (lines + 0.2) * sheet.currentLineHeight(true) });
    }),
  );
  return sheet.y;
};

const sizes = { title: 11.5, label: 6, value: 8.5, gap: 3 };
const most = { title: 3, value: 2 };

const heightIn = (sheet: Sheet, words: string, size: number, bold: boolean): number => {
  set(sheet, { size, bold });
  return heightOf(sheet, words, { width: factsWidth });
};

const heightAt = (sheet: Sheet, { title, rows }: Card, scale: number): number =>
  rows.reduce(
    (sum, { what, value, strong = false }) =>
      sum +
      sizes.gap * scale +
      heightIn(sheet, what, sizes.label * scale, false) +
      heightIn(sheet, value, sizes.value * scale, strong),
    heightIn(sheet, title, sizes.title * scale, true),
  );

const facts = (sheet: Sheet, root: Element, block: Card, x: number, y: number): void => {
  const room = card.height - 2 * card.inner - headHeight - 5;
  const scale = scales.find((each) => heightAt(sheet, block, each) <= room) ?? scales.at(-1) ?? 1;
  const title = { size: sizes.title * scale, bold: true, lines: most.title };
  let at = text(sheet, root, block.title, { x, y, ...title });
  for (const { what, value, strong = false } of block.rows) {
    at = text(sheet, root, what, { x, y: at + sizes.gap * scale, size: sizes.label * scale, color: quiet });
    at = text(sheet, root, value, { x, y: at, size: sizes.value * scale, bold: strong, lines: most.value });
  }
};

const stub = (sheet: Sheet, root: Element, { modules, alt, mark }: Card, x: number, y: number): void => {
  const module = codeSize / (modules.length + 2 * quietModules);
  const offset = quietModules * module;
  root.add(
    sheet.struct(
      "Figure",
      { alt, bbox: [x, y, x + codeSize, y + codeSize] } as PDFKit.Mixins.StructureElementOptions,
      () => fillModules(sheet, modules, { x: x + offset, y: y + offset, module }),
    ),
  );
  if (mark === null) return;
  const below = y + codeSize + 6;
  drawOrnament(sheet, () => sheet.lineWidth(0.8).roundedRect(x, below, codeSize, 16, 8).stroke(ink));
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, { size: 7.5, bold: true });
      write(sheet, mark, x, below + 3, { width: codeSize, align: "center" });
    }),
  );
};
