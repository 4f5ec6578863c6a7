// Laws of what an order makes: its contracts have every line of the accepted quote once, and the same items fit into a cart again. [ACC-01] [ACC-02]
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, dayOf, instant } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { type Law, law } from "#kernel/law";
import { contractTerms, isSameTerms, noTerms, orderedCalendar, orderedUnder } from "#shop/contract";
import { anyPolicy } from "#shop/contract/arbitraries";
import { quote, type QuoteInput } from "#shop/pricing";
import { anyQuoteInputWithoutVoucher } from "#shop/pricing/arbitraries";
import { itemsAgain } from "./account-orders.ts";
import { anyOrderIntent, exampleOrder } from "./arbitraries.ts";
import type { Order } from "./model.ts";
import { confirmation, nextSteps, setupDayOf } from "./order-facts.ts";
import { orderCalendar, orderedContracts } from "./ordered-contracts.ts";
import { setupOf } from "./setup.ts";

interface Ordered {
  readonly order: Order;
  readonly input: QuoteInput;
}

/** An order of any cart that can be quoted. */
const anyOrdered: fc.Arbitrary<Ordered> = fc
  .record({ input: anyQuoteInputWithoutVoucher, intent: anyOrderIntent, policy: anyPolicy, business: fc.boolean(), ordered: anyDay })
  .map(({ input, intent, policy, business, ordered }) => {
    const example = exampleOrder(intent, "o1");
    const made = quote(input);
    const order: Order = {
      ...example,
      address: { ...example.address, kind: business ? "business" : "private" },
      cart: { ...example.cart, items: input.cart.items },
      quote: Result.isSuccess(made) ? made.success : { ...example.quote, lines: [] },
      contract: orderedUnder(
        { policy, day: ordered },
        { party: business ? "business" : "private", earlyStart: example.agreements.earlyStart },
      ),
    };
    return { order, input };
  });

const contractsOf = ({ order, input }: Ordered) => orderedContracts(order, input.catalog);

/** Nothing else was ordered before, or something that stands. */
const anyEarlier = fc.constantFrom([], [{ withdrawn: true }], [{ withdrawn: false }], [{ withdrawn: true }, { withdrawn: false }]);

