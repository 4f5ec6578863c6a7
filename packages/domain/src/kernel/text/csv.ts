// A line of a table for other programs: RFC 4180, and no text that a spreadsheet would take for a formula (decision 38). [ADM-01] [OUT-02]

/** What begins like this is calculated by spreadsheets, and an apostrophe before it makes it text; plain numbers are numbers there, too. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+([.,]\d+)*$/;
/** Neither is a number to call: E.164. */
const phoneNumber = /^\+[1-9]\d{6,14}$/;

const guarded = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) && !phoneNumber.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The first line of a file: spreadsheets take what begins with the mark for UTF-8, and else for the letters of their country. [REP-14] */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`;

/** An empty cell for null. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoted(guarded(String(cell ?? "")))).join(",")}\r\n`;
