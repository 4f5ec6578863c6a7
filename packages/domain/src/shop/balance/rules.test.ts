// Balances as customers and staff meet them, and the sentences that say them. [BAL-01] [BAL-02] [BAL-03]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { addDays, day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { leftOf } from "./claims.ts";
import { ledgerOf } from "./ledger.ts";
import type { Entry, Purpose } from "./model.ts";
import {
  balanceOfContract,
  balanceOfCustomer,
  balanceOfDocument,
  chargesOf,
  listedState,
  mostToPayOut,
  paymentAsNoted,
  payoutAsNoted,
} from "./rules.ts";
import { sentenceOf, sentenceOfContract, sentenceOfCustomer } from "./words.ts";

const today = day("2026-11-27");
const due = addDays(today, 14);
const customer: Purpose = { kind: "customer" };

const invoice = (id: string, amount: number, on = today): Entry => ({
  kind: "invoice",
  id,
  number: `R-2026-00000${id}`,
  day: on,
  cents: cents(amount),
  dueOn: amount === 0 ? null : addDays(on, 14),
});
const note = (id: string, corrects: string, amount: number, on = today): Entry => ({
  kind: "credit-note",
  id: `k${id}`,
  number: `RK-2026-00000${id}`,
  day: on,
  cents: cents(amount),
  corrects,
  payBackBy: addDays(on, 14),
});
const money = (
  kind: "payment" | "payout" | "write-off",
  id: string,
  amount: number,
  of: string | null = null,
  on = today,
): Entry => ({
  kind,
  id,
  day: on,
  cents: cents(amount),
  purpose: of === null ? customer : { kind: "document", document: of },
});

/** What is said of a document, with plain spaces. */
const shown = (entries: readonly Entry[], id: string, on = today): readonly [string, string, string] => {
  const balance = balanceOfDocument(ledgerOf(entries), id, on);
  if (balance === null) throw new Error(`no document ${id}`);
  const plain = (text: string): string => text.replaceAll("\u00a0", " ");
  return [balance.state, plain(sentenceOf(balance, "en")), plain(sentenceOf(balance, "de"))];
};

it("[BAL-03] a credit note that should have been paid back already says since when", () => {
  const entries = [invoice("1", 5_988), money("payment", "p", 5_988, "1"), note("1", "1", 5_988)];
  expect(shown(entries, "k1", addDays(today, 14))[1]).toBe("We pay back €59.88 by 11 December 2026.");
  expect(shown(entries, "k1", addDays(today, 15))).toEqual([
    "to-pay-back",
    "We pay back €59.88 at once; it was due by 11 December 2026.",
    "Wir erstatten Ihnen umgehend 59,88 €; der Betrag war bis zum 11. Dezember 2026 zu erstatten.",
  ]);
});

