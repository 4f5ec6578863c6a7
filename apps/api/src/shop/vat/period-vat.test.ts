// Rates that are known to change, over the wire: cart, both boxes of the summary, order, first and later invoices, exports. [VAT-14] [SHOP3-2] [CHK-07] [VAT-10]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { electronicInvoice } from "@kontor/domain/shop/invoice";
import { documents, loggedIn, within } from "../../../test/contract-clock.ts";
import { agreements, customer, order, quoteOf } from "../../../test/customers.ts";
import { brokenRules } from "../../../test/en16931.ts";
import { otherRateFrom, runClock } from "../../../test/history-shop.ts";
import type { Loose, Running } from "../../../test/harness.ts";

const byRate = ({ lines, vat }: Loose): readonly number[] => lines.map((line: Loose) => (line.vatDecision ?? vat).rate);

/** A plan by the month with a name by the year, in the cart of a customer at home. */
const cartOf = async ({ ask }: Running, auth: Readonly<Record<string, string>>): Promise<Loose> => {
  const empty = (await ask("POST", "/shop/order/cart", undefined, auth)).body.result;
  const items = `/shop/order/cart/${empty.id}/items`;
  const item = { kind: "product", product: "vps-xs", quantity: 1, billingMonths: 1 };
  const { version } = (await ask("POST", items, { version: empty.version, item }, auth)).body.result;
  const domain = { name: "tax-point-42.de", acquisition: "register" };
  return (await ask("POST", items, { version, item: { kind: "domain", domain } }, auth)).body.result;
};

it("[VAT-14] [SHOP3-2] [CHK-07] a month that ends before the change has the rate of today, a year the new one; a later month the one of its last day", () =>
  within(async (shop) => {
    const { ask } = shop;
    const person = await customer(ask);
    const wanted = await cartOf(shop, person.auth);
    const before = await quoteOf(ask, wanted.id, person.auth);
    // Ordered on 21 November: with an early start the month ends on 20 December, without one in January.
    await otherRateFrom(shop, "2027-01-01");
    const read = async (wish: string) =>
      (await ask("GET", `/shop/order/cart/${wanted.id}/quote${wish}`, undefined, person.auth)).body;
    const [shown, early, later] = [await read(""), await read("?earlyStart=1"), await read("?earlyStart=0")];
    expect([shown, early, later].map(({ result }) => byRate(result))).toEqual([
      [1900, 1700],
      [1900, 1700],
      [1700, 1700],
    ]);
    // At home the gross is the one that is shown, whatever is in it.
    expect([early, later].map(({ result }) => result.total)).toEqual([before.total, before.total]);
    expect(shown.periodVat.later).toMatchObject([{ months: 2, homeRate: 1700 }]);
    const without = { agreements: { ...agreements, earlyStart: false } };
    const refused = await order(ask, person, wanted, randomUUID(), { ...without, quoteHash: early.result.hash });
    expect([refused.status, refused.body.refusal, byRate(refused.body.quote)]).toEqual([
      409,
      "QuoteChanged",
      [1700, 1700],
    ]);
    const placed = await order(ask, person, wanted, randomUUID(), { agreements });
    expect([placed.status, byRate(placed.body.result.quote)]).toEqual([201, [1900, 1700]]);
    await shop.api.invoicing.run();
    const [first] = await documents(shop, placed.body.result.customerNumber);
    if (first === undefined) throw new Error("no invoice");
    expect([byRate(first), first.vatGroups.map(({ rate }) => rate), first.total]).toEqual([
      [1900, 1700],
      [1700, 1900],
      placed.body.result.quote.total,
    ]);
    expect(brokenRules(electronicInvoice(first, { kind: "factur-x" }))).toEqual([]);
    // Billed in December for a month that ends in January.
    shop.clock.now += 31 * 86_400_000;
    await runClock(shop);
    const auth = await loggedIn(shop, person);
    const { invoices } = (await ask("GET", "/shop/invoices", undefined, auth)).body.result;
    const next = (await ask("GET", `/shop/invoices/${invoices[0].id}`, undefined, auth)).body.result;
    expect([next.issuedOn, byRate(next), next.vat.rate]).toEqual(["2026-12-22", [1700], 1700]);
  }));
