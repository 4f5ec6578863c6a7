// Examples of days of the clock: a piece that has no cent at the rate of its order is still billed at another one. [ACC-07] [VAT-11]
import { expect, it } from "vitest";
import { day } from "#kernel/calendar";
import { cents, micros, rate } from "#kernel/money";
import { clockActs, clockDayAfter, type ServiceContract } from "#shop/contract";
import type { Order } from "#shop/checkout";
import { periodLines } from "./renewal.ts";

// Four pieces at one cent with 16 % VAT, ordered without VAT: three cents, of which the fourth piece has none.
const order = { quote: { lines: [] } } as unknown as Order;
const price = {
  kind: "addition",
  subject: "backup",
  place: 0,
  from: day("2026-12-08"),
  until: null,
  quantity: 1,
  unit: "month",
  everyMonths: 1,
  freeMonths: 0,
  unitPrice: cents(1),
  unitPriceMicros: micros(10_000),
  homeRate: rate(1600),
} as const;

const contracts = [1, 1, 1, 0].map(
  (recurring, at) =>
    ({
      id: `o1-${at + 1}`,
      item: "item-0",
      piece: { number: at + 1, of: 4 },
      policy: "specified",
      party: "private",
      minimumMonths: 12,
      hourly: false,
      start: day("2026-12-08"),
      state: { kind: "running" },
      parts: [{ kind: "addition", subject: "backup", quantity: 1, recurring: cents(recurring), everyMonths: 1 }],
      prices: [price],
    }) as unknown as ServiceContract,
);

it("[ACC-07] [VAT-11] each piece of an item begins its billing periods, also one that has no cent at the rate of the order", () => {
  const next = day("2027-01-08");
  const due = contracts.filter((contract) => clockDayAfter(contract, contract.start) === next);
  expect(due.map(({ id }) => id)).toEqual(["o1-1", "o1-2", "o1-3", "o1-4"]);
  expect(due.every((contract) => clockActs(contract, next).bills)).toBe(true);
  const [line] = periodLines(order, due, next);
  expect([0, 1800].map((then) => line?.grossAt({ home: null, rate: rate(then) }))).toEqual([3, 4]);
});
