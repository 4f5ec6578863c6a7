// The numbers that leave the shop: which were given last, and the word after a restore that none of them is given a second time. [ACC-03] [OPS-06]
import * as Result from "effect/Result";
import type { Day, Instant } from "#kernel/calendar";
import { NumberNotOurs } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";
import { firstCustomerNumber, mostNumbersAhead } from "./limits.ts";

/** Series that begin anew each year, with the letters of their numbers: invoices, credit notes, charges, orders. */
const lettersOf = { invoice: "R", "credit-note": "RK", charge: "G", order: "K" } as const;

type YearlyKind = keyof typeof lettersOf;

/** What counts the numbers of a series; customers have one for all years. */
export type NumberSeries = `${YearlyKind}-${number}` | "customer";

/** The last number of a series. */
export interface LastNumber {
  readonly series: NumberSeries;
  readonly value: number;
}

const kinds = Object.keys(lettersOf) as YearlyKind[];

/** The series that a number is of, as it stands on paper; also of a contract, whose order's it is. Null for what is none of ours. */
export const lastNumberIn = (written: string): LastNumber | null => {
  const text = written.trim().toUpperCase();
  if (/^[1-9]\d{5,9}$/.test(text)) return { series: "customer", value: Number(text) };
  const [, letters, year, value] = /^(RK|R|G|K)-(\d{4})-(\d{6,12})(?:-\d{1,4})?$/.exec(text) ?? [];
  const kind = kinds.find((each) => lettersOf[each] === letters);
  return kind === undefined ? null : { series: `${kind}-${Number(year)}`, value: Number(value) };
};

/** As it stands on paper. */
export const writtenNumber = ({ series, value }: LastNumber): string => {
  const [, kind, year] = /^(.+)-(\d+)$/.exec(series) ?? [];
  return kind === undefined
    ? String(value)
    : `${lettersOf[kind as YearlyKind]}-${String(year).padStart(4, "0")}-${String(value).padStart(6, "0")}`;
};

/** Which series the counters of a database are of. */
export const numberSeriesIn = (names: readonly string[]): readonly NumberSeries[] =>
  names.filter(
    (name): name is NumberSeries => name === "customer" || kinds.some((kind) => name.startsWith(`${kind}-`)),
  );

export interface ConfirmedNumbers {
  /** The series that go on behind another number than they would have. */
  readonly raised: readonly LastNumber[];
  /** Null where nothing waits for a word. */
  readonly entry: JournalEntry | null;
}

/**
 * The word after a restore: the last numbers that were sent, each of the series that it is of; without one, that the last ones that are known here are those.
 * No series goes back. A number that lies far ahead is a slip: the numbers up to it would never be given.
 */
export const numbersConfirmed = (
  known: readonly LastNumber[],
  /** Since when numbers wait; null where they do not. */
  since: Instant | null,
  sent: readonly string[],
  today: Day,
): Result.Result<ConfirmedNumbers, NumberNotOurs> => {
  const highest = new Map(known.map(({ series, value }) => [series, value]));
  const before = (series: NumberSeries): number =>
    known.find((each) => each.series === series)?.value ?? (series === "customer" ? firstCustomerNumber : 0);
  for (const number of sent) {
    const last = lastNumberIn(number);
    if (last === null || last.value > before(last.series) + mostNumbersAhead)
      return Result.fail(new NumberNotOurs({ number }));
    highest.set(last.series, Math.max(highest.get(last.series) ?? before(last.series), last.value));
  }
  if (since === null) return Result.succeed({ raised: [], entry: null });
  const last = [...highest].map(([series, value]) => ({ series, value }));
  return Result.succeed({
    raised: last.filter(({ series, value }) => value > before(series)),
    entry: journalEntry(
      { act: "numbers-confirmed", subject: { kind: "numbers", id: today } },
      { numbers: null },
      { numbers: last.map(writtenNumber).join(", ") },
    ),
  });
};
