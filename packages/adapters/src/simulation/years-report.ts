// The years after all orders in sums: what was billed, credited, paid and paid back, beside what is owed by days and hours. [HDL-04] [ACC-03] [BAL-01]
import type { Order } from "@kontor/domain/shop/checkout";
import type { Years } from "./years.ts";

/** Money in cents. Whatever is owed in all is `billed`, which is `owed`, less `received` and `writtenOff`, and what was `paidBack` and the `fees`: it is `unpaid` less `toPayBack` and `credit`. */
export interface AfterOrders {
  readonly documents: number;
  /** Gross, by what it is for: `order`, `period` (a later one), `use` (of hours). */
  readonly invoiced: Readonly<Record<string, number>>;
  /** Gross and above zero, by the reason. */
  readonly credited: Readonly<Record<string, number>>;
  /** What all documents come to. */
  readonly billed: number;
  /** What is owed by days and hours, calculated without the documents. */
  readonly owed: number;
  readonly received: number;
  readonly paidBack: number;
  /** Charged beside documents and not taken back. */
  readonly fees: number;
  readonly writtenOff: number;
  /** By the balances of all customers. */
  readonly unpaid: number;
  readonly toPayBack: number;
  readonly credit: number;
  /** Orders of which anything differs. */
  readonly differing: number;
}

export interface YearsReport {
  readonly refunds: { readonly guarantees: number; readonly withdrawals: number; readonly amount: number };
  readonly cancellations: number;
  readonly after: AfterOrders;
  /** The first differences in words; none where every sum is right. */
  readonly differences: readonly string[];
}

export interface TallyOfYears {
  readonly lived: (order: Pick<Order, "number">, years: Years) => void;
  readonly report: () => YearsReport;
}

const mostDifferences = 10;

const add = (sums: Record<string, number>, key: string, amount: number): void => {
  sums[key] = (sums[key] ?? 0) + amount;
};
const sorted = (sums: Record<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));

export const tallyOfYears = (): TallyOfYears => {
  const [invoiced, credited]: [Record<string, number>, Record<string, number>] = [{}, {}];
  const sums = {
    documents: 0,
    billed: 0,
    owed: 0,
    received: 0,
    paidBack: 0,
    fees: 0,
    writtenOff: 0,
    unpaid: 0,
    toPayBack: 0,
    credit: 0,
    differing: 0,
  };
  const ends = { guarantees: 0, withdrawals: 0, cancellations: 0 };
  const differences: string[] = [];
  return {
    lived: ({ number }, { contracts, documents, balance, fees, writtenOff, owed, wrong }) => {
      for (const { kind, source, corrects, replaces, total, lines } of documents) {
        if (kind === "credit-note") add(credited, corrects?.reason ?? "", 0 - total);
        // What takes the place of another one is billed a second time, and credited once.
        else if (replaces !== undefined) add(invoiced, "corrected", total);
        else if (source.startsWith("order:")) add(invoiced, "order", total);
        else for (const { unit, gross } of lines) add(invoiced, unit === "hour" ? "use" : "period", gross);
        sums.documents += 1;
        sums.billed += total;
      }
      sums.owed += owed;
      sums.received += balance.received;
      sums.paidBack += balance.paidBack;
      sums.fees += fees;
      sums.writtenOff += writtenOff;
      sums.unpaid += balance.left;
      sums.toPayBack += balance.toPayBack;
      sums.credit += balance.credit;
      for (const { state } of contracts) {
        if (state.kind === "withdrawn") ends.withdrawals += 1;
        if (state.kind === "cancelled") ends[state.by === "guarantee" ? "guarantees" : "cancellations"] += 1;
      }
      if (wrong.length === 0) return;
      sums.differing += 1;
      if (differences.length < mostDifferences) differences.push(`${number}: ${wrong[0]}`);
    },
    report: () => {
      const after = { invoiced: sorted(invoiced), credited: sorted(credited), ...sums };
      return {
        refunds: {
          guarantees: ends.guarantees,
          withdrawals: ends.withdrawals,
          amount: (credited["guarantee"] ?? 0) + (credited["withdrawal"] ?? 0),
        },
        cancellations: ends.cancellations,
        after,
        differences: [...differences, ...sumsThatDiffer(after)],
      };
    },
  };
};

/** What customers owe in all by days, hours and money alone. */
export const owedByMoney = ({ owed, received, paidBack, fees, writtenOff }: AfterOrders): number =>
  owed - received + paidBack + fees - writtenOff;

/** The sums of all orders, which would show what evens out in none of them. */
const sumsThatDiffer = (sums: AfterOrders) => {
  const { billed, owed, unpaid, toPayBack, credit } = sums;
  const [balances, money] = [unpaid - toPayBack - credit, owedByMoney(sums)];
  return [
    ...(billed === owed ? [] : [`documents come to ${billed}, owed is ${owed}`]),
    ...(balances === money ? [] : [`balances come to ${balances}, owed is ${money}`]),
  ];
};
