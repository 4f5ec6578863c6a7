// Draws a table: its head again on each page, amounts to the right, sums below under the last column.
import type { PdfBlock } from "./blocks.ts";
import { bottom, type Element, ink, left, line, page, quiet, set, type Sheet, type Style, width } from "./sheet.ts";
import { heightOf, write } from "./write.ts";

type Table = Omit<Extract<PdfBlock, { kind: "table" }>, "kind">;

const padding = 4;
const size = 9.5;
const noteSize = 8.5;
const gap = 8;
/** More than the sum of one line takes. */
const totalHeight = 22;

export const drawTable = (sheet: Sheet, root: Element, table: Table): void => {
  const element = sheet.struct("Table", table.title === "" ? {} : { title: table.title });
  root.add(element);
  const hasHead = table.columns.some(({ title }) => title !== "");
  if (hasHead) drawHead(sheet, element, table);
  for (const { cells, notes = [] } of table.rows) {
    const height = heightOfRow(sheet, table, cells, notes);
    if (sheet.y + height > page.height - bottom) {
      sheet.addPage();
      if (hasHead) repeatHead(sheet, table);
    }
    drawRow(sheet, element, table, { cells, notes, height });
  }
  // Sums stand together: none of them alone on another page.
  if (sheet.y + table.totals.length * totalHeight > page.height - bottom) sheet.addPage();
  for (const { what, value, strong = false } of table.totals) {
    drawTotal(sheet, element, { what, value, strong, across: table.columns.length - 1 });
  }
  sheet.x = left;
  sheet.y += 10;
};

const columnsOf = ({
  columns,
}: Table): readonly { readonly x: number; readonly across: number; readonly align: "left" | "right" }[] =>
  columns.map(({ width: share, isAmount = false }, index) => ({
    x:
      left +
      columns.slice(0, index).reduce((sum, column) => sum + column.width, 0) * width +
      (index === 0 ? 0 : gap / 2),
    across: share * width - gap / 2,
    align: isAmount ? "right" : "left",
  }));

const headHeight = (sheet: Sheet, table: Table): number => {
  set(sheet, { size: noteSize, color: quiet });
  return Math.max(
    ...columnsOf(table).map(({ across }, at) => heightOf(sheet, table.columns[at]?.title ?? "", { width: across })),
  );
};

const headCells = (sheet: Sheet, table: Table, y: number, cell: (at: number, draw: () => void) => void): void => {
  columnsOf(table).forEach(({ x, across, align }, at) =>
    cell(at, () => {
      set(sheet, { size: noteSize, color: quiet });
      write(sheet, table.columns[at]?.title ?? "", x, y, { width: across, align });
    }),
  );
};

const drawHead = (sheet: Sheet, element: Element, table: Table): void => {
  const { y } = sheet;
  const height = headHeight(sheet, table);
  const row = sheet.struct("TR");
  element.add(row);
  headCells(sheet, table, y, (_, draw) =>
    row.add(sheet.struct("TH", { scope: "Column" } as PDFKit.Mixins.StructureElementOptions, draw)),
  );
  rule(sheet, y + height + padding, { thickness: 1 });
  sheet.y = y + height + 2 * padding;
};

/** Those who listen have heard it. */
const repeatHead = (sheet: Sheet, table: Table): void => {
  const { y } = sheet;
  const height = headHeight(sheet, table);
  sheet.markContent("Artifact", { type: "Pagination" });
  headCells(sheet, table, y, (_, draw) => draw());
  sheet.endMarkedContent();
  rule(sheet, y + height + padding, { thickness: 1 });
  sheet.y = y + height + 2 * padding;
};

/** With a blank behind it where more follows in the cell, which would be one word with it otherwise. */
const followed = (part: string, at: number, all: readonly string[]): string =>
  at < all.length - 1 ? `${part} ` : part;

const heightOfRow = (sheet: Sheet, table: Table, cells: readonly string[], notes: readonly string[]): number => {
  const across = columnsOf(table);
  set(sheet, { size });
  const high = Math.max(
    ...cells.map((cell, at) =>
      heightOf(sheet, at === 0 && notes.length > 0 ? `${cell} ` : cell, { width: across[at]?.across ?? width }),
    ),
  );
  set(sheet, { size: noteSize });
  const below = notes
    .map(followed)
    .reduce((sum, note) => sum + heightOf(sheet, note, { width: across[0]?.across ?? width }), 0);
  return high + below + 2 * padding;
};

const drawRow = (
  sheet: Sheet,
  element: Element,
  table: Table,
  {
    cells,
    notes,
    height,
  }: { readonly cells: readonly string[]; readonly notes: readonly string[]; readonly height: number },
): void => {
  const y = sheet.y + padding;
  const row = sheet.struct("TR");
  element.add(row);
  columnsOf(table).forEach(({ x, across, align }, at) => {
    row.add(
      sheet.struct("TD", {}, () => {
        set(sheet, { size });
        const parts = [cells[at] ?? "", ...(at === 0 ? notes : [])].map(followed);
        for (const [index, part] of parts.entries()) {
          if (index === 1) set(sheet, { size: noteSize, color: quiet });
          write(sheet, part, x, index === 0 ? y : sheet.y, { width: across, align });
        }
      }),
    );
  });
  rule(sheet, y - padding + height);
  sheet.y = y - padding + height;
};

/** A cell over several columns, so that all rows are equally wide; the library writes that of its own tables alone. */
const spanning = (cell: Element, columns: number): void => {
  if (columns < 2) return;
  const { data } = (cell as unknown as { readonly dictionary: { readonly data: { A?: object } } }).dictionary;
  data.A = { O: "Table", ...data.A, ColSpan: columns };
};

const drawTotal = (
  sheet: Sheet,
  element: Element,
  {
    what,
    value,
    strong,
    across,
  }: { readonly what: string; readonly value: string; readonly strong: boolean; readonly across: number },
): void => {
  const y = sheet.y + padding + (strong ? padding : 0);
  if (strong) rule(sheet, y - padding / 2, { from: left + width * 0.5, thickness: 1, colour: ink });
  const row = sheet.struct("TR");
  element.add(row);
  const style = { size: strong ? 10 : size, bold: strong };
  const amounts = 110;
  // Bolder figures end a little further to the right, so that the decimal signs of a column stand below each other.
  const beyond = afterDecimal(sheet, value, style) - afterDecimal(sheet, value, { size });
  const head = sheet.struct("TH", { scope: "Row" } as PDFKit.Mixins.StructureElementOptions, () => {
    set(sheet, style);
    write(sheet, what, left + width * 0.3, y, { width: width * 0.7 - amounts, align: "right" });
  });
  spanning(head, across);
  row.add(head);
  const below = sheet.y;
  row.add(
    sheet.struct("TD", {}, () => {
      set(sheet, style);
      write(sheet, value, left + width - amounts + beyond, y, { width: amounts, align: "right" });
    }),
  );
  sheet.y = Math.max(below, sheet.y) + (strong ? padding : 0);
};

/** How wide an amount is from its decimal sign on. */
const afterDecimal = (sheet: Sheet, value: string, style: Style): number => {
  set(sheet, style);
  return sheet.widthOfString(/[.,]\d{2}(?!\d).*$/u.exec(value)?.[0] ?? "");
};

const rule = (sheet: Sheet, y: number, { from = left, thickness = 0.5, colour = line } = {}): void => {
  sheet.markContent("Artifact", { type: "Layout" });
  sheet
    .moveTo(from, y)
    .lineTo(left + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
  sheet.endMarkedContent();
};