describe("an invoice", () => {
  it("[BAL-01] is open, then overdue from the day after its last day to pay", () => {
    const entries = [invoice("1", 5_988)];
    expect(shown(entries, "1")).toEqual([
      "open",
      "Please pay €59.88 by 11 December 2026.",
      "Bitte zahlen Sie 59,88 € bis zum 11. Dezember 2026.",
    ]);
    expect(shown(entries, "1", due)[1]).toBe("Please pay €59.88 by 11 December 2026.");
    expect(shown(entries, "1", addDays(due, 1))).toEqual([
      "open",
      "Please pay €59.88; it was due on 11 December 2026.",
      "Bitte zahlen Sie 59,88 €; der Betrag war am 11. Dezember 2026 fällig.",
    ]);
    expect(balanceOfDocument(ledgerOf(entries), "1", addDays(due, 9))?.overdueSince).toBe(addDays(due, 1));
  });

  it("[ACC-03] [BAL-01] is listed with its rest where less is left than it asked for, whether that was paid or credited, and as late first", () => {
    const open = { state: "open", total: 500, left: 500, overdueSince: null } as const;
    expect(listedState(open)).toBe("open");
    expect(listedState({ ...open, left: 400 })).toBe("partly-paid");
    expect(listedState({ ...open, left: 400, overdueSince: "2026-12-12" })).toBe("overdue");
    expect(listedState({ ...open, state: "settled", left: 0 })).toBe("settled");
  });

  it("[BAL-02] is paid in part, then paid; what is over is credit, used by the next invoice", () => {
    const part = [invoice("1", 5_988), money("payment", "a", 3_998, "1")];
    expect(shown(part, "1")).toEqual([
      "partly-paid",
      "We have received €39.98. Please pay the rest of €19.90 by 11 December 2026.",
      "39,98 € haben wir erhalten. Bitte zahlen Sie den Rest von 19,90 € bis zum 11. Dezember 2026.",
    ]);
    const over = [...part, money("payment", "b", 2_000, "1")];
    expect(shown(over, "1")).toEqual([
      "paid",
      "This invoice has been paid; nothing is left to pay. You have paid €0.10 more than this invoice asks for: your next invoice uses it, or we pay it back if you ask us to.",
      "Diese Rechnung ist bezahlt; es ist nichts mehr offen. Sie haben 0,10 € mehr bezahlt, als diese Rechnung verlangt: Wir rechnen den Betrag auf Ihre nächste Rechnung an oder erstatten ihn auf Wunsch.",
    ]);
    const next = ledgerOf([...over, invoice("2", 100, due)]);
    expect(balanceOfDocument(next, "2", due)).toMatchObject({ received: 10, left: 90, state: "partly-paid" });
    expect(balanceOfDocument(next, "1", due)?.over).toBe(0);
  });

  it("[BAL-01] [SHOP3-8] that the credit paid says so with its amount, and the older one how much of what was too much is left", () => {
    const entries = [invoice("1", 1_000), money("payment", "p", 2_000, "1"), invoice("2", 499, due)];
    expect(shown(entries, "2", due)).toEqual([
      "paid",
      "This invoice has been paid; nothing is left to pay. We have used €4.99 of your credit for it.",
      "Diese Rechnung ist bezahlt; es ist nichts mehr offen. 4,99 € haben wir aus Ihrem Guthaben dafür verwendet.",
    ]);
    expect(shown(entries, "1", due)[2]).toBe(
      "Diese Rechnung ist bezahlt; es ist nichts mehr offen. Sie haben 10,00 € mehr bezahlt, als diese Rechnung verlangt; davon sind noch 5,01 € Guthaben: Wir rechnen den Betrag auf Ihre nächste Rechnung an oder erstatten ihn auf Wunsch.",
    );
  });

  it("[BAL-02] may be paid before it is there, and without being named: the oldest due goes first", () => {
    const entries = [
      money("payment", "a", 700, null, addDays(today, -9)),
      invoice("2", 500, addDays(today, 1)),
      invoice("1", 500),
    ];
    const ledger = ledgerOf(entries);
    expect(balanceOfDocument(ledger, "1", due)?.state).toBe("paid");
    expect(balanceOfDocument(ledger, "2", due)).toMatchObject({ received: 200, left: 300 });
    expect(shown([invoice("1", 500), money("payment", "a", 500, "1", addDays(today, -3))], "1")[0]).toBe("paid");
  });

  it("[BAL-01] that asks for nothing says so, and so does one that staff do not ask for any more", () => {
    expect(shown([invoice("1", 0)], "1")).toEqual([
      "nothing",
      "There is nothing to pay.",
      "Es ist nichts zu bezahlen.",
    ]);
    const writtenOff = [invoice("1", 500), money("write-off", "w", 500, "1")];
    expect(shown(writtenOff, "1")).toEqual(["settled", "Nothing is left to pay.", "Es ist nichts mehr zu bezahlen."]);
    expect(balanceOfDocument(ledgerOf([...writtenOff, money("payment", "a", 200, "1")]), "1", today)).toMatchObject({
      received: 200,
      left: 0,
    });
  });
});

