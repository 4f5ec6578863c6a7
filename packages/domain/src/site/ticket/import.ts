// Lists of tickets to import: CSV as spreadsheets write it and cells as they are copied, between commas, semicolons or tabs. [TKT-06]
import * as Result from "effect/Result";
import { lengthOf, printableLine, readAs, unwrapped } from "#kernel/text";
import { email } from "#shop/customer";
import { isLocale } from "#visitor/locale";
import {
  TicketColumnsMissing,
  TicketFieldInvalid,
  TicketListInvalid,
  TicketListSize,
  TicketRowInvalid,
} from "./errors.ts";
import { longestHolder, mostTicketsAtOnce, mostRefusedShown } from "./limits.ts";
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
  const found = separators
    .map((separator) => listWith(csv.replace(/^\uFEFF/, ""), separator))
    .find(({ isWhole }) => isWhole);
  if (found === undefined) return Result.fail(new TicketColumnsMissing({ columns: neededColumns.join(", ") }));
  const { columns, body } = found;
  const read = body.flatMap(({ line, cells }): readonly Result.Result<TicketRow, TicketRowInvalid>[] => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const open = cells.findIndex(isOpenQuote);
    return open === -1
      ? [ticketRow((column) => cells[columns.indexOf(column)]?.trim() ?? "", line)]
      : [Result.fail(new TicketRowInvalid({ line, column: columns[open] ?? String(open + 1) }))];
  });
  return Result.succeed({
    rows: read.flatMap((row) => (Result.isSuccess(row) ? [row.success] : [])),
    refused: read.flatMap((row) => (Result.isFailure(row) ? [row.failure] : [])),
  });
};

/** A cell that begins with a quote which never ends: where it was to end, only its writer knows. [REP2-8] */
const isOpenQuote = (cell: string): boolean => /^\s*"[^"]*(?:"[^"]*"[^"]*)*$/.test(cell);

/** What stands between two cells: one of these makes the columns that are needed. */
const separators = [";", ",", "\t"] as const;

/** The list read with a separator: its first line names the columns; empty lines before it, and the line that names the separator for Excel, are none. */
const listWith = (csv: string, separator: string) => {
  const rows = csvRows(csv, separator);
  const at = rows.findIndex(({ cells }) => cells.some((cell) => !/^(?:sep=.?)?\s*$/i.test(cell)));
  const columns = (rows[at]?.cells ?? []).map((name) => name.trim().toLowerCase());
  return { columns, body: rows.slice(at + 1), isWhole: neededColumns.every((needed) => columns.includes(needed)) };
};

/** A list that is whole: no row that cannot be read, not empty, not too long; else nothing of it is imported. [TKT-06] */
export const wholeList = ({
  rows,
  refused,
}: ReadTickets): Result.Result<readonly TicketRow[], TicketListInvalid | TicketListSize> => {
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

/** Without signs that no name has: such are left of letters of a file that was read in another encoding. */
const namely = /^[^\u00A1-\u00A9\u00AB-\u00B4\u00B6\u00B8\u00B9\u00BB-\u00BF\u00D7\u00F7]+$/u;

const holderOf = (typed: string): string | null => {
  const line = Result.getOrElse(printableLine(unwrapped(typed)), () => "");
  return lengthOf(line) > longestHolder ? null : readAs(line, namely);
};

const ticketRow = (cell: (column: string) => string, line: number): Result.Result<TicketRow, TicketRowInvalid> => {
  const refused = (column: string) => Result.fail(new TicketRowInvalid({ line, column }));
  const holder = holderOf(cell("name"));
  if (holder === null) return refused("name");
  const address = email(cell("email"));
  if (Result.isFailure(address)) return refused("email");
  const locale = cell("locale") === "" ? "de" : cell("locale").toLowerCase();
  if (!isLocale(locale)) return refused("locale");
  const community = communityOf(cell("community").toLowerCase());
  return community === null
    ? refused("community")
    : Result.succeed({ holder, email: address.success, locale, community });
};

/** Also as spreadsheets write true and false in the languages of our neighbours. [REP2-8] */
const truths = {
  yes: ["yes", "ja", "1", "true", "x", "wahr", "vrai", "oui", "vero", "sì", "si", "verdadero", "sí", "waar", "prawda"],
  no: ["", "no", "nein", "0", "false", "falsch", "faux", "non", "falso", "onwaar", "fałsz"],
} satisfies Readonly<Record<string, readonly string[]>>;

const communityOf = (cell: string): boolean | null =>
  truths.yes.includes(cell) ? true : truths.no.includes(cell) ? false : null;

interface CsvRow {
  /** Where it begins; the list's first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const lineEnds = /\r\n?|\n/g;

/** As RFC 4180 has it: a quoted cell may hold separators, line breaks, and quotes written twice. */
const csvRows = (csv: string, separator: string): readonly CsvRow[] => {
  const blanks = String.raw`[^\S\r\n${separator}]*`;
  const cell = new RegExp(
    String.raw`(?:${blanks}"([^"]*(?:""[^"]*)*)"${blanks}|([^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`,
    "g",
  );
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
