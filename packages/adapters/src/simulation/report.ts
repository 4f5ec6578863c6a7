// The report of a simulation: orders, revenue, VAT, the year after each order, refusals by rule. Stored as sums, so that its size does not grow. [HDL-04]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { type Order, stepOf } from "@kontor/domain/shop/checkout";
import type { VatMap } from "@kontor/domain/shop/vat";
import type { Chance } from "./chance.ts";
import { type Calls, noCalls } from "./faults.ts";
import type { Shopper, RefusalFacts } from "./shopper.ts";
import { tallyOfYears, type YearsReport } from "./years-report.ts";
import { yearsOf } from "./years.ts";

/** Money in cents; revenue and VAT are those of first invoices. */
export interface Report extends YearsReport {
  readonly customers: number;
  readonly orders: number;
  readonly mails: number;
  /** Where those who did not order left: the step of the checkout, or before it. */
  readonly left: Readonly<Record<string, number>>;
  readonly revenue: { readonly gross: number; readonly net: number; readonly vat: number };
  /** By country and rate in basis points. */
  readonly vat: Readonly<Record<string, number>>;
  readonly grossOf: Readonly<Record<string, number>>;
  /** What is due later, by the months of the billing period. */
  readonly recurring: Readonly<Record<string, number>>;
  readonly products: Readonly<Record<string, number>>;
  readonly vouchers: { readonly redeemed: number; readonly value: number };
  readonly referrals: number;
  /** `CRT-04 VoucherNotValid`, in the order of the alphabet. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly calls: Calls;
}

type Counts = Map<string, number>;
const add = (counts: Counts, key: string, amount = 1): void => void counts.set(key, (counts.get(key) ?? 0) + amount);
const sorted = (counts: Counts): Readonly<Record<string, number>> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

export interface TallyFacts {
  readonly catalog: Catalog;
  readonly rates: VatMap;
}

export interface Tally {
  readonly refused: (refusal: RefusalFacts) => void;
  /** Counts a visit that is over, and what becomes of its order. */
  readonly visited: (visitor: Shopper, chance: Chance) => void;
  readonly report: () => Report;
}

export const tally = ({ catalog, rates }: TallyFacts): Tally => {
  const [left, vat, grossOf, recurring, products, refusals]: Counts[] = Array.from(
    { length: 6 },
    () => new Map(),
  ) as Counts[];
  const years = tallyOfYears();
  const sums = {
    customers: 0,
    orders: 0,
    mails: 0,
    gross: 0,
    net: 0,
    vat: 0,
    redeemed: 0,
    value: 0,
  };
  const more = { referrals: 0 };
  let calls = noCalls;

  const ordered = (order: Order, chance: Chance): void => {
    const { quote } = order;
    sums.orders += 1;
    sums.gross += quote.total;
    sums.net += quote.net;
    sums.vat += quote.vatAmount;
    for (const group of quote.vatGroups) {
      add(vat as Counts, `${quote.vat.country} ${group.rate}`, group.vat);
      add(grossOf as Counts, `${quote.vat.country} ${group.rate}`, group.gross);
    }
    for (const { everyMonths, gross } of quote.recurring) add(recurring as Counts, String(everyMonths), gross);
    for (const { kind, subject, quantity } of quote.lines)
      add(products as Counts, kind === "domain" ? `.${subject.split(".").slice(1).join(".")}` : subject, quantity);
    if (quote.voucherCode !== null) {
      sums.redeemed += 1;
      sums.value -= quote.voucher;
    }
    if (order.cart.referral !== null) more.referrals += 1;
    years.lived(order, yearsOf(order, catalog, rates, chance));
  };
  return {
    refused: ({ rule, _tag }) => add(refusals as Counts, `${rule ?? "?"} ${_tag}`),
    visited: (visitor, chance) => {
      sums.customers += 1;
      sums.mails += visitor.world.mails.length;
      const { context, value } = visitor.checkout();
      if (context.order !== null) ordered(context.order, chance);
      else add(left as Counts, visitor.cart() === null ? "before the cart" : stepOf(value));
      const { made, failed, timedOut, twice } = visitor.calls();
      calls = {
        made: calls.made + made,
        failed: calls.failed + failed,
        timedOut: calls.timedOut + timedOut,
        twice: calls.twice + twice,
      };
    },
    report: () => ({
      customers: sums.customers,
      orders: sums.orders,
      mails: sums.mails,
      left: sorted(left as Counts),
      revenue: { gross: sums.gross, net: sums.net, vat: sums.vat },
      vat: sorted(vat as Counts),
      grossOf: sorted(grossOf as Counts),
      recurring: sorted(recurring as Counts),
      products: sorted(products as Counts),
      vouchers: { redeemed: sums.redeemed, value: sums.value },
      ...years.report(),
      referrals: more.referrals,
      refusals: sorted(refusals as Counts),
      calls,
    }),
  };
};

/** What differs between two reports: every figure that is not the same, by its path, before and after. */
export const reportDifference = (
  before: unknown,
  after: unknown,
  path = "",
): readonly (readonly [string, number, number])[] => {
  if (typeof before === "object" || typeof after === "object") {
    const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return keys.flatMap((key) => reportDifference(was[key], is[key], path === "" ? key : `${path}.${key}`));
  }
  const [from, to] = [Number(before ?? 0), Number(after ?? 0)];
  return from === to ? [] : [[path, from, to]];
};
