// An account is deleted by its customer: what was ordered stays for its years, everything else goes at once. [ACC-06] [SHOP3-4] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant, TimeZone } from "#kernel/calendar";
import { stillLoggedIn, type Judged } from "#visitor/session";
import { inLocale, type Locale } from "#visitor/locale";
import { type CustomerPast, deletionAllowed, dueOn, lastBusinessDay, type MoneyOpen } from "./rules.ts";
import { storedKinds, type StoredTable } from "./stored-kinds.ts";

/** All that is stored of the customer who is logged in. */
export class OwnData extends Context.Service<
  OwnData,
  {
    readonly contracts: Effect.Effect<CustomerPast["contracts"]>;
    readonly money: Effect.Effect<MoneyOpen>;
    readonly orderedAt: Effect.Effect<readonly Instant[]>;
    /** What stays of them: since when their last contract is over, and when the first of it goes. */
    readonly noteDeletion: (last: Day, due: Day) => Effect.Effect<void>;
    readonly remove: Effect.Effect<void>;
    /** Word of it, to the address that the account had. */
    readonly letter: (hasOrdered: boolean) => Effect.Effect<void>;
  }
>()("kontor/shop/personal-data/OwnData") {}

/** A row as it is stored, with what only its owner may read opened. */
type StoredValues = Readonly<Record<string, unknown>>;

/** The rows of the customer who is logged in, all of one moment. */
export class OwnRows extends Context.Service<
  OwnRows,
  { readonly of: (table: StoredTable) => Effect.Effect<readonly StoredValues[]> }
>()("kontor/shop/personal-data/OwnRows") {}

const exportedKind = Effect.fnUntraced(function* (kind: (typeof storedKinds)[number], locale: Locale) {
  const rows = yield* OwnRows;
  const tables: Record<string, readonly StoredValues[]> = {};
  for (const table of kind.tables) tables[table] = yield* rows.of(table);
  const { key, what, why, howLong } = kind;
  return { key, what: inLocale(what, locale), why: inLocale(why, locale), howLong: inLocale(howLong, locale), tables };
});

/** Everything that is stored of them, by kinds, with why and how long. [ACC-06] */
export const exportedData = (locale: Locale) => Effect.forEach(storedKinds, (kind) => exportedKind(kind, locale));

/** Deletes the account of who is logged in, if its contracts and documents allow it. */
export const deleteAccount = (judged: Judged, { today, zone }: { readonly today: Day; readonly zone: TimeZone }) =>
  stillLoggedIn(
    judged,
    Effect.gen(function* () {
      const own = yield* OwnData;
      const contracts = yield* own.contracts;
      yield* Effect.fromResult(deletionAllowed(contracts, yield* own.money, today));
      const ordered = yield* own.orderedAt;
      const last = lastBusinessDay({ contracts, ordered }, today, zone);
      // What was ordered goes with the next round where its years are over.
      if (ordered.length > 0) yield* own.noteDeletion(last, dueOn(last, today).next ?? today);
      yield* own.remove;
      yield* own.letter(ordered.length > 0);
    }),
  );
