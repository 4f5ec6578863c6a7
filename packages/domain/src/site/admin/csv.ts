// A line of a list as a file: RFC 4180, and no cell that a spreadsheet would take for a formula. [ADM-01]

/** What begins like this is calculated by spreadsheets; plain numbers are numbers there, too. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+([.,]\d+)*$/;

const guarded = (cell: string): string => (formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(guarded(cell))).join(",")}\r\n`;
