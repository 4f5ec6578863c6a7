// A code of dark and light modules as rectangles.
import type { Sheet } from "./sheet.ts";

/** Dark modules side by side are one rectangle: no light lines between them on any screen. */
const runsOf = (row: readonly boolean[]): readonly { readonly from: number; readonly count: number }[] =>
  row.flatMap((dark, from) => {
    if (!dark || row[from - 1] === true) return [];
    const end = row.indexOf(false, from);
    return [{ from, count: (end === -1 ? row.length : end) - from }];
  });

/** Its dark modules, from this corner on, each this large. */
export const fillModules = (
  sheet: Sheet,
  modules: readonly (readonly boolean[])[],
  { x, y, module }: { readonly x: number; readonly y: number; readonly module: number },
): void => {
  modules.forEach((row, down) =>
    runsOf(row).forEach(({ from, count }) => sheet.rect(x + from * module, y + down * module, count * module, module)),
  );
  sheet.fill("#000000");
};
