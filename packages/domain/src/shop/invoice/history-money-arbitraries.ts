// The money of a history, noted by the use cases themselves over books in memory: what is refused changes nothing. [BAL-02] [BAL-07]
import * as Effect from "effect/Effect";
import type * as Result from "effect/Result";
import { addDays, type Day, instant } from "#kernel/calendar";
import { type Cents, cents } from "#kernel/money";
import {
  chargeFee,
  type Entry,
  leftOf,
  MoneyBook,
  mostToPayOut,
  noteMoney,
  type Purpose,
  returnMoney,
  takeBackAdjustment,
  writeOff,
} from "#shop/balance";
import { memoryBook } from "#shop/balance/laws";
import { placedEntry } from "./entries.ts";
import type { MoneyAct } from "./history-acts-arbitraries.ts";
import type { Invoice } from "./model.ts";

export interface MoneyOfHistory {
  /** Where documents were noted among the money, by their ids. */
  readonly places: ReadonlyMap<string, number>;
  readonly placed: (document: Invoice) => void;
  readonly note: (act: MoneyAct, now: number, today: Day) => void;
  readonly entries: () => readonly Entry[];
}

const at = <A>(values: readonly A[], place: number): A | undefined => values[place % Math.max(1, values.length)];

export const moneyOfHistory = (documents: () => readonly Invoice[]): MoneyOfHistory => {
  const places = new Map<string, number>();
  const book = memoryBook(() => documents().map((document) => placedEntry(document, places.get(document.id))));
  const use = <A, E>(work: Effect.Effect<A, E, MoneyBook>): Result.Result<A, E> =>
    Effect.runSync(Effect.result(Effect.provideService(work, MoneyBook, book.service)));
  const ledger = () => Effect.runSync(book.service.ledgerOf(""));
  const ofKind = (wanted: Invoice["kind"]): readonly Invoice[] => documents().filter(({ kind }) => kind === wanted);
  const aboutOf = (
    act: MoneyAct & { readonly kind: "payment" | "payout" },
  ): { id: string; total: Cents } | undefined => {
    if (act.document === null) return undefined;
    const charges = book.adjustments.filter(({ kind }) => kind === "charge");
    const claimed = [...ofKind("invoice"), ...charges.map((charge) => ({ ...charge, total: charge.cents }))];
    return at<{ id: string; total: Cents }>(act.kind === "payment" ? claimed : ofKind("credit-note"), act.document);
  };
  const noteOnce = (act: MoneyAct & { readonly kind: "payment" | "payout" }, now: number, today: Day): void => {
    const about = aboutOf(act);
    const purpose: Purpose = about === undefined ? { kind: "customer" } : { kind: "document", document: about.id };
    const whole = act.kind === "payment" ? (about ?? documents()[0])?.total : mostToPayOut(ledger(), purpose);
    use(
      noteMoney(
        {
          customerNumber: "",
          kind: act.kind,
          purpose,
          day: act.kind === "payment" ? addDays(today, -act.daysBefore) : today,
          cents: cents(Math.ceil(((whole ?? 0) * act.part) / 1000)),
          reference: "",
          source: "staff",
          externalReference: null,
          state: "received",
        },
        { now: instant(now), today },
        true,
      ),
    );
  };
  const note: MoneyOfHistory["note"] = (act, now, today) => {
    const moment = { now: instant(now), today };
    if (act.kind === "payment") for (let times = 0; times < act.times; times += 1) noteOnce(act, now, today);
    if (act.kind === "payout") noteOnce(act, now, today);
    if (act.kind === "return") {
      const one = at(
        book.payments.filter(({ kind, state }) => kind === act.of && state === "received"),
        act.which,
      );
      const common = { day: today, source: "staff", text: "By chance." } as const;
      if (one !== undefined)
        use(returnMoney("", one.id, { ...common, cause: act.isMistake ? "mistake" : "returned" }, moment));
    }
    if (act.kind === "fee") {
      const fee = { customerNumber: "", reason: "postage", purpose: { kind: "customer" }, text: "By chance." } as const;
      const externalReference = `fee ${book.adjustments.length}`;
      use(chargeFee({ ...fee, cents: cents(act.amount), externalReference }, moment));
    }
    if (act.kind === "write-off") {
      const one = at(
        [...ledger().claims.values()].filter((claim) => leftOf(claim) > 0),
        act.which,
      );
      if (one !== undefined) use(writeOff("", { document: one.id, left: leftOf(one), text: "By chance." }, moment));
    }
    if (act.kind === "take-back") {
      const one = at(
        book.adjustments.filter(({ of }) => of === null),
        act.which,
      );
      if (one !== undefined) use(takeBackAdjustment("", one.id, "By chance.", moment));
    }
  };
  return { places, placed: ({ id }) => void places.set(id, book.nextPlace()), note, entries: book.money };
};
