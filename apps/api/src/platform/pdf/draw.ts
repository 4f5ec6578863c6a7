// Draws the blocks of a document one below the other, each with its tag in the structure tree.
import type { Row } from "../mail/letter.ts";
import type { PdfBlock } from "./blocks.ts";
import { drawCard } from "./draw-card.ts";
import { drawMark, drawOrnament, markWidth } from "./draw-mark.ts";
import { drawTable } from "./draw-table.ts";
import { fillModules } from "./modules.ts";
import {
  bottom,
  type Element,
  left,
  line,
  need,
  page,
  quiet,
  set,
  type Sheet,
  type Style,
  top,
  width,
} from "./sheet.ts";
import { heightOf, write } from "./write.ts";

const body: Style = { size: 10 };
const small: Style = { size: 8.5, color: quiet };
const headings: Readonly<Record<1 | 2 | 3, Style>> = {
  1: { size: 20, bold: true },
  2: { size: 13, bold: true },
  3: { size: 11, bold: true },
};

export const drawBlock = (sheet: Sheet, root: Element, block: PdfBlock): void => {
  switch (block.kind) {
    case "heading": {
      const level = block.level ?? 2;
      need(sheet, 60);
      if (level > 1) sheet.y += 8;
      paragraph(sheet, root, block.text, headings[level], `H${level}`);
      return;
    }
    case "paragraph":
      return paragraph(sheet, root, block.text, body);
    case "small":
      return paragraph(sheet, root, block.text, small);
    case "link":
      return link(sheet, root, block.text, block.url);
    case "list":
      return list(sheet, root, block.entries);
    case "flow":
      return flow(sheet, root, block.groups);
    case "rows":
      return drawTable(sheet, root, {
        title: "",
        columns: [
          { title: "", width: 0.7 },
          { title: "", width: 0.3, isAmount: true },
        ],
        rows: block.rows.map(({ what, value, notes = [] }) => ({ cells: [what, value], notes })),
        totals: [],
      });
    case "table":
      return drawTable(sheet, root, block);
    case "addressee":
      return addressee(sheet, root, block);
    case "sender":
      sender(sheet, root, block);
      sheet.y += 10;
      return;
    case "card":
      return drawCard(sheet, root, block);
    case "code":
      return code(sheet, root, block);
  }
};

/** What a last page has of a text at least: some eight lines. */
const leastAtEnd = 150;

/** Each group begins a page where the rest of one has no room for it; the last ones are one, until they are enough for a page. */
const flow = (sheet: Sheet, root: Element, groups: readonly (readonly PdfBlock[])[]): void => {
  const heights = groups.map((group) => group.reduce((sum, block) => sum + heightOfBlock(sheet, block), 0));
  const from = (at: number): number => heights.slice(at).reduce((sum, height) => sum + height, 0);
  const end = Math.max(
    0,
    heights.findLastIndex((_, at) => from(at) >= leastAtEnd),
  );
  groups.forEach((group, at) => {
    const high = at === end ? from(at) : at < end ? (heights[at] ?? 0) : 0;
    if (high <= page.height - top - bottom) need(sheet, high);
    for (const block of group) drawBlock(sheet, root, block);
  });
};

/** How much of a page a block takes; of one that may be parted, what it begins with. */
const heightOfBlock = (sheet: Sheet, block: PdfBlock): number => {
  const text = (words: string, style: Style, across = width): number => {
    set(sheet, style);
    return heightOf(sheet, words, { width: across, lineGap: 1.5 });
  };
  switch (block.kind) {
    case "heading": {
      const style = headings[block.level ?? 2];
      return 8 + text(block.text, style) + style.size * 0.6;
    }
    case "paragraph":
      return text(block.text, body) + body.size * 0.6;
    case "small":
      return text(block.text, small) + small.size * 0.6;
    case "code":
      return heightOfCode(sheet, block) + 12;
    case "list":
      return block.entries.reduce((sum, entry) => sum + text(entry, body, width - 12) + 3, 4);
    default:
      return 60;
  }
};

const paragraph = (sheet: Sheet, parent: Element, text: string, style: Style, tag = "P"): void => {
  parent.add(
    sheet.struct(tag, {}, () => {
      set(sheet, style);
      write(sheet, text, left, sheet.y, { width, lineGap: 1.5 });
    }),
  );
  sheet.y += style.size * 0.6;
};

const link = (sheet: Sheet, root: Element, text: string, url: string): void => {
  paragraph(sheet, root, text === url ? url : `${text}: ${url}`, body);
};

