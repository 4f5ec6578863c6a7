// The first page of an account by example: what is due, what waits, runs and ends, and the last day to cancel. [ACC-01] [ACC-02] [ACC-03]
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { contractView, nextCharge, type ServiceContract } from "#shop/contract";
import { accountOverview } from "./overview.ts";

const zone = "Europe/Berlin";
const today = day("2026-11-28");

const part = { quantity: 1, first: cents(0), recurring: cents(499), everyMonths: 1, recurringFromMonth: 1 } as const;
const titled = (text: string) => ({ en: text, de: text });

const contract = (id: string, own: Partial<ServiceContract> = {}): ServiceContract => ({
  id,
  number: `K-2026-000001-${id}`,
  customerNumber: "100001",
  email: "erika@example.com",
  orderId: "o1",
  orderNumber: "K-2026-000001",
  item: "i1",
  isAddition: false,
  policy: "specified",
  party: "private",
  orderedOn: today,
  start: today,
  minimumMonths: 12,
  hourly: false,
  location: null,
  parts: [{ ...part, kind: "product", subject: "web-m", title: titled("Web M") }],
  guarantee: null,
  placedAt: instant(1_795_000_000_000),
  state: { kind: "running" },
  ...own,
});

const overview = (contracts: readonly ServiceContract[], more: Partial<Parameters<typeof accountOverview>[0]> = {}) =>
  accountOverview({
    today,
    contracts: contracts.map((own) => contractView(own, today, [], zone)),
    isReady: new Map(),
    documents: [],
    ...more,
  });

const named = contract("2", {
  item: "i2",
  parts: [{ ...part, kind: "domain", subject: "hafen.de", title: titled("hafen.de"), everyMonths: 12 }],
});

const open = (id: string, left: number, dueOn: string, overdueSince: string | null = null) => ({
  id,
  number: `R-${id}`,
  balance: {
    left: cents(left),
    dueOn: day(dueOn),
    overdueSince: overdueSince === null ? null : day(overdueSince),
  },
});

describe("the overview of an account", () => {
  it("[ACC-01] is empty where nothing was ordered", () => {
    expect(overview([])).toEqual({
      payment: null,
      notice: null,
      moored: [],
      moreMoored: 0,
      names: [],
      moreNames: 0,
    });
  });

  it("[ACC-03] says what is due first, and how much else is open; what is paid is not named", () => {
    const documents = [open("b", 1200, "2026-12-20"), open("a", 499, "2026-12-10"), open("c", 0, "2026-12-01")];
    expect(overview([], { documents }).payment).toEqual({
      kind: "due",
      cents: 499,
      day: "2026-12-10",
      document: { id: "a", number: "R-a" },
      others: 1,
    });
    expect(overview([], { documents: [open("d", 499, "2026-11-20", "2026-11-21")] }).payment).toMatchObject({
      kind: "overdue",
      others: 0,
    });
  });

  it("[ACC-02] names the next regular payment where nothing is open: all that its day charges", () => {
    const both = [contract("1"), contract("3"), named];
    expect(overview(both).payment).toEqual({ kind: "regular", cents: 998, day: "2026-12-28", atMost: false });
    const gratis = named.parts.map((own) => ({ ...own, recurring: cents(0) }));
    expect(nextCharge(contract("1", { parts: gratis }), today)).toBeNull();
    // Free months are passed over, and what ends before is never owed.
    const free = { ...contract("1").parts[0], recurringFromMonth: 5 } as ServiceContract["parts"][number];
    expect(nextCharge(contract("1", { parts: [free] }), today)?.day).toBe("2027-04-28");
    // Thirteen months free of a price for twelve: a month of the second year is free, so that the third has the regular price.
    const yearly = { ...free, recurring: cents(12), everyMonths: 12 };
    const mixed = [
      { ...yearly, recurringFromMonth: 24 },
      { ...yearly, recurringFromMonth: 12 },
    ];
    expect(nextCharge(contract("1", { parts: mixed }), today)).toMatchObject({ day: "2028-11-28", cents: 24 });
    const ends = { kind: "cancelled", at: instant(1), end: day("2026-12-28"), by: "notice", refund: null } as const;
    expect(nextCharge(contract("1", { state: ends }), today)).toBeNull();
    expect(nextCharge(contract("1", { hourly: true }), today)).toMatchObject({ atMost: true });
  });

  it("[ACC-02] [OUT-03] draws what runs as it is: waiting, loading, sailing, leaving; what is over is gone", () => {
    const ends = { kind: "cancelled", at: instant(1), end: day("2026-12-31"), by: "notice", refund: null } as const;
    const fleet = [
      contract("1", { start: day("2026-12-11"), item: "a" }),
      contract("2", { item: "b" }),
      contract("3", { item: "c" }),
      contract("4", { state: ends, item: "d" }),
      contract("5", { state: { kind: "withdrawn", at: instant(1), day: today }, item: "e" }),
      contract("6", { item: "f" }),
    ];
    const isReady = new Map([
      ["2", false],
      ["3", true],
    ]);
    expect(overview(fleet, { isReady }).moored.map(({ view, mooring }) => [view.contract.id, mooring])).toEqual([
      ["1", "waiting"],
      ["2", "loading"],
      ["3", "sailing"],
      ["4", "leaving"],
      ["6", "sailing"],
    ]);
  });

  it("[ACC-02] keeps an addition with its product and names apart; one whose product has ended stands by itself", () => {
    const addition = contract("1a", { isAddition: true });
    const seen = overview([contract("1"), addition, named]);
    expect(seen.moored.map(({ view, additions }) => [view.contract.id, additions.length])).toEqual([["1", 1]]);
    expect(seen.names.map(({ title }) => title.en)).toEqual(["hafen.de"]);
    expect(overview([addition]).moored).toHaveLength(1);
  });

  it("[ACC-02] shows so many at once and counts the rest", () => {
    const fleet = Array.from({ length: 9 }, (_, at) => contract(String(at), { item: String(at) }));
    expect([overview(fleet).moored.length, overview(fleet).moreMoored]).toEqual([6, 3]);
    const names = Array.from({ length: 14 }, (_, at) => ({ ...named, id: `n${at}` }));
    expect([overview(names).names.length, overview(names).moreNames]).toEqual([12, 2]);
  });

  it("[CON-01] [CON-03] names the last day to cancel that comes first, none of what can be cancelled at any time", () => {
    const quarterly = contract("1", { minimumMonths: 3, start: day("2026-11-01"), orderedOn: day("2026-11-01") });
    const seen = overview([contract("2"), quarterly, contract("3", { hourly: true })]).notice;
    expect([seen?.lastDay, seen?.end, seen?.contracts.map(({ contract: { id } }) => id)]).toEqual([
      "2027-01-01",
      "2027-01-31",
      ["1"],
    ]);
    const consumer = { policy: "consumer-de", minimumMonths: 1 } as const;
    expect(overview([contract("1", { ...consumer, start: day("2026-03-01") })]).notice).toBeNull();
    expect(overview([contract("1", { ...consumer, minimumMonths: 12 })]).notice?.lastDay).toBe("2027-10-28");
  });
});
