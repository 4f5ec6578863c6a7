// Orders with their contracts as invoices are made of them, for laws. [ACC-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { type Day, day, instant } from "#kernel/calendar";
import { type Order, orderedContracts, type OrderIntent } from "#shop/checkout";
import { anyOrderIntent, exampleOrder } from "#shop/checkout/arbitraries";
import { type ContractPolicy, orderedUnder, type ServiceContract } from "#shop/contract";
import { anyPolicy } from "#shop/contract/arbitraries";
import { quote, type QuoteInput } from "#shop/pricing";
import { anyQuoteInput, anyRatesAtChange, inputAtChange, type RatesAtChange } from "#shop/pricing/arbitraries";
import { exampleSeller } from "./examples.ts";
import { invoiceOfDay } from "./day-of-clock.ts";
import type { Ended } from "./given-back.ts";
import type { Billed } from "./later-draft.ts";
import type { InvoiceDraft } from "./model.ts";
import type { Issue } from "./rules.ts";

/** An order with what it was quoted from. */
export interface Quoted extends Ordered {
  readonly input: QuoteInput;
}

export interface Ordered {
  readonly order: Order;
  readonly contracts: readonly ServiceContract[];
}

export const exampleIssue: Issue = { today: day("2026-11-21"), now: instant(1_795_000_000_000), seller: exampleSeller };

/** A contract of an order with what its credit notes are calculated from: set up at the moment of the order. */
export const endedOf = (order: Order, contract: ServiceContract): Ended => ({
  contract,
  order,
  setup: { permitted: order.placedAt, isReported: false, readyAt: null },
  timeZone: "Europe/Berlin",
});

/** What a day bills of contracts of which no hour counts. */
export const invoiceOfPeriods = (
  order: Order,
  contracts: readonly ServiceContract[],
  on: Day,
  billed: Billed,
  issue: Issue,
): InvoiceDraft | null =>
  invoiceOfDay(
    {
      order,
      day: on,
      due: contracts.map((contract) => ({ contract, setup: { permitted: null, isReported: false, readyAt: null } })),
      documents: [],
      timeZone: "Europe/Berlin",
    },
    billed,
    issue,
  );

const anyStart = fc.constantFrom(day("2026-11-21"), day("2026-01-31"), day("2024-02-29"), day("2026-03-01"));

interface Placing {
  readonly input: QuoteInput;
  readonly intent: OrderIntent;
  readonly policy: ContractPolicy;
  readonly isBusiness: boolean;
  readonly start: Day;
}

const anyPlacing: fc.Arbitrary<Placing> = fc.record({
  input: anyQuoteInput,
  intent: anyOrderIntent,
  policy: anyPolicy,
  isBusiness: fc.boolean(),
  start: anyStart,
});

const orderedUnderOf = ({ intent, policy, isBusiness, start }: Omit<Placing, "input">) =>
  orderedUnder(
    { policy, day: start },
    { party: isBusiness ? "business" : "private", earlyStart: exampleOrder(intent, "o1").agreements.earlyStart },
  );

const placed = ({ input, ...placing }: Placing): Quoted => {
  const { intent, isBusiness } = placing;
  const example = exampleOrder(intent, "o1");
  const made = quote(input);
  const order: Order = {
    ...example,
    address: {
      ...example.address,
      kind: isBusiness ? "business" : "private",
      company: isBusiness ? "Muster & Söhne <Hosting>" : null,
      country: input.vat.country === "OTHER" ? "US" : (input.vat.country as "DE"),
    },
    cart: { ...example.cart, items: input.cart.items },
    quote: Result.isSuccess(made) ? made.success : { ...example.quote, lines: [], vatGroups: [] },
    contract: orderedUnderOf(placing),
  };
  return { order, contracts: orderedContracts(order, input.catalog), input };
};

/** An order of any cart that can be quoted, at any rate, with or without a voucher. */
export const anyOrdered: fc.Arbitrary<Quoted> = anyPlacing
  .map(placed)
  .filter(({ order }) => order.quote.lines.length > 0);

/** The same while rates of the seller's and of the customer's country are known to change. [VAT-14] */
export const anyOrderedAtChange: fc.Arbitrary<Quoted & { readonly at: RatesAtChange }> = anyPlacing
  .chain((placing) => anyRatesAtChange(fc.constant(placing.start)).map((at) => ({ placing, at })))
  .map(({ placing, at }) => {
    const begins = orderedUnderOf(placing).start ?? placing.start;
    const treatment = at.country === "DE" ? "domestic" : "destination";
    return { ...placed({ ...placing, input: inputAtChange(placing.input, at, begins, treatment) }), at };
  })
  .filter(({ order }) => order.quote.lines.length > 0);