const list = (sheet: Sheet, root: Element, entries: readonly string[]): void => {
  const element = sheet.struct("L");
  root.add(element);
  for (const entry of entries) {
    need(sheet, 16);
    const item = sheet.struct("LI");
    element.add(item);
    const { y } = sheet;
    item.add(
      sheet.struct("Lbl", {}, () => {
        set(sheet, body);
        sheet.text("•", left, y, { width: 10 });
      }),
    );
    item.add(
      sheet.struct("LBody", {}, () => {
        set(sheet, body);
        write(sheet, entry, left + 12, y, { width: width - 12, lineGap: 1.5 });
      }),
    );
    sheet.y += 3;
  }
  sheet.y += 4;
};

const brand: Style = { size: 15, bold: true };
const flagHeight = 30;

/** The name, with the flag hoisted beside it where there is one. */
const sender = (
  sheet: Sheet,
  root: Element,
  { name, flag }: { readonly name: string; readonly flag?: readonly string[] | undefined },
): void => {
  if (flag === undefined || flag.length === 0) return paragraph(sheet, root, name, brand);
  const { y } = sheet;
  drawOrnament(sheet, () => drawMark(sheet, flag, left, y, flagHeight));
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, brand);
      const after = markWidth(flagHeight) + 8;
      write(sheet, name, left + after, y + 4, { width: width - after, lineGap: 1.5 });
    }),
  );
  sheet.x = left;
  sheet.y = Math.max(sheet.y, y + flagHeight) + brand.size * 0.6;
};

/** The address stands where the window of an envelope is. */
const addressee = (sheet: Sheet, root: Element, block: Extract<PdfBlock, { kind: "addressee" }>): void => {
  const half = width * 0.52;
  sender(sheet, root, block);
  const start = Math.max(sheet.y, 118);
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, { size: 7.5, color: quiet });
      write(sheet, block.sender, left, start, { width: half });
    }),
  );
  root.add(
    sheet.struct("P", {}, () => {
      set(sheet, { size: 10.5 });
      write(sheet, block.lines.join("\n"), left, start + 16, { width: half, lineGap: 2 });
    }),
  );
  const below = sheet.y;
  pairs(sheet, root, block.facts, { x: left + half + 16, y: start, width: width - half - 16 });
  sheet.x = left;
  sheet.y = Math.max(below, sheet.y, start + 110) + 20;
};

const pairShare = 0.46;
const pairStyles = { what: { size: 8.5, color: quiet }, value: { size: 9.5 } } satisfies Record<string, Style>;

/** Facts below each other: what it is in small letters, and the value. */
const pairs = (
  sheet: Sheet,
  root: Element,
  rows: readonly Row[],
  { x, y, width: across }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  let at = y;
  const first = across * pairShare;
  for (const { what, value } of rows) {
    const bottoms: number[] = [];
    root.add(
      sheet.struct("P", {}, () => {
        set(sheet, pairStyles.what);
        write(sheet, `${what} `, x, at + 1, { width: first - 6 });
        bottoms.push(sheet.y);
        set(sheet, pairStyles.value);
        write(sheet, value, x + first, at, { width: across - first });
        bottoms.push(sheet.y);
      }),
    );
    at = Math.max(...bottoms) + 3;
  }
  sheet.y = at;
};

const codeSize = 108;
/** Readers want four light modules on each side. */
const quietModules = 4;

type Code = Extract<PdfBlock, { kind: "code" }>;

const besideCode = codeSize + 18;

/** As `code` draws it: its square, or the facts beside it where they are higher. */
const heightOfCode = (sheet: Sheet, { beside }: Code): number =>
  Math.max(
    codeSize,
    beside.reduce((sum, { what, value }) => {
      const across = width - besideCode;
      set(sheet, pairStyles.what);
      const first = heightOf(sheet, `${what} `, { width: across * pairShare - 6 }) + 1;
      set(sheet, pairStyles.value);
      return sum + Math.max(first, heightOf(sheet, value, { width: across * (1 - pairShare) })) + 3;
    }, 4),
  );

const code = (sheet: Sheet, root: Element, block: Code): void => {
  need(sheet, heightOfCode(sheet, block) + 12);
  const { y } = sheet;
  const module = codeSize / (block.modules.length + 2 * quietModules);
  const offset = quietModules * module;
  root.add(
    sheet.struct(
      "Figure",
      { alt: block.alt, bbox: [left, y, left + codeSize, y + codeSize] } as PDFKit.Mixins.StructureElementOptions,
      () => {
        sheet.rect(left, y, codeSize, codeSize).lineWidth(0.5).strokeColor(line).stroke();
        fillModules(sheet, block.modules, { x: left + offset, y: y + offset, module });
      },
    ),
  );
  pairs(sheet, root, block.beside, {
    x: left + besideCode,
    y: y + 4,
    width: width - besideCode,
  });
  sheet.x = left;
  sheet.y = Math.max(sheet.y, y + codeSize) + 12;
};
