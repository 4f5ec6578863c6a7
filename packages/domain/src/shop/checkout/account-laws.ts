// Laws of what an order makes: its contracts have every line of the accepted quote once, and the same items fit into a cart again. [ACC-01] [ACC-02]
import * as Result from "effect/Result";
import fc from "fast-check";
import { day, dayOf, instant } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { type Law, law } from "#kernel/law";
import { includedNames } from "#shop/cart";
import { productByKey } from "#shop/catalog";
import {
  type ContractPart,
  contractTerms,
  contractView,
  isSameTerms,
  mostNames,
  noTerms,
  orderCalendarFile,
  orderedCalendar,
  orderedUnder,
  type ServiceContract,
} from "#shop/contract";
import { anyPolicy } from "#shop/contract/arbitraries";
import { quote, type QuoteInput } from "#shop/pricing";
import { anyQuoteInputWithoutVoucher } from "#shop/pricing/arbitraries";
import { itemsAgain } from "./account-orders.ts";
import { anyOrderIntent, exampleOrder } from "./arbitraries.ts";
import { linesInShort } from "./lines-in-short.ts";
import type { Order, OrderFactsLine } from "./model.ts";
import { confirmation, nextSteps, setupDayOf } from "./order-facts.ts";
import { type OrderDay, orderCalendar, orderedContracts } from "./ordered-contracts.ts";
import { setupOf } from "./setup.ts";

interface Ordered {
  readonly order: Order;
  readonly input: QuoteInput;
}

/** An order of any cart that can be quoted. */
const anyOrdered: fc.Arbitrary<Ordered> = fc
  .record({
    input: anyQuoteInputWithoutVoucher,
    intent: anyOrderIntent,
    policy: anyPolicy,
    business: fc.boolean(),
    ordered: anyDay,
  })
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

const titlesOf = ({ parts }: ServiceContract): OrderDay["titles"] => parts.slice(0, 1).map(({ title }) => title);

const quantityOf = ({ order }: Ordered, item: string): number => {
  const of = order.cart.items.find(({ id }) => id === item);
  return of?.kind === "product" ? of.quantity : 1;
};

/** Nothing else was ordered before, or something that stands. */
const anyEarlier = fc.constantFrom(
  [],
  [{ withdrawn: true }],
  [{ withdrawn: false }],
  [{ withdrawn: true }, { withdrawn: false }],
);

