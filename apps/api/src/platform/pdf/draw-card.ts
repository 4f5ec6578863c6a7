// A card to cut out, as large as a bank card and the same as on its page: facts at the left, a code on its stub, marks outside where it is cut and where it is folded. [TKT-01] [LOOK3-15]
import { accentOf } from "../provider/accent.ts";
import type { CardIcon, PdfBlock } from "./blocks.ts";
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
/** Colours of the page's card. */
const tint = { stub: "#e8f1f4" };
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

/** The tinted stub, the edge, the fold, and their marks. */
const frame = (sheet: Sheet, x: number, y: number): void => {
  const fold = x + card.width - card.stub;
  sheet
    .save()
    .roundedRect(x, y, card.width, card.height, 3 * mm)
    .clip();
  sheet.rect(fold, y, card.stub, card.height).fill(tint.stub).restore();
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

const sizes = { title: 11.5, fact: 8, label: 6, holder: 9.5, gap: 3.5 };
const most = { title: 3, value: 2 };
const iconSize = 8.5;
const afterIcon = iconSize + 4;
const markHeight = 13;

const heightIn = (sheet: Sheet, words: string, size: number, bold = false, across = factsWidth): number => {
  set(sheet, { size, bold });
  return heightOf(sheet, words, { width: across });
};

const heightAt = (sheet: Sheet, { title, facts: lines, holder, mark }: Card, scale: number): number =>
  heightIn(sheet, title, sizes.title * scale, true) +
  lines.reduce(
    (sum, { text: words }) =>
      sum + sizes.gap * scale + heightIn(sheet, words, sizes.fact * scale, false, factsWidth - afterIcon),
    0,
  ) +
  2 * sizes.gap * scale +
  heightIn(sheet, holder.what, sizes.label * scale) +
  heightIn(sheet, holder.value, sizes.holder * scale, true) +
  (mark === null ? 0 : sizes.gap + markHeight);

const facts = (sheet: Sheet, root: Element, block: Card, x: number, y: number): void => {
  const room = card.height - 2 * card.inner - headHeight - 5;
  const scale = scales.find((each) => heightAt(sheet, block, each) <= room) ?? scales.at(-1) ?? 1;
  const gap = sizes.gap * scale;
  const { holder, mark } = block;
  let at = text(sheet, root, block.title, { x, y, size: sizes.title * scale, bold: true, lines: most.title });
  for (const { icon, text: words } of block.facts) {
    const from = at + gap;
    drawOrnament(sheet, () => drawIcon(sheet, icon, accentOf(block.flag), x, from + 0.5));
    const place = { x: x + afterIcon, y: from, size: sizes.fact * scale, across: factsWidth - afterIcon };
    at = Math.max(text(sheet, root, words, { ...place, lines: most.value }), from + iconSize);
  }
  at = text(sheet, root, holder.what, { x, y: at + 2 * gap, size: sizes.label * scale, color: quiet });
  at = text(sheet, root, holder.value, { x, y: at, size: sizes.holder * scale, bold: true, lines: most.value });
  if (mark !== null) pill(sheet, root, mark, x, at + sizes.gap);
};

/** A word in a frame, as wide as it is. */
const pill = (sheet: Sheet, root: Element, mark: string, x: number, y: number): void => {
  set(sheet, { size: 7, bold: true });
  const across = Math.min(factsWidth, sheet.widthOfString(mark) + 12);
  drawOrnament(sheet, () =>
    sheet
      .lineWidth(0.8)
      .roundedRect(x, y, across, markHeight, markHeight / 2)
      .stroke(ink),
  );
  text(sheet, root, mark, { x: x + 6, y: y + 2, size: 7, bold: true, across: across - 6 });
};

/** The signs of the page, on a square of 24. */
const icons: Readonly<Record<CardIcon, readonly string[]>> = {
  calendar: [
    "M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
    "M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01",
  ],
  place: [
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
    "M15 10a3 3 0 1 1-6 0a3 3 0 1 1 6 0",
  ],
};

const drawIcon = (sheet: Sheet, icon: CardIcon, colour: string, x: number, y: number): void => {
  sheet
    .save()
    .translate(x, y)
    .scale(iconSize / 24)
    .lineWidth(1.75)
    .lineCap("round")
    .lineJoin("round");
  for (const path of icons[icon]) sheet.path(path).stroke(colour);
  sheet.restore();
};

/** The code on white, and below it what it says. */
const stub = (sheet: Sheet, root: Element, { modules, alt, key }: Card, x: number, y: number): void => {
  const module = codeSize / (modules.length + 2 * quietModules);
  const offset = quietModules * module;
  drawOrnament(sheet, () => sheet.roundedRect(x, y, codeSize, codeSize, 4).fill("#ffffff"));
  root.add(
    sheet.struct(
      "Figure",
      { alt, bbox: [x, y, x + codeSize, y + codeSize] } as PDFKit.Mixins.StructureElementOptions,
      () => fillModules(sheet, modules, { x: x + offset, y: y + offset, module }),
    ),
  );
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, { size: 7 });
      write(sheet, key, x, y + codeSize + 6, { width: codeSize, align: "center" });
    }),
  );
};