describe("a credit note", () => {
  const withdrawn = [invoice("1", 43_092), note("1", "1", 43_092)];

  it("[BAL-03] [SHOP2-2] [OPS2-1] of an invoice that was never paid leaves nothing to pay and pays nothing back", () => {
    expect(shown(withdrawn, "1")).toEqual([
      "settled",
      "Credit note RK-2026-000001 takes €430.92 off this invoice. Nothing is left to pay.",
      "Die Rechnungskorrektur RK-2026-000001 mindert diese Rechnung um 430,92 €. Es ist nichts mehr zu bezahlen.",
    ]);
    expect(shown(withdrawn, "k1")).toEqual([
      "settled",
      "We set off €430.92 against invoice R-2026-000001, of which nothing is left to pay.",
      "Wir rechnen 430,92 € mit der Rechnung R-2026-000001 auf; dort ist nichts mehr offen.",
    ]);
    expect(mostToPayOut(ledgerOf(withdrawn), customer)).toBe(0);
  });

  it("[BAL-03] of a paid one pays back by its day, and says when that is done", () => {
    const paid = [...withdrawn, money("payment", "a", 43_092, "1")];
    expect(shown(paid, "1")[0]).toBe("paid");
    expect(shown(paid, "k1")).toEqual([
      "to-pay-back",
      "We pay back €430.92 by 11 December 2026.",
      "Wir erstatten Ihnen 430,92 € bis zum 11. Dezember 2026.",
    ]);
    const back = [...paid, money("payout", "b", 43_092, "k1")];
    expect(shown(back, "k1")).toEqual([
      "paid-back",
      "We have paid back €430.92.",
      "Wir haben Ihnen 430,92 € erstattet.",
    ]);
    expect(mostToPayOut(ledgerOf(back), customer)).toBe(0);
  });

  it("[BAL-03] [OPS2-2] money that comes the day after is paid back, within 14 days of it", () => {
    const late = [...withdrawn, money("payment", "a", 43_092, "1", addDays(today, 1))];
    expect(shown(late, "k1", addDays(today, 1))[1]).toBe("We pay back €430.92 by 12 December 2026.");
  });

  it("[BAL-03] takes off what is open first: only what was received beyond it goes back", () => {
    const entries = [invoice("1", 5_988), money("payment", "a", 3_000, "1"), note("1", "1", 3_487)];
    expect(shown(entries, "k1")).toEqual([
      "to-pay-back",
      "We set off €29.88 against invoice R-2026-000001, of which nothing is left to pay. We pay back €4.99 by 11 December 2026.",
      "Wir rechnen 29,88 € mit der Rechnung R-2026-000001 auf; dort ist nichts mehr offen. Wir erstatten Ihnen 4,99 € bis zum 11. Dezember 2026.",
    ]);
  });

  it("[BAL-03] is set off with the customer's other invoices that are due, not with those that are not, and names both", () => {
    const before = addDays(today, -20);
    const entries = [
      invoice("1", 5_000, before),
      money("payment", "a", 5_000, "1", before),
      invoice("2", 3_000, addDays(today, -14)),
      invoice("3", 9_000, addDays(today, -13)),
      note("1", "1", 5_000),
    ];
    expect(shown(entries, "k1")[1]).toBe(
      "We set off €30.00 against invoice R-2026-000002, of which nothing is left to pay. We pay back €20.00 by 11 December 2026.",
    );
    expect(shown(entries, "2")[1]).toBe(
      "Credit note RK-2026-000001 takes €30.00 off this invoice. Nothing is left to pay.",
    );
    expect(shown(entries, "3")[0]).toBe("open");
    const greater = [...entries.slice(0, 2), invoice("2", 7_000, addDays(today, -14)), note("1", "1", 5_000)];
    expect(shown(greater, "k1")[1]).toBe(
      "We set off €50.00 against invoice R-2026-000002, which takes that much off what you have to pay.",
    );
    expect(shown(greater, "2")[1]).toBe(
      "Credit note RK-2026-000001 takes €50.00 off this invoice. Please pay the rest of €20.00 by 27 November 2026.",
    );
  });
});