export const accountLaws: readonly Law[] = [
  law(
    "[CON-01] the calendar before an order has the days of the contracts that it makes, each once for all that it holds for, in their order",
    () =>
      fc.property(anyOrdered, anyEarlier, (ordered, earlier) => {
        const { order, input } = ordered;
        const contract = order.contract ?? { policy: "specified", day: day("2026-11-21") };
        const before = orderCalendar(order.quote, input.catalog, {
          ...contract,
          customer: order.address,
          cart: order.cart,
          earlier,
        });
        // The pieces of an item have the same days, and their prices together; names that different pieces have are named by the first of them.
        const after = contractsOf(ordered).flatMap((one) =>
          orderedCalendar(one, earlier).map((entry) => ({ entry, titles: titlesOf(one) })),
        );
        const daysOf = (days: readonly OrderDay[]): readonly string[] => [
          ...new Set(days.map(({ entry: { kind, day: on } }) => JSON.stringify([kind, on]))),
        ];
        const titled = new Set(after.flatMap(({ titles }) => titles).map((title) => JSON.stringify(title)));
        const pricesOf = (days: readonly OrderDay[]): number =>
          days.reduce((sum, { entry, titles }) => sum + (entry.price?.gross ?? 0) * titles.length, 0);
        return (
          daysOf(before).toSorted().join() === daysOf(after).toSorted().join() &&
          pricesOf(before) === pricesOf(after) &&
          before.every(({ titles }) => titles.every((title) => titled.has(JSON.stringify(title)))) &&
          new Set(before.map(({ entry }) => JSON.stringify(entry))).size === before.length &&
          before.every(({ entry }, at) => at === 0 || (before[at - 1]?.entry.day ?? "") <= entry.day)
        );
      }),
  ),
  law(
    "[LOOK3-21] [ACC-02] the calendar file of an order has every day of its contracts once, however many contracts it is of",
    () =>
      fc.property(anyOrdered, anyEarlier, fc.constantFrom("en" as const, "de" as const), (ordered, earlier, locale) => {
        const [first, ...others] = contractsOf(ordered).map((one) =>
          contractView(one, one.orderedOn, earlier, "Europe/Berlin"),
        );
        if (first === undefined) return true;
        const { body } = orderCalendarFile([first, ...others], {
          locale,
          money: String,
          provider: { name: "Hafen", email: "post@hafen.example" },
          now: first.contract.placedAt,
          isFirst: true,
        });
        const matchesOf = (pattern: RegExp): readonly string[] => body.replaceAll("\r\n ", "").match(pattern) ?? [];
        const [ids, days] = [matchesOf(/^UID:.*$/gm), matchesOf(/^DTSTART.*$/gm)];
        const wanted = [first, ...others].flatMap(({ calendar }) =>
          calendar.map(({ day: on }) => on.replaceAll("-", "")),
        );
        return (
          new Set(ids).size === ids.length &&
          ids.length === days.length &&
          ids.length <= wanted.length &&
          wanted.every((on) => days.some((line) => line.includes(on)))
        );
      }),
  ),
  law(
    "[LOOK3-21] [VAT-10] lines in short lose no cent, no line and no title, and one of several is of many names",
    () =>
      fc.property(anyOrdered, ({ order, input }) => {
        const { lines } = confirmation(order, input.catalog).facts;
        const short = linesInShort(lines);
        const all = short.flatMap(({ of }) => of);
        const sum = (figure: "setup" | "first" | "recurring", of: readonly OrderFactsLine[]): number =>
          of.reduce((total, line) => total + line[figure], 0);
        return (
          all.length === lines.length &&
          lines.every((line) => all.includes(line)) &&
          short.every(
            ({ of }) => of.length === 1 || (of.length > mostNames && of.every(({ kind }) => kind === "domain")),
          ) &&
          (["setup", "first", "recurring"] as const).every((figure) =>
            short.every(({ line, of }) => line[figure] === sum(figure, of)),
          )
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
  law(
    "[CON-02] [CON-05] the calendar has the end of the guarantee for a product exactly where no earlier order stands",
    () =>
      fc.property(anyOrdered, anyEarlier, (ordered, earlier) =>
        contractsOf(ordered).every((contract) => {
          const isThere = orderedCalendar(contract, earlier).some(({ kind }) => kind === "guarantee-end");
          return isThere === (contract.guarantee !== null && earlier.every(({ withdrawn }) => withdrawn));
        }),
      ),
  ),
  law(
    "[ACC-02] [SHOP2-8] the contracts of an order have each line of its quote once, by pieces: together they cost first and later what was accepted, and no piece a cent more than another but by its place",
    () =>
      fc.property(anyOrdered, (ordered) => {
        const contracts = contractsOf(ordered);
        return ordered.order.quote.lines.every((line) => {
          const parts = contracts
            .filter(({ item }) => item === line.item)
            .flatMap((contract) =>
              contract.parts.filter(({ kind, subject }) => kind === line.kind && subject === line.subject),
            );
          const sumOf = (amount: (part: ContractPart) => number): number =>
            parts.reduce((sum, part) => sum + amount(part), 0);
          return (
            parts.length === (line.kind === "domain" ? 1 : quantityOf(ordered, line.item)) &&
            sumOf(({ first }) => first) === line.first &&
            sumOf(({ recurring }) => recurring) === line.recurring &&
            sumOf(({ quantity }) => quantity) === line.quantity &&
            parts.every(({ quantity }) => quantity === parts[0]?.quantity) &&
            parts.every(({ first }, at) => at === 0 || [0, 1].includes((parts[at - 1]?.first ?? 0) - first))
          );
        });
      }),
  ),
  law(
    "[ACC-02] [SHOP2-8] each piece of an item has one contract of its own, which comes before those of its additions, and numbers count without gaps",
    () =>
      fc.property(anyOrdered, (ordered) => {
        const contracts = contractsOf(ordered);
        const items = [...new Set(ordered.order.quote.lines.map(({ item }) => item))];
        return (
          items.every((item) => {
            const own = contracts.filter((contract) => contract.item === item);
            const pieces = [...new Set(own.map(({ piece }) => piece?.number ?? 1))];
            return (
              pieces.length === quantityOf(ordered, item) &&
              pieces.every((number, at) => {
                const ofPiece = own.filter(({ piece }) => (piece?.number ?? 1) === number);
                return (
                  number === at + 1 &&
                  ofPiece[0]?.isAddition === false &&
                  ofPiece.filter(({ isAddition }) => !isAddition).length === 1
                );
              })
            );
          }) && contracts.every(({ number }, at) => number === `${ordered.order.number}-${at + 1}`)
        );
      }),
  ),
  law(
    "[PRD-07] [SHOP2-8] included names fill the places of the pieces in their order, no piece has more of them than its product includes",
    () =>
      fc.property(anyOrdered, ({ order, input }) =>
        order.cart.items.every((item) => {
          if (item.kind !== "product") return true;
          const product = productByKey(input.catalog, item.product);
          if (product === null) return true;
          const included = [...includedNames(product, item)];
          const perPiece = Array.from(
            { length: item.quantity },
            (_, at) =>
              contractsOf({ order, input })
                .filter((contract) => contract.item === item.id && (contract.piece?.number ?? 1) === at + 1)
                .flatMap(({ parts }) => parts)
                .filter(({ subject }) => included.includes(subject)).length,
          );
          const { count } = product.includedDomains;
          return perPiece.every((names, at) => names === Math.min(count, Math.max(0, included.length - at * count)));
        }),
      ),
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
                isSameTerms(
                  termsOf(line.minimumMonths, line.unit === "hour"),
                  termsOf(contract.minimumMonths, contract.hourly),
                ),
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
