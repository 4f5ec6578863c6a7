// What staff and sources may note of money, and what they may not: each bound, each reference, each day, over books in memory. [BAL-02] [BAL-03] [BAL-07]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { addDays, day, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { memoryBook } from "./memory-book.ts";
import type { DocumentEntry, Payment, Purpose } from "./model.ts";
import { MoneyBook } from "./ports.ts";
import { asksForAccount } from "./refund-account.ts";
import { nameRefundAccount, RefundAccounts } from "./refund-use-cases.ts";
import { balanceOfCustomer, balanceOfDocument, isAlreadyNoted, receivedOn } from "./rules.ts";
import {
  chargeFee,
  type MoneyToNote,
  noteMoney,
  returnMoney,
  takeBackAdjustment,
  takeBackMoney,
  writeOff,
} from "./use-cases.ts";
import { ledgerOf } from "./ledger.ts";

const today = day("2026-11-27");
const issued = day("2026-11-20");
const moment = { now: instant(0), today };
const invoice: DocumentEntry = {
  kind: "invoice",
  id: "i1",
  number: "R-2026-000001",
  day: issued,
  dueOn: addDays(issued, 14),
  cents: cents(500),
  noted: 0,
};
const ofInvoice: Purpose = { kind: "document", document: "i1" };
const customerNumber = "100001";

const bookWith = (...documents: readonly DocumentEntry[]) => {
  const book = memoryBook(() => documents);
  const tried = <A, E>(effect: Effect.Effect<A, E, MoneyBook>): Result.Result<A, E> =>
    Effect.runSync(Effect.result(Effect.provideService(effect, MoneyBook, book.service)));
  let keys = 0;
  const note = (more: Partial<MoneyToNote> = {}) =>
    tried(
      noteMoney(
        {
          customerNumber,
          kind: "payment",
          purpose: ofInvoice,
          day: today,
          cents: cents(500),
          reference: "",
          source: "statement",
          externalReference: `line-${(keys += 1)}`,
          state: "received",
          ...more,
        },
        moment,
      ),
    );
  const ledger = () => ledgerOf([...documents, ...book.money()]);
  return { ...book, tried, note, ledger };
};

/** The tag of a refusal; null where nothing was refused. */
const refused = (result: Result.Result<unknown, { readonly _tag: string }>): string | null =>
  Result.isFailure(result) ? result.failure._tag : null;
const made = <A>(result: Result.Result<A, unknown>): A => Result.getOrThrow(result);

describe("what is noted", () => {
  it("[BAL-02] has a day from a year before its document until today", () => {
    const { note } = bookWith(invoice);
    const earliest = addDays(issued, -366);
    expect([earliest, today].map((on) => refused(note({ day: on })))).toEqual([null, null]);
    expect([addDays(earliest, -1), addDays(today, 1)].map((on) => refused(note({ day: on })))).toEqual([
      "PaidDayNotValid",
      "PaidDayNotValid",
    ]);
  });

  it("[BAL-02] is one under one reference of its source, and refused where it is for another document", () => {
    const { note } = bookWith(invoice, { ...invoice, id: "i2", number: "R-2026-000002" });
    const first = { externalReference: "key", cents: cents(100) };
    expect(made(note(first)).isNew).toBe(true);
    expect(made(note(first)).isNew).toBe(false);
    expect(refused(note({ ...first, purpose: { kind: "document", document: "i2" } }))).toBe("ReferenceTaken");
  });

  it("[BAL-02] is refused to staff while the same money is under way, and taken once that has failed", () => {
    const { note } = bookWith(invoice);
    const debit = { externalReference: "d1", source: "debit", state: "pending" } as const;
    expect(refused(note(debit))).toBe(null);
    expect(refused(note({ source: "staff" }))).toBe("AlreadyNoted");
    note({ ...debit, state: "failed" });
    expect(refused(note({ source: "staff" }))).toBe(null);
    const before = { customerNumber, kind: "payment", day: today, cents: cents(500), state: "received" } as const;
    expect(isAlreadyNoted([{ ...before, takenBack: { at: instant(0), reason: "" } }], before)).toBe(false);
  });

  it("[BAL-02] comes on a day that has been, and is in the books from the day on which that is known", () => {
    const { note, payments } = bookWith(invoice);
    const debit = { externalReference: "d1", source: "debit" } as const;
    note({ ...debit, day: addDays(today, -2), state: "pending" });
    expect(refused(note({ ...debit, day: addDays(today, 1), state: "received" }))).toBe("PaidDayNotValid");
    expect(refused(note({ ...debit, day: addDays(today, -1), state: "received" }))).toBe(null);
    expect(payments).toMatchObject([{ state: "received", day: addDays(today, -1), notedOn: today }]);
  });

  it("[BAL-03] of what came beyond an invoice all may be paid back, and no cent more", () => {
    const { note } = bookWith(invoice);
    note({ cents: cents(700) });
    expect(refused(note({ kind: "payout", cents: cents(201) }))).toBe("PayoutTooHigh");
    expect(refused(note({ kind: "payout", cents: cents(200) }))).toBe(null);
  });
});

