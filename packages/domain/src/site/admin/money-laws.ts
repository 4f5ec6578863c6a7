// What always holds of money in the hands of staff: each change of the books has its entry and its reason, and what is refused changes nothing. [BAL-02] [BAL-06] [BAL-07] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { type Day, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { MoneyBook } from "#shop/balance";
import { memoryBook } from "#shop/balance/laws";
import { Desk } from "./acting.ts";
import type { JournalEntry } from "./journal.ts";
import { chargeFee, notePayment, takeBackAdjustment, takeBackPayment } from "./money-acts.ts";
import { CustomerRecords, DocumentDesk } from "./ports.ts";

const today = "2026-11-23" as Day;
const customerNumber = "100001";
const purpose = { kind: "customer" } as const;

const anyReason = fc.constantFrom("Paid twice.", "Paid twice.", "Paid twice.", "", "x".repeat(501));
const anyAct = fc.oneof(
  fc.record({ act: fc.constant("payment" as const), amount: fc.integer({ min: -1, max: 3 }), page: fc.nat(2) }),
  fc.record({
    act: fc.constant("fee" as const),
    amount: fc.integer({ min: 0, max: 3 }),
    page: fc.nat(2),
    text: anyReason,
  }),
  fc.record({ act: fc.constant("payment-back" as const), at: fc.nat(2), text: anyReason }),
  fc.record({ act: fc.constant("fee-back" as const), at: fc.nat(2), text: anyReason }),
);
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

/** The books of one customer with a desk beside them; `letters`: about lines that a customer learns of. */
const desk = (isKnown: boolean, areBooksReady: boolean) => {
  const book = memoryBook();
  const entries: JournalEntry[] = [];
  const letters: string[] = [];
  const goneBack: string[] = [];
  const none = Effect.die("no document is issued");
  const ports = Context.make(MoneyBook, book.service).pipe(
    Context.add(Desk, {
      acting: Effect.succeed({ by: "100000", role: "admin" as const, now: instant(0), today }),
      note: (entry) => Effect.sync(() => void entries.push(entry)),
    }),
    Context.add(CustomerRecords, {
      isKnown: () => Effect.succeed(isKnown),
      hasAccount: () => Effect.succeed(true),
      areBooksReady: () => Effect.succeed(areBooksReady),
    }),
    Context.add(DocumentDesk, {
      byId: () => Effect.succeed(null),
      around: () => Effect.succeed([]),
      issue: none,
      rates: none,
      ordered: () => none,
      changeGuarantee: () => none,
      numbers: none,
      add: () => none,
      replace: () => none,
      letters: () => Effect.succeed(0),
      send: () => Effect.void,
      sendCharge: ({ id }) => Effect.sync(() => void letters.push(id)),
      sendGoneBack: ({ id }) => Effect.sync(() => void goneBack.push(id)),
    }),
  );
  const made = () => book.payments.length + book.adjustments.length;
  const run = (act: Act): boolean => {
    const use = (): Effect.Effect<
      void,
      { readonly _tag: string },
      Desk | CustomerRecords | DocumentDesk | MoneyBook
    > => {
      switch (act.act) {
        case "payment": {
          const externalReference = `page-${act.page}`;
          const day = today;
          return notePayment(
            {
              customerNumber,
              kind: "payment",
              purpose,
              day,
              cents: cents(act.amount),
              reference: "",
              externalReference,
            },
            false,
          );
        }
        case "fee":
          return chargeFee({
            customerNumber,
            reason: "postage",
            cents: cents(act.amount),
            purpose,
            text: act.text,
            externalReference: `fee-${act.page}`,
          });
        case "payment-back":
          return takeBackPayment(customerNumber, book.payments[act.at]?.id ?? "none", act.text);
        case "fee-back":
          return takeBackAdjustment(customerNumber, book.adjustments[act.at]?.id ?? "none", act.text);
      }
    };
    return Result.isSuccess(Effect.runSync(Effect.result(Effect.provideContext(use(), ports))));
  };
  return { run, made, entries, letters, goneBack, book };
};

export const moneyLaws: readonly Law[] = [
  law(
    "[BAL-02] [BAL-06] [BAL-07] [PAY-03] [HDL-09] staff's changes of the books have one entry each, what is refused or sent twice has none, and no payment goes back without a letter",
    () =>
      fc.property(fc.array(anyAct, { maxLength: 8 }), (acts) => {
        const { run, made, entries, letters, goneBack, book } = desk(true, true);
        return (
          acts.every((act) => {
            const [before, noted] = [made(), entries.length];
            const isDone = run(act);
            const isReasoned = !("text" in act) || act.text === "Paid twice.";
            const isChanged = made() > before;
            return (isReasoned || !isDone) && (isDone || !isChanged) && entries.length > noted === isChanged;
          }) &&
          letters.length === book.adjustments.filter(({ kind }) => kind === "charge").length &&
          // Each payment that went back is in a letter: of its own, or of the line that it left to pay.
          goneBack.length + book.adjustments.filter(({ charge }) => charge?.reason === "returned-payment").length ===
            book.payments.filter(({ kind }) => kind === "return").length &&
          entries.every(({ act, reason }) => (reason === null) === (act === "payment-noted"))
        );
      }),
  ),
  law(
    "[BAL-06] [HDL-09] nothing is booked for who is not known, or before what was booked earlier is carried over",
    () =>
      fc.property(fc.array(anyAct, { minLength: 1, maxLength: 3 }), fc.boolean(), (acts, isKnown) => {
        const { run, made, entries } = desk(isKnown, !isKnown);
        return acts.every((act) => !run(act)) && made() === 0 && entries.length === 0;
      }),
  ),
];