export const accountLaws: readonly Law[] = [
  law(
    "[CON-01] the calendar before an order has the days of the contracts that it makes, each once for all that it holds for, in their order",
    () =>
      fc.property(anyOrdered, anyEarlier, (ordered, earlier) => {
        const { order, input } = ordered;
        const contract = order.contract ?? { policy: "specified", day: day("2026-11-21") };
        const before = orderCalendar(order.quote, input.catalog, { ...contract, customer: order.address, cart: order.cart, earlier });
        const after = contractsOf(ordered).flatMap((one) =>
          orderedCalendar(one, earlier).map((entry) => JSON.stringify([entry, one.parts[0]?.title])),
        );
        const shown = before.flatMap(({ entry, titles }) => titles.map((title) => JSON.stringify([entry, title])));
        return (
          shown.toSorted().join() === after.toSorted().join() &&
          new Set(before.map(({ entry }) => JSON.stringify(entry))).size === before.length &&
          before.every(({ entry }, at) => at === 0 || (before[at - 1]?.entry.day ?? "") <= entry.day)
        );
      }),
  ),
  law(
    "[LGL-04] [ACC-02] one first day wherever an order speaks of it: its contracts, their calendar, its setup, its confirmation, its steps",
    () =>
      fc.property(anyOrdered, (ordered) => {
        const { order, input } = ordered;
        const start = setupDayOf(order);
        const day = order.contract?.day;
        const waits = order.address.kind === "private" && !order.agreements.earlyStart;
        const { from } = setupOf({ ...order, placedAt: instant(0) }, instant(0), "Europe/Berlin");
        const letter = confirmation(order, input.catalog);
        const steps = nextSteps(order);
        return (
          contractsOf(ordered).every(
            (contract) =>
              contract.start === start &&
              contract.orderedOn === day &&
              orderedCalendar(contract, []).some((entry) => entry.kind === "start" && entry.day === start) === waits,
          ) &&
          (start !== day) === waits &&
          (waits ? from !== null && dayOf(from, "Europe/Berlin") === start : from === 0) &&
          letter.begins === start &&
          letter.facts.terms.every(({ firstEnd }) => firstEnd === null || firstEnd.end >= start) &&
          steps.includes("service-starts-after-withdrawal-period") === waits &&
          steps.every((step) => (step.startsWith("domain-") ? step.endsWith("-later") === waits : true))
        );
      }),
  ),
  law("[CON-02] [CON-05] the calendar has the end of the guarantee for a product exactly where no earlier order stands", () =>
    fc.property(anyOrdered, anyEarlier, (ordered, earlier) =>
      contractsOf(ordered).every((contract) => {
        const isThere = orderedCalendar(contract, earlier).some(({ kind }) => kind === "guarantee-end");
        return isThere === (contract.guarantee !== null && earlier.every(({ withdrawn }) => withdrawn));
      }),
    ),
  ),
  law("[ACC-02] the contracts of an order have each line of its quote once: together they cost first and later what was accepted", () =>
    fc.property(anyOrdered, (ordered) => {
      const { lines } = ordered.order.quote;
      const parts = contractsOf(ordered).flatMap((contract) => contract.parts.map((part) => ({ item: contract.item, part })));
      return (
        parts.length === lines.length &&
        lines.every((line) =>
          parts.some(
            ({ item, part }) =>
              item === line.item && part.subject === line.subject && part.first === line.first && part.recurring === line.recurring,
          ),
        ) &&
        parts.reduce((sum, { part }) => sum + part.first, 0) === lines.reduce((sum, { first }) => sum + first, 0)
      );
    }),
  ),
  law("[ACC-02] each item has one contract of its own, which comes before those of its additions, and numbers count without gaps", () =>
    fc.property(anyOrdered, (ordered) => {
      const contracts = contractsOf(ordered);
      const items = [...new Set(ordered.order.quote.lines.map(({ item }) => item))];
      return (
        items.every((item) => {
          const own = contracts.filter((contract) => contract.item === item);
          return own[0]?.isAddition === false && own.filter(({ isAddition }) => !isAddition).length === 1;
        }) && contracts.every(({ number }, at) => number === `${ordered.order.number}-${at + 1}`)
      );
    }),
  ),
  law("[ACC-02] [CON-01] a contract binds by the terms that were stated for each of its lines", () =>
    fc.property(anyOrdered, (ordered) =>
      contractsOf(ordered).every((contract) => {
        const { policy, party } = contract;
        const termsOf = (months: number, hourly: boolean) => (hourly ? noTerms : contractTerms(months, policy, party));
        const lines = ordered.order.quote.lines.filter(
          ({ item, subject }) => item === contract.item && contract.parts.some((part) => part.subject === subject),
        );
        return (
          lines.length >= contract.parts.length &&
          contract.parts.every(({ subject }) =>
            lines.some(
              (line) =>
                line.subject === subject &&
                isSameTerms(termsOf(line.minimumMonths, line.unit === "hour"), termsOf(contract.minimumMonths, contract.hourly)),
            ),
          )
        );
      }),
    ),
  ),
  law("[ACC-01] ordered again are the products as they were chosen, without names", () =>
    fc.property(anyOrdered, ({ order }) => {
      const products = order.cart.items.filter((item) => item.kind === "product");
      return itemsAgain(order).every((item, at) => {
        const { id: _, domains: _names, ...chosen } = products[at] ?? { id: "", domains: [] };
        return itemsAgain(order).length === products.length && JSON.stringify(item) === JSON.stringify(chosen);
      });
    }),
  ),
];
