// Whether an account may be deleted, and until when the law has something of it stay. [ACC-06]
import * as Result from "effect/Result";
import {
  compareDays,
  type Day,
  day,
  dayMs,
  dayOf,
  type Instant,
  instant,
  isBefore,
  type TimeZone,
} from "#kernel/calendar";
import type { CustomerBalance } from "#shop/balance";
import { standingOn, type ServiceContract } from "#shop/contract";
import { inLocale, type Locale } from "#visitor/locale";
import { ContractsStillRun, MoneyStillOpen } from "./errors.ts";
import { lettersStoredDays } from "./limits.ts";
import type { StoredKind } from "./model.ts";
import { storedKinds } from "./stored-kinds.ts";

type ContractEnd = Pick<ServiceContract, "state">;

/** What a customer has ordered. */
export interface CustomerPast {
  readonly contracts: readonly ContractEnd[];
  /** When each order was placed. */
  readonly ordered: readonly Instant[];
}

/** The day from which the years of what stays are counted: that of the last end of a contract, of the last order, or of the deletion itself where there was none. */
export const lastBusinessDay = ({ contracts, ordered }: CustomerPast, today: Day, zone: TimeZone): Day => {
  const ends = contracts.flatMap(({ state }) =>
    state.kind === "cancelled" ? [state.end] : state.kind === "withdrawn" ? [state.day] : [],
  );
  return [...ends, ...ordered.map((at) => dayOf(at, zone))].toSorted(compareDays).at(-1) ?? today;
};

/** What a customer owes or is owed. */
export type MoneyOpen = Pick<CustomerBalance, "left" | "toPayBack" | "credit">;

/** Without an account its customer can neither read of it nor say where it is to be paid back. [SHOP3-4] */
export const isMoneyOpen = ({ left, toPayBack, credit }: MoneyOpen): boolean => left + toPayBack + credit > 0;

/** What customers who delete their account, and staff who block it, are answered: what is open of it; null where nothing is. [SHOP3-4] */
export const openMoneyIn = ({ left, toPayBack, credit }: MoneyOpen): MoneyOpen | null =>
  isMoneyOpen({ left, toPayBack, credit }) ? { left, toPayBack, credit } : null;

/**
 * An account ends after its contracts: while one of them runs, also to a day that it was cancelled to, the deletion is refused, and while anything
 * is left to pay or to be paid back.
 */
export const deletionAllowed = (
  contracts: readonly ContractEnd[],
  money: MoneyOpen,
  today: Day,
): Result.Result<null, ContractsStillRun | MoneyStillOpen> => {
  const count = contracts.filter((contract) => ["running", "cancelled"].includes(standingOn(contract, today))).length;
  if (count > 0) return Result.fail(new ContractsStillRun({ count }));
  const open = openMoneyIn(money);
  return open === null ? Result.succeed(null) : Result.fail(new MoneyStillOpen(open));
};

/** The first day on which what stays is deleted: after its years, which begin with the year after the last end. Section 257 (5) of the Commercial Code. */
export const deletedFrom = ({ years }: Pick<StoredKind, "years">, last: Day): Day =>
  day(`${String(Number(last.slice(0, 4)) + years + 1).padStart(4, "0")}-01-01`);

const staying: readonly StoredKind[] = storedKinds.filter(
  ({ atDeletion, years }) => atDeletion === "stays" && years > 0,
);

/** The keys of what is due on a day, and the day on which something is due next; null once all of it is. */
export const dueOn = (last: Day, today: Day): { readonly keys: readonly string[]; readonly next: Day | null } => {
  const isDue = (kind: StoredKind): boolean => !isBefore(today, deletedFrom(kind, last));
  const later = staying.filter((kind) => !isDue(kind)).map((kind) => deletedFrom(kind, last));
  return { keys: staying.filter(isDue).map(({ key }) => key), next: later.toSorted(compareDays)[0] ?? null };
};

/** Letters that were sent before this moment lose text and recipient. [ACC-06] */
export const lettersStoredSince = (now: Instant): Instant => instant(now - lettersStoredDays * dayMs);

const heads = {
  en: ["What", "What for", "How long", "When the account is deleted"],
  de: ["Was", "Wozu", "Wie lange", "Bei Löschung des Kontos"],
} as const;

const fates = {
  en: {
    deleted: "deleted at once",
    stays: "stays, blocked from any other use",
    apart: "not tied to an account: deleted when its time is up",
  },
  de: {
    deleted: "sofort gelöscht",
    stays: "bleibt, für alles andere gesperrt",
    apart: "an kein Konto gebunden: vergeht nach seiner Zeit",
  },
} as const;

/** A row of the table in a language. */
export interface StoredRow {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly atDeletion: string;
}

/** What is stored of customers, why and how long, in a language. */
export const storedRows = (locale: Locale): readonly StoredRow[] =>
  storedKinds.map(({ what, why, howLong, atDeletion }) => ({
    what: inLocale(what, locale),
    why: inLocale(why, locale),
    howLong: inLocale(howLong, locale),
    atDeletion: inLocale(fates, locale)[atDeletion],
  }));

/** The heads of its columns. */
export const storedHeads = (locale: Locale): readonly string[] => inLocale(heads, locale);

/** The slot of a text of the content that the table stands in. */
export const storedSlot = "{personal-data:table}";

/** A text with the table in its slot, in Markdown. */
export const withStoredTable = (text: string, locale: Locale): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const rows = storedRows(locale).map((row) => line([row.what, row.why, row.howLong, row.atDeletion]));
  return text.replaceAll(
    storedSlot,
    [line(inLocale(heads, locale)), line(inLocale(heads, locale).map(() => "---")), ...rows].join("\n"),
  );
};
