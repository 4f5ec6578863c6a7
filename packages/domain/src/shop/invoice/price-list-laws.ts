// Laws of a contract's price list: whatever became of country, VAT id or individual rate since the order, a later line costs what the seller's price costs at the rates of its day. [BAL-08] [VAT-11] [ACC-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addMonths, type Day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { rate, type Rate, shares } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { offeredAt } from "#shop/catalog";
import { pricesOf } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import { instalments, quote, type QuoteLine } from "#shop/pricing";
import { anyOrdered, exampleIssue, invoiceOfPeriods, type Quoted } from "./arbitraries.ts";
import type { Billed } from "./later-draft.ts";
import { partOfLine } from "./rules.ts";
import { chargeForUse, useLines } from "./usage.ts";

/** The seller's own rate and the customer's, on the day of one bill after the other. */
const anyMoves: fc.Arbitrary<readonly { readonly home: Rate; readonly rate: Rate }[]> = fc.array(
  fc.record({ home: anyRate, rate: fc.oneof(anyRate, fc.constant(rate(0))) }),
  { minLength: 1, maxLength: 3 },
);

const billedAt = ({ order }: Quoted, home: Rate | null, at: Rate): Billed => ({
  buyer: order.address,
  vatOn: () => ({ vat: { country: "FR", rate: at, treatment: "destination" }, homeRate: home }),
  locale: order.locale,
});

/** What the order's cart is quoted at by other rates, from the same catalogue at the same moment. */
const quotedAt = ({ input }: Quoted, homeRate: Rate, at: Rate): readonly QuoteLine[] =>
  Result.getOrThrow(
    quote({
      ...input,
      cart: { ...input.cart, voucher: null },
      voucher: null,
      homeRate,
      vat: { ...input.vat, rate: at },
    }),
  ).lines;

/** What a contract has of an amount of a whole line. */
const shareOf = (amount: QuoteLine["recurring"], line: QuoteLine, contract: ServiceContract): number => {
  const own = partOfLine(line, contract)?.quantity ?? 0;
  if (own === 0) return 0;
  const alike = Array.from({ length: line.kind === "domain" ? 1 : line.quantity / own }, () => 1);
  return shares(amount, alike)[line.kind === "domain" ? 0 : (contract.piece?.number ?? 1) - 1] ?? Number.NaN;
};

/** What the lines of a quote cost of some contracts in the billing periods that begin so many months after the order. */
const expectedOf = (lines: readonly QuoteLine[], contracts: readonly ServiceContract[], month: number): number =>
  lines
    .filter(({ unit }) => unit !== "hour")
    .flatMap((line) =>
      instalments(line, month + 1).flatMap((each) =>
        each.month === month ? contracts.map((contract) => shareOf(each.gross, line, contract)) : [],
      ),
    )
    .reduce((sum, gross) => sum + gross, 0);

const dayAfter = ({ contracts }: Quoted, month: number): Day => addMonths(contracts[0]?.start ?? fail(), month);

const fail = (): never => {
  throw new Error("an order without contracts");
};

export const priceListLaws: readonly Law[] = [
  law(
    "[BAL-08] [VAT-11] [SHOP3-7] wherever a contract was ordered from, after any moves each later period costs what the order's catalogue costs at the rates of its day",
    () =>
      fc.property(anyOrdered, anyMoves, fc.integer({ min: 1, max: 25 }), (ordered, moves, month) =>
        moves.every(({ home, rate: at }, step) => {
          const later = month * (step + 1);
          const day = dayAfter(ordered, later);
          const billed = billedAt(ordered, home, at);
          const invoice = invoiceOfPeriods(ordered.order, ordered.contracts, day, billed, exampleIssue);
          return (invoice?.total ?? 0) === expectedOf(quotedAt(ordered, home, at), ordered.contracts, later);
        }),
      ),
  ),
  law(
    "[BAL-08] [VAT-11] [SHOP3-7] who is billed at home pays the catalogue's prices of the order, whatever rate is in them",
    () =>
      fc.property(anyOrdered, anyRate, fc.integer({ min: 1, max: 25 }), (ordered, home, month) => {
        const { order, contracts, input } = ordered;
        const { products } = offeredAt(input.catalog, input.now);
        const invoice = invoiceOfPeriods(
          order,
          contracts,
          dayAfter(ordered, month),
          billedAt(ordered, home, home),
          exampleIssue,
        );
        return (invoice?.lines ?? []).every(
          ({ unit, unitPrice, subject }) =>
            unit !== "month" || unitPrice === products.find(({ key }) => key === subject)?.monthly,
        );
      }),
  ),
  law(
    "[BAL-08] [VAT-11] [PRD-08] hours cost what an hour of the catalogue costs at the rates of the day, at most what its month does",
    () =>
      fc.property(anyOrdered, anyRate, anyRate, fc.integer({ min: 1, max: 744 }), (ordered, home, at, hours) => {
        const lines = quotedAt(ordered, home, at);
        return ordered.contracts.every((contract) => {
          const use = { month: contract.start, from: contract.start, until: addMonths(contract.start, 1), hours };
          const due = useLines(ordered.order, contract, use);
          return (
            due.length ===
              lines.filter((line) => line.unit === "hour" && partOfLine(line, contract) !== undefined).length &&
            due.every(({ price, grossAt }) => {
              const line =
                lines.find((each) => each.item === contract.item && each.subject === price.subject) ?? fail();
              const recurring = shareOf(line.recurring, line, contract) as QuoteLine["recurring"];
              const own = { ...line, quantity: price.quantity, recurring };
              return grossAt({ home, rate: at }) === chargeForUse(own, hours);
            })
          );
        });
      }),
  ),
  law(
    "[BAL-08] billed as it was ordered, a later period costs what the accepted quote says; a contract from before has the list that its order gives",
    () =>
      fc.property(anyOrdered, fc.integer({ min: 1, max: 25 }), (ordered, month) => {
        const { order, contracts } = ordered;
        const billed = { ...billedAt(ordered, null, order.quote.vat.rate) };
        const earlier = contracts.map(({ prices: _list, ...contract }) => contract);
        const day = dayAfter(ordered, month);
        const totals = [contracts, earlier].map(
          (some) => invoiceOfPeriods(order, some, day, billed, exampleIssue)?.total ?? 0,
        );
        return (
          totals.every((total) => total === expectedOf(order.quote.lines, contracts, month)) &&
          contracts.every((contract, at) => {
            const before = earlier[at] ?? fail();
            return (
              JSON.stringify(pricesOf(order, before)) === JSON.stringify(contract.prices) &&
              contract.prices?.length === contract.parts.length
            );
          })
        );
      }),
  ),
];
