// Credits by staff, cent by cent: no cent of VAT gathers, and none of net is left when all is given back.
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cents, netOf } from "#kernel/money";
import { invoiceLimits } from "./limits.ts";
import { anyOrdered, exampleIssue } from "./arbitraries.ts";
import type { Invoice } from "./model.ts";
import { invoiceOfOrder } from "./rules.ts";
import { restOf } from "./correction.ts";
import { creditByStaff } from "./staff-credit.ts";

const invoices = fc
  .sample(anyOrdered, { numRuns: 40, seed: 20_261_129 })
  .map(
    ({ order, contracts }): Invoice => ({
      ...invoiceOfOrder(order, contracts, exampleIssue),
      id: "R-1",
      number: "R-1",
    }),
  )
  .filter(({ total, vatAmount }) => total > 100 && vatAmount > 0);

it("[ACC-03] twenty credits of a cent leave the net of what is left, and the rest gives back net and VAT", () => {
  expect(invoices.length).toBeGreaterThan(5);
  for (const invoice of invoices) {
    const notes = [...Array.from({ length: 20 }, () => cents(1)), null].reduce((before: readonly Invoice[], amount) => {
      const note = Result.getOrThrow(creditByStaff(invoice, before, amount, exampleIssue));
      return [...before, { ...note, id: `RK-${before.length}`, number: `RK-${before.length}` }];
    }, []);
    const left = restOf(invoice, notes.slice(0, -1));
    expect(left.net).toBe(netOf(left.gross, invoice.vat.rate));
    const sumOf = (of: "net" | "vatAmount") => notes.reduce<number>((sum, note) => sum + note[of], invoice[of]);
    expect([sumOf("net"), sumOf("vatAmount")]).toEqual([0, 0]);
  }
});

it("[ACC-03] [LOOK3-15] a credit says what staff typed for the customer, trimmed and up to its length; more is refused", () => {
  const [invoice] = invoices;
  if (invoice === undefined) throw new Error("there is no invoice");
  const textWith = (text?: string) =>
    Result.match(creditByStaff(invoice, [], cents(1), exampleIssue, text), {
      onSuccess: ({ corrects }) => corrects?.text ?? null,
      onFailure: ({ _tag }) => _tag,
    });
  const longest = "ä".repeat(invoiceLimits.textOfCredit);
  expect([undefined, "", " \n", " Two days.\n", longest, `${longest}x`, "a\u0000b"].map(textWith)).toEqual([
    null,
    null,
    null,
    "Two days.",
    longest,
    "CreditTextNotValid",
    "CreditTextNotValid",
  ]);
});

it("[ACC-03] [LOOK3-15] a credit note has the flag of its own day, whatever its invoice had", () => {
  const [invoice] = invoices;
  if (invoice === undefined) throw new Error("there is no invoice");
  const flag = ["#f2c14e", "#0a5c7a"];
  const { flag: _, ...plain } = exampleIssue.seller;
  const flagOf = (issued: Invoice["seller"], today: Invoice["seller"]) =>
    Result.getOrThrow(creditByStaff({ ...invoice, seller: issued }, [], cents(1), { ...exampleIssue, seller: today }))
      .seller.flag;
  expect([flagOf(plain, { ...plain, flag }), flagOf({ ...plain, flag }, plain), flagOf(plain, plain)]).toEqual([
    flag,
    undefined,
    undefined,
  ]);
});
