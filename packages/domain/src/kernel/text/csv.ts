// A line of a table for other programs: RFC 4180, and no text that a spreadsheet would take for a formula. [ADM-01] [OUT-02]

/** What begins like this is calculated by spreadsheets, and an apostrophe before it makes it text; plain numbers are numbers there, too. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+([.,]\d+)*$/;

const guarded = (cell: string): string => (formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** An empty cell for null. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoted(guarded(String(cell ?? "")))).join(",")}\r\n`;