describe("what goes back", () => {
  it("[BAL-02] [SHOP3-5] goes on its day or later, once, and leaves the day on which money came last", () => {
    const { note, tried, ledger, payments } = bookWith(invoice);
    const came = addDays(today, -3);
    const { id } = made(note({ day: came })).payment;
    const back = (on: typeof today, of = id) =>
      tried(returnMoney(customerNumber, of, { day: on, source: "statement", cause: "returned", text: "" }, moment));
    expect(receivedOn(ledger(), "i1")).toBe(came);
    expect(refused(back(addDays(came, -1)))).toBe("PaidDayNotValid");
    expect(refused(back(today))).toBe(null);
    expect(refused(back(today))).toBe("PaymentUnknown");
    expect(refused(back(today, payments.find(({ of }) => of === id)?.id))).toBe("PaymentUnknown");
    expect(receivedOn(ledger(), "i1")).toBe(came);
    expect(refused(tried(takeBackMoney(customerNumber, "none", "", moment)))).toBe("PaymentUnknown");
  });
});

describe("fees and write-offs", () => {
  const fee = {
    customerNumber,
    reason: "postage",
    purpose: ofInvoice,
    cents: cents(250),
    text: "",
    externalReference: "fee-1",
  } as const;

  it("[BAL-07] a fee has a bound, is one under its key, and another one under that key is refused", () => {
    const { tried } = bookWith(invoice);
    const charge = (more: object = {}) => tried(chargeFee({ ...fee, ...more }, moment));
    expect(refused(charge({ cents: cents(100_001) }))).toBe("AmountNotValid");
    expect(made(charge()).isNew).toBe(true);
    expect(made(charge()).isNew).toBe(false);
    expect(refused(charge({ reason: "returned-debit" }))).toBe("ReferenceTaken");
    expect(refused(charge({ cents: cents(251) }))).toBe("ReferenceTaken");
  });

  it("[BAL-07] what was left when it was looked at is written off, and is taken back once", () => {
    const { tried } = bookWith(invoice);
    const off = (left: number) => writeOff(customerNumber, { document: "i1", left: cents(left), text: "" }, moment);
    expect(refused(tried(off(499)))).toBe("LeftChanged");
    const { id } = made(tried(off(500)));
    expect(refused(tried(off(500)))).toBe("NothingLeft");
    const back = takeBackAdjustment(customerNumber, id, "", moment);
    expect([refused(tried(back)), refused(tried(back))]).toEqual([null, "AdjustmentUnknown"]);
  });

  it("[BAL-07] [SHOP3-5] the line of a payment that returned stays as long as the payment is away", () => {
    const { note, tried } = bookWith();
    const { id } = made(note({ purpose: { kind: "customer" } })).payment;
    made(note({ kind: "payout", purpose: { kind: "customer" } }));
    const { charge } = made(
      tried(returnMoney(customerNumber, id, { day: today, source: "statement", cause: "returned", text: "" }, moment)),
    );
    expect(charge).toMatchObject({ charge: { reason: "returned-payment" }, cents: 500 });
    expect(refused(tried(takeBackAdjustment(customerNumber, charge?.id ?? "", "", moment)))).toBe("AdjustmentUnknown");
  });
});

describe("what is said of it", () => {
  const note: DocumentEntry = {
    kind: "credit-note",
    id: "n1",
    number: "RK-2026-000001",
    day: today,
    cents: cents(500),
    corrects: "i1",
    payBackBy: addDays(today, 14),
    noted: 3,
  };

  it("[BAL-01] an invoice that was credited is settled, one that was paid is paid", () => {
    const credited = bookWith(invoice, note);
    expect(balanceOfDocument(credited.ledger(), "i1", today)?.state).toBe("settled");
    const paid = bookWith(invoice);
    paid.note();
    expect(balanceOfDocument(paid.ledger(), "i1", today)?.state).toBe("paid");
  });

  it("[BAL-01] what is to be paid back is late from the day after its last day", () => {
    const book = bookWith(invoice, note);
    book.note({ day: issued });
    const late = (after: number) => balanceOfCustomer(book.ledger(), addDays(today, after)).payBackLate;
    expect([late(14), late(15)]).toEqual([0, 500]);
  });
});

describe("an account for repayments", () => {
  it("[BAL-03] is asked for where money is to go back, a credit too, and some of it came by a way that does not lead back", () => {
    const came = (source: Payment["source"], state: Payment["state"] = "received") =>
      ({ kind: "payment", source, state }) as const;
    const asks = (credit: number, ...payments: readonly ReturnType<typeof came>[]) =>
      asksForAccount({ toPayBack: cents(0), credit: cents(credit) }, payments);
    expect(asks(5, came("statement"))).toBe(true);
    expect(asks(0, came("statement"))).toBe(false);
    expect(asks(5, came("debit"))).toBe(false);
    expect(asks(5, came("debit"), came("statement", "failed"))).toBe(false);
  });

  it("[BAL-03] [SHOP3-5] another holder of the same account is another account: a letter says so", () => {
    const iban = "DE02120300000000202051";
    const named = (before: string | null, holder: string) => {
      const letters: string[] = [];
      const accounts = {
        current: Effect.succeed(before === null ? null : { iban, holder: before }),
        store: () => Effect.void,
        letter: () => Effect.sync(() => void letters.push(holder)),
      };
      Effect.runSync(Effect.provideService(nameRefundAccount({ iban, holder }), RefundAccounts, accounts));
      return letters;
    };
    expect([named(null, "Erika"), named("Erika", "Erika"), named("Erika", "Eve")]).toEqual([["Erika"], [], ["Eve"]]);
  });
});