describe("what staff note", () => {
  const ledger = ledgerOf([invoice("1", 500), money("payment", "a", 700, "1"), note("1", "1", 300)]);

  it("[BAL-02] is an amount above zero, of today at the latest and a year before its document at the earliest", () => {
    const noted = (amount: number, on = today) =>
      paymentAsNoted({ day: on, cents: amount as ReturnType<typeof cents> }, today, today);
    expect(Result.isSuccess(noted(1, addDays(today, -366)))).toBe(true);
    for (const refused of [
      noted(1, addDays(today, 1)),
      noted(1, addDays(today, -367)),
      noted(0),
      noted(-5),
      noted(0.5),
      noted(1e12),
    ])
      expect(Result.isFailure(refused)).toBe(true);
  });

  it("[BAL-03] is paid back up to what is owed back: of the note, of the invoice with what came in beyond it, of all", () => {
    expect(mostToPayOut(ledger, { kind: "document", document: "k1" })).toBe(300);
    expect(mostToPayOut(ledger, { kind: "document", document: "1" })).toBe(500);
    expect(mostToPayOut(ledger, customer)).toBe(500);
    const payout = (amount: number) =>
      payoutAsNoted(ledger, customer, { day: today, cents: cents(amount) }, today, today);
    expect(Result.isSuccess(payout(500))).toBe(true);
    expect(Result.isFailure(payout(501))).toBe(true);
  });

  it("[BAL-07] [SHOP3-5] a payment that returns after it was paid out is owed with a number and a day, and its invoice stays settled", () => {
    const back = addDays(today, 20);
    const paid = [
      invoice("1", 500),
      money("payment", "a", 500, "1"),
      note("1", "1", 500),
      money("payout", "b", 500, "k1"),
    ];
    const returned = [...paid, { ...money("payment", "r", 500, "1", back), kind: "return", of: "a" } as Entry];
    const { account } = ledgerOf(returned);
    expect([leftOf(account), account.dueOn]).toEqual([500, addDays(back, 14)]);
    const charge: Entry = {
      kind: "charge",
      id: "g",
      number: "G-2026-000001",
      day: back,
      dueOn: addDays(back, 14),
      reason: "returned-payment",
      cents: cents(500),
      purpose: customer,
    };
    const ledger = ledgerOf([...returned, charge]);
    expect(leftOf(ledger.account)).toBe(0);
    expect(chargesOf(ledger, back)).toMatchObject([{ number: "G-2026-000001", left: 500, overdueSince: null }]);
    expect(balanceOfDocument(ledger, "1", back)).toMatchObject({ left: 0, received: 500 });
    expect(balanceOfCustomer(ledger, back)).toMatchObject({
      left: 500,
      overdue: 0,
      toPayBack: 0,
      received: 0,
      paidBack: 500,
    });
    expect(balanceOfCustomer(ledger, addDays(back, 15)).overdue).toBe(500);
  });

  it("[BAL-02] a payment that returns is owed again where it was, and takes what would be paid back", () => {
    const back = addDays(today, 3);
    const paid = [invoice("1", 500), money("payment", "a", 500, "1")];
    const returned = (entries: readonly Entry[]) =>
      ledgerOf([...entries, { ...money("payment", "r", 500, "1", back), kind: "return", of: "a" } as Entry]);
    expect(balanceOfDocument(returned(paid), "1", back)).toMatchObject({ state: "open", left: 500, received: 0 });
    const credited = returned([...paid, note("1", "1", 300)]);
    expect(balanceOfDocument(credited, "1", back)).toMatchObject({ left: 200, received: 0 });
    expect(balanceOfDocument(credited, "k1", back)).toMatchObject({ toPayBack: 0, state: "settled" });
  });
});

describe("a customer and their contracts", () => {
  const entries = [
    invoice("1", 1_000, addDays(today, -20)),
    invoice("2", 500),
    money("payment", "a", 400, "1"),
    note("1", "2", 500),
  ];

  it("[BAL-01] owe in all, of which some is overdue", () => {
    const balance = balanceOfCustomer(ledgerOf(entries), today);
    expect(balance).toMatchObject({ left: 600, overdue: 600, toPayBack: 0, credit: 0, received: 400 });
    expect(sentenceOfCustomer({ ...balance, overdue: cents(100) }, "de")).toBe(
      "Insgesamt sind noch 6,00\u00a0€ zu bezahlen, davon 1,00\u00a0€ überfällig.",
    );
    const paid = balanceOfCustomer(ledgerOf([...entries, money("payment", "b", 900, null, addDays(today, 1))]), today);
    expect(sentenceOfCustomer(paid, "en")).toBe(
      "Nothing is left to pay. You have a credit of €3.00: your next invoice uses it, or we pay it back if you ask us to.",
    );
  });

  it("[BAL-01] each contract has its part of its documents", () => {
    const all = [
      { document: "1", contract: "x", cents: cents(333) },
      { document: "1", contract: "y", cents: cents(667) },
      { document: "2", contract: "y", cents: cents(500) },
      { document: "k1", contract: "y", cents: cents(500) },
    ];
    const ledger = ledgerOf(entries, all);
    expect(balanceOfContract(ledger, "x", today)).toMatchObject({
      billed: 333,
      received: 133,
      left: 200,
      overdue: 200,
      payBackBy: null,
    });
    const late = balanceOfContract(ledger, "x", addDays(today, 365));
    expect(late.overdue).toBe(200);
    const plain = (text: string): string => text.replaceAll("\u00a0", " ");
    expect([plain(sentenceOfContract(late, "en")), plain(sentenceOfContract(late, "de"))]).toEqual([
      "€2.00 is left to pay for this contract, €2.00 of it overdue.",
      "Für diesen Vertrag sind noch 2,00 € zu bezahlen, davon 2,00 € überfällig.",
    ]);
    expect(plain(sentenceOfContract(balanceOfContract(ledger, "none", today), "de"))).toBe(
      "Es ist nichts zu bezahlen.",
    );
    expect(balanceOfContract(ledger, "y", today)).toMatchObject({
      billed: 1_167,
      credited: 500,
      received: 267,
      left: 400,
    });
  });
});
