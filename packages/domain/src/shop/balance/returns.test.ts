// Payments that return after their money went elsewhere: histories that laws found. [BAL-02] [BAL-03] [BAL-07]
import { describe, expect, it } from "vitest";
import { addDays, day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { leftOf } from "./claims.ts";
import { deskSentenceOf } from "./desk-words.ts";
import { ledgerOf } from "./ledger.ts";
import type { Entry, Purpose } from "./model.ts";
import { balanceOfCustomer, balanceOfDocument, balancesOf, chargesOf, letterChanges } from "./rules.ts";
import { sentenceOf } from "./words.ts";

const today = day("2026-11-27");
const customer: Purpose = { kind: "customer" };
const of = (document: string): Purpose => ({ kind: "document", document });

/** One after another, each for 500. */
const noted = (
  ...entries: readonly (Pick<Entry, "kind" | "id"> &
    Partial<Record<"of" | "corrects", string>> & { purpose?: Purpose })[]
) =>
  entries.map(
    (entry, at) =>
      ({
        number: `N-${entry.id}`,
        day: today,
        dueOn: today,
        payBackBy: addDays(today, 14),
        cents: cents(500),
        purpose: customer,
        reason: "postage",
        noted: at + 1,
        ...entry,
      }) as unknown as Entry,
  );

const standing = (entries: readonly Entry[]) => {
  const ledger = ledgerOf(entries);
  const { left, toPayBack, credit } = balanceOfCustomer(ledger, today);
  return { left, toPayBack, credit, beside: leftOf(ledger.account) };
};

const nothing = { left: 0, toPayBack: 0, credit: 0, beside: 0 };

describe("a payment that returns", () => {
  it("[BAL-03] is followed through a fee that was taken back: the invoice that used it is open again, its credit note takes that off", () => {
    const used = noted(
      { kind: "payment", id: "a" },
      { kind: "charge", id: "fee" },
      { kind: "charge-back", id: "b", of: "fee" },
      { kind: "invoice", id: "1" },
      { kind: "return", id: "r", of: "a" },
    );
    expect(balanceOfDocument(ledgerOf(used), "1", today)).toMatchObject({ left: 500, received: 0 });
    expect(standing(used)).toEqual({ ...nothing, left: 500 });
    const credited = noted(...used, { kind: "credit-note", id: "k", corrects: "1" });
    expect(standing(credited)).toEqual(nothing);
  });

  it("[BAL-02] takes what it brought itself: a credit that another payment for the same invoice brought stays", () => {
    const before = noted(
      { kind: "payment", id: "a" },
      { kind: "invoice", id: "1" },
      { kind: "payment", id: "b", purpose: of("1") },
      { kind: "credit-note", id: "k", corrects: "1" },
      { kind: "return", id: "r", of: "a" },
    );
    expect(standing(before)).toEqual({ ...nothing, credit: 500 });
    const after = noted(
      ...before,
      { kind: "payment", id: "z", purpose: of("1") },
      { kind: "return", id: "zr", of: "z", purpose: of("1") },
    );
    expect(standing(after)).toEqual(standing(before));
  });

  it("[BAL-03] [BAL-07] leaves nothing to be paid back beside its own line, whichever of both came first", () => {
    const paidOut = [
      { kind: "payment", id: "a" },
      { kind: "payout", id: "out" },
      { kind: "return", id: "r", of: "a" },
      { kind: "charge", id: "line", reason: "returned-payment" },
    ] as const;
    const late = ledgerOf(
      noted(
        ...paidOut,
        { kind: "invoice", id: "1" },
        { kind: "payment", id: "b", purpose: of("1") },
        { kind: "credit-note", id: "k", corrects: "1" },
      ),
    );
    expect(chargesOf(late, today)).toMatchObject([{ number: "N-line", total: 500, received: 500, left: 0 }]);
    expect(balanceOfDocument(late, "k", today)).toMatchObject({ toPayBack: 0, paidBack: 500 });
    const chain = noted(
      { kind: "invoice", id: "0" },
      { kind: "invoice", id: "1" },
      { kind: "payment", id: "a", purpose: of("1") },
      { kind: "credit-note", id: "k1", corrects: "1" },
      { kind: "credit-note", id: "k0", corrects: "0" },
      { kind: "return", id: "r", of: "a", purpose: of("1") },
    );
    expect(standing(chain)).toEqual(nothing);
  });

  it("[BAL-06] [BAL-03] that was paid out keeps what a letter had promised to pay back: its credit note gets another letter, which says so", () => {
    const promised = noted(
      { kind: "payment", id: "a" },
      { kind: "payout", id: "out" },
      { kind: "invoice", id: "1" },
      { kind: "payment", id: "b", purpose: of("1") },
      { kind: "credit-note", id: "k", corrects: "1" },
    );
    const before = balancesOf(ledgerOf(promised), today);
    const after = balancesOf(ledgerOf(noted(...promised, { kind: "return", id: "r", of: "a" })), today);
    const [then, now] = [before, after].map((all) => all.find(({ id }) => id === "k"));
    expect([then?.toPayBack, now?.toPayBack, now?.paidBack, now?.covered]).toEqual([500, 0, 500, 500]);
    expect(letterChanges(before, after)).toEqual(["k"]);
    expect(now === undefined ? "" : sentenceOf(now, "en")).toBe(
      "We set off €5.00 against a payment of yours that was returned after we had paid it out or used it for something else.",
    );
    expect(now === undefined ? "" : deskSentenceOf(now, "de")).toContain("zurückgegangenen Zahlung aufgerechnet: 5,00");
  });
});
