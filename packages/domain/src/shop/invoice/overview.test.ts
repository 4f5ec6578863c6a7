// The first page of an account by example: what waits, runs and ends, and the days that come next. [ACC-01] [ACC-02] [ACC-03]
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
    toPayBack: cents(0),
    dueOn: day(dueOn),
    overdueSince: overdueSince === null ? null : day(overdueSince),
  },
});

describe("the overview of an account", () => {
  it("[ACC-01] is empty where nothing was ordered", () => {
    expect(overview([])).toEqual({
      dates: [],
      moored: [],
      moreMoored: 0,
      names: [],
      moreNames: 0,
    });
  });

  it("[ACC-03] [ACC-09] names what is due by its day, all that is due on one day in one; not what is late or paid", () => {
    const documents = [
      open("b", 1200, "2026-12-20"),
      open("a", 499, "2026-12-10"),
      open("e", 1, "2026-12-20"),
      open("c", 0, "2026-12-01"),
      open("d", 499, "2026-11-20", "2026-11-21"),
    ];
    expect(overview([], { documents }).dates).toEqual([
      { kind: "due", cents: 499, day: "2026-12-10", documents: [{ id: "a", number: "R-a" }] },
      {
        kind: "due",
        cents: 1201,
        day: "2026-12-20",
        documents: [
          { id: "b", number: "R-b" },
          { id: "e", number: "R-e" },
        ],
      },
    ]);
  });

  it("[ACC-09] has three dates at most, the earliest first: payments, last days to cancel, ends", () => {
    const ends = { kind: "cancelled", at: instant(1), end: day("2026-12-12"), by: "notice", refund: null } as const;
    const seen = overview([contract("1"), contract("2", { state: ends }), named], {
      documents: [open("a", 499, "2026-12-10")],
    });
    expect(seen.dates.map(({ kind, day: on }) => [kind, on])).toEqual([
      ["due", "2026-12-10"],
      ["end", "2026-12-11"],
      ["regular", "2026-12-28"],
    ]);
  });

  it("[ACC-02] [ACC-09] names the next regular payment of each contract: all that its day charges", () => {
    const both = [contract("1"), contract("3"), named];
    const payments = (seen: ReturnType<typeof overview>) => seen.dates.filter(({ kind }) => kind === "regular");
    expect(payments(overview(both))).toEqual([
      { kind: "regular", cents: 998, day: "2026-12-28", atMost: false },
      // The months in between only repeat the first.
      { kind: "regular", cents: 998 + 499, day: "2027-11-28", atMost: false },
    ]);
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
    const noticeOf = (contracts: readonly ServiceContract[]) =>
      overview(contracts).dates.flatMap((date) => (date.kind === "notice" ? [date] : []))[0];
    const seen = noticeOf([contract("2"), quarterly, contract("3", { hourly: true })]);
    expect([seen?.day, seen?.end, seen?.contracts.map(({ contract: { id } }) => id)]).toEqual([
      "2027-01-01",
      "2027-01-31",
      ["1"],
    ]);
    const consumer = { policy: "consumer-de", minimumMonths: 1 } as const;
    expect(noticeOf([contract("1", { ...consumer, start: day("2026-03-01") })])).toBeUndefined();
    expect(noticeOf([contract("1", { ...consumer, minimumMonths: 12 })])?.day).toBe("2027-10-28");
  });
});
