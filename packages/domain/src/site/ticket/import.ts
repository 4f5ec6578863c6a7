// Lists of tickets to import: CSV as spreadsheets write it, with a comma or a semicolon. [TKT-06]
import * as Result from "effect/Result";
import { cleanLine } from "#kernel/text";
import { email } from "#shop/customer";
import { isLocale } from "#visitor/locale";
import { TicketColumnsMissing, TicketFieldInvalid, TicketListInvalid, TicketListSize, TicketRowInvalid } from "./errors.ts";
import { mostTicketsAtOnce } from "./limits.ts";
import type { TicketRow } from "./model.ts";

/** The columns; the last two may be left out: German, no badge. */
export const ticketColumns = ["name", "email", "locale", "community"] as const;
const neededColumns = ["name", "email"];

export interface ReadTickets {
  readonly rows: readonly TicketRow[];
  /** What could not be read, by the line on which its row begins; the list's first line is 1. */
  readonly refused: readonly TicketRowInvalid[];
}

/** Every row that can be read, and every one that cannot. [TKT-06] */
export const readTickets = (csv: string): Result.Result<ReadTickets, TicketColumnsMissing> => {
  const [head, ...body] = csvRows(csv.replace(/^\uFEFF/, ""));
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!neededColumns.every((needed) => columns.includes(needed)))
    return Result.fail(new TicketColumnsMissing({ columns: neededColumns.join(", ") }));
  const read = body.flatMap(({ line, cells }) =>
    cells.every((cell) => cell.trim() === "") ? [] : [ticketRow((column) => cells[columns.indexOf(column)]?.trim() ?? "", line)],
  );
  return Result.succeed({
    rows: read.flatMap((row) => (Result.isSuccess(row) ? [row.success] : [])),
    refused: read.flatMap((row) => (Result.isFailure(row) ? [row.failure] : [])),
  });
};

/** A list that is whole: no row that cannot be read, not empty, not too long; else nothing of it is imported. [TKT-06] */
export const wholeList = ({ rows, refused }: ReadTickets): Result.Result<readonly TicketRow[], TicketListInvalid | TicketListSize> => {
  if (refused.length > 0)
    return Result.fail(
      new TicketListInvalid({
        count: refused.length,
        fields: refused.slice(0, mostRefusedShown).map((refusal) => ({ field: `line ${refusal.line}`, refusal })),
      }),
    );
  return rows.length === 0 || rows.length > mostTicketsAtOnce
    ? Result.fail(new TicketListSize({ most: mostTicketsAtOnce }))
    : Result.succeed(rows);
};

/** The lines of a refusal that are named one by one. */
const mostRefusedShown = 100;

/** One ticket as it was typed. [TKT-06] */
export const oneTicket = (typed: {
  readonly holder: string;
  readonly email: string;
  readonly locale: string;
  readonly community: boolean;
}): Result.Result<TicketRow, TicketFieldInvalid> => {
  const cells: Readonly<Record<string, string>> = {
    name: typed.holder,
    email: typed.email.trim(),
    locale: typed.locale,
    community: typed.community ? "1" : "0",
  };
  return Result.mapError(
    ticketRow((column) => cells[column] ?? "", 1),
    ({ column }) => new TicketFieldInvalid({ column }),
  );
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

interface CsvRow {
  /** Where it begins; the list's first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const lineEnds = /\r\n?|\n/g;

/** As RFC 4180 has it: a quoted cell may hold separators, line breaks, and quotes written twice. */
const csvRows = (csv: string): readonly CsvRow[] => {
  const separator = /^[^\r\n]*;/.test(csv) ? ";" : ",";
  const cell = new RegExp(String.raw`(?:[^\S\r\n]*"([^"]*(?:""[^"]*)*)"[^\S\r\n]*|([^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`, "g");
  const rows: CsvRow[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  for (const [whole, quoted, plain = "", end] of csv.matchAll(cell)) {
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(lineEnds)?.length ?? 0;
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
};
