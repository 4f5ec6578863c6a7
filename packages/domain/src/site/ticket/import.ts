// Lists of tickets to import: CSV as spreadsheets write it, with a comma or a semicolon. [TKT-06]
import * as Result from "effect/Result";
import { cleanLine } from "#kernel/text";
import { email } from "#shop/customer";
import { isLocale } from "#visitor/locale";
import { TicketColumnsMissing, TicketRowInvalid } from "./errors.ts";
import type { TicketRow } from "./model.ts";

/** The columns; the last two may be left out: German, no badge. */
export const ticketColumns = ["name", "email", "locale", "community"] as const;
const neededColumns = ["name", "email"];

export interface ReadTickets {
  readonly rows: readonly TicketRow[];
  /** What could not be read, by its line; the list's first line is 1. */
  readonly refused: readonly TicketRowInvalid[];
}

/** Every row that can be read, and every one that cannot. [TKT-06] */
export const readTickets = (csv: string): Result.Result<ReadTickets, TicketColumnsMissing> => {
  const [head = [], ...body] = csvRows(csv.replace(/^\uFEFF/, ""));
  const columns = head.map((name) => name.trim().toLowerCase());
  if (!neededColumns.every((needed) => columns.includes(needed)))
    return Result.fail(new TicketColumnsMissing({ columns: neededColumns.join(", ") }));
  const read = body.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === "") ? [] : [ticketRow((column) => cells[columns.indexOf(column)]?.trim() ?? "", index + 2)],
  );
  return Result.succeed({
    rows: read.flatMap((row) => (Result.isSuccess(row) ? [row.success] : [])),
    refused: read.flatMap((row) => (Result.isFailure(row) ? [row.failure] : [])),
  });
};

const ticketRow = (cell: (column: string) => string, line: number): Result.Result<TicketRow, TicketRowInvalid> => {
  const refused = (column: string) => Result.fail(new TicketRowInvalid({ line, column }));
  const holder = cleanLine(cell("name"));
  if (Result.isFailure(holder) || holder.success === "") return refused("name");
  const address = email(cell("email"));
  if (Result.isFailure(address)) return refused("email");
  const locale = cell("locale") === "" ? "de" : cell("locale").toLowerCase();
  if (!isLocale(locale)) return refused("locale");
  const community = communityOf(cell("community").toLowerCase());
  return community === null ? refused("community") : Result.succeed({ holder: holder.success, email: address.success, locale, community });
};

const communityOf = (cell: string): boolean | null =>
  ["yes", "ja", "1", "true", "x"].includes(cell) ? true : ["", "no", "nein", "0", "false"].includes(cell) ? false : null;

/** Rows of cells; a quoted cell may hold separators, quotes written twice, and no line end. */
const csvRows = (csv: string): readonly (readonly string[])[] => {
  const lines = csv.split(/\r\n?|\n/);
  const separator = (lines[0] ?? "").includes(";") ? ";" : ",";
  const cell = new RegExp(`(?:^|${separator})(?:\\s*"((?:[^"]|"")*)"\\s*|([^${separator}]*))(?=${separator}|$)`, "g");
  return lines.map((line) => [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""));
};
