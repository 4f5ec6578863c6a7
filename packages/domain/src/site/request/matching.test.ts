// Declarations meet contracts: by number, by title, by login; and what says too little meets none. [ACC-05] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import type { ServiceContract } from "#shop/contract";
import { declaredContracts, endedBy } from "./matching.ts";
import type { Declaration, Filings } from "./model.ts";

const today = day("2026-11-21");
const now = instant(1_795_000_000_000);

const contract = (change: Partial<ServiceContract> = {}): ServiceContract => ({
  id: "o1-1",
  number: "K-2026-000042-1",
  customerNumber: "100001",
  email: "Erika@example.com",
  orderId: "o1",
  orderNumber: "K-2026-000042",
  item: "i1",
  isAddition: false,
  policy: "specified",
  orderedOn: today,
  start: today,
  minimumMonths: 12,
  hourly: false,
  party: "private",
  location: null,
  parts: [
    {
      kind: "product",
      subject: "web-m",
      title: { en: "Web M", de: "Web M" },
      quantity: 1,
      first: 5988 as ServiceContract["parts"][number]["first"],
      recurring: 0 as ServiceContract["parts"][number]["first"],
      everyMonths: 12,
      recurringFromMonth: 12,
    },
  ],
  guarantee: null,
  placedAt: now,
  state: { kind: "running" },
  ...change,
});

const cancellation = (change: Partial<Filings["cancellation"]> = {}): Declaration => ({
  form: "cancellation",
  fields: {
    customerNumber: null,
    category: null,
    product: "K-2026-000042-1",
    termination: "ordinary",
    reason: null,
    end: "next",
    street: null,
    city: null,
    email: "erika@example.com",
    ...change,
  },
});
const withdrawal = (named: string, email = "erika@example.com"): Declaration => ({
  form: "withdrawal",
  fields: { name: "Erika Mustermann", contract: named, email },
});

const second = contract({ id: "o1-2", number: "K-2026-000042-2", item: "i2" });
const all = [
  contract(),
  second,
  contract({ id: "o2-1", number: "K-2026-000043-1", orderId: "o2", orderNumber: "K-2026-000043" }),
];
const meant = (
  declaration: Declaration,
  loggedIn: string | null = null,
  contracts = all,
  byEmail: string | null = null,
) => declaredContracts(declaration, contracts, { loggedIn, byEmail }, today).map(({ number }) => number);

it("[ACC-05] a contract's number means that contract, an order's all of the order, in whatever words they stand", () => {
  expect(meant(cancellation())).toEqual(["K-2026-000042-1"]);
  expect(meant(cancellation({ product: "Web M (k-2026-000042-2), bitte" }))).toEqual(["K-2026-000042-2"]);
  expect(meant(withdrawal("K-2026-000042"))).toEqual(["K-2026-000042-1", "K-2026-000042-2"]);
  expect(meant(withdrawal("K-2026-000043-1 und K-2026-000042-2"))).toEqual(["K-2026-000042-2", "K-2026-000043-1"]);
});

it("[ACC-05] the person has the order's email address, or is logged in as its customer; a stated customer number must be right", () => {
  expect(meant(cancellation({ email: "ERIKA@EXAMPLE.COM" }))).toEqual(["K-2026-000042-1"]);
  expect(meant(cancellation({ email: "other@example.com" }))).toEqual([]);
  expect(meant(cancellation({ email: "other@example.com" }), "100001")).toEqual(["K-2026-000042-1"]);
  expect(meant(cancellation({ email: "other@example.com" }), "100002")).toEqual([]);
  expect(meant(cancellation({ customerNumber: "100001" }))).toEqual(["K-2026-000042-1"]);
  expect(meant(cancellation({ customerNumber: "100002" }), "100001")).toEqual([]);
});

it("[ACC-05] [ACC-04] the address that the account has by now counts as the order's does; another account's does not", () => {
  const moved = cancellation({ email: "moved@example.com" });
  expect(meant(moved, null, all, "100001")).toEqual(["K-2026-000042-1"]);
  expect(meant(moved, null, all, "100002")).toEqual([]);
  expect(meant(cancellation({ email: "moved@example.com", customerNumber: "100002" }), null, all, "100001")).toEqual(
    [],
  );
});

it("[ACC-05] a title is enough for a cancellation where one running contract has it; else a person reads it", () => {
  const byTitle = cancellation({ product: " web m " });
  expect(meant(byTitle)).toEqual([]);
  expect(meant(byTitle, null, [contract()])).toEqual(["K-2026-000042-1"]);
  const gone = contract({ id: "o1-2", state: { kind: "withdrawn", at: now, day: today } });
  expect(meant(byTitle, null, [contract(), gone])).toEqual(["K-2026-000042-1"]);
  expect(meant(withdrawal("Web M"), null, [contract()])).toEqual([]);
  expect(meant(cancellation({ product: null }), null, [contract()])).toEqual([]);
  expect(meant(cancellation({ product: "K-2026-0000421" }), null, [contract()])).toEqual([]);
});

it("[ACC-05] [CON-01] a notice ends by the calendar, a withdrawal by its period, and a reason to end at once is for a person to judge", () => {
  const stateAfter = (declaration: Declaration, on = today) =>
    Result.getOrNull(endedBy(declaration, now, on)(contract()))?.state ?? null;
  expect(stateAfter(cancellation())).toMatchObject({ kind: "cancelled", end: "2027-11-21", by: "notice" });
  expect(stateAfter(cancellation({ end: day("2027-12-01") }))).toMatchObject({ end: "2028-11-21" });
  expect(stateAfter(cancellation({ termination: "extraordinary", reason: "Umzug" }))).toBeNull();
  expect(stateAfter(withdrawal("K-2026-000042-1"))).toMatchObject({ kind: "withdrawn", day: today });
  expect(stateAfter(withdrawal("K-2026-000042-1"), day("2026-12-08"))).toBeNull();
});
