// Examples of use by the hour: which hours count, and what a month of them costs. [PRD-08] [LGL-04]
import { describe, expect, it } from "vitest";
import { day, instant, type Instant } from "#kernel/calendar";
import { cents, micros, rate } from "#kernel/money";
import { setupOf } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import { type Ended, givenBack } from "./given-back.ts";
import type { Invoice } from "./model.ts";
import { chargeForUse, usedFrom, usesUntil } from "./usage.ts";

const zone = "Europe/Berlin";
const at = (text: string): Instant => instant(Date.parse(text));
const placedAt = at("2026-11-21T11:00:00Z");

const contract = {
  hourly: true,
  start: day("2026-11-21"),
  placedAt,
  state: { kind: "running" },
} as Partial<ServiceContract> as ServiceContract;

const order = (kind: "private" | "business", earlyStart: boolean, reseller?: "pending" | "confirmed") =>
  ({
    address: { kind },
    agreements: { earlyStart },
    contract: { policy: "specified", day: contract.start },
    placedAt,
    ...(reseller === undefined ? {} : { reseller }),
  }) as Parameters<typeof setupOf>[0];

describe("what may be set up", () => {
  it("[LGL-04] at once with an early start and for businesses, else from the day after the withdrawal period", () => {
    expect(setupOf(order("private", true), placedAt, zone)).toEqual({ from: placedAt, waitsFor: null });
    expect(setupOf(order("business", false), placedAt, zone)).toEqual({ from: placedAt, waitsFor: null });
    // Day 14 is Saturday 5 December, so that the period ends on Monday.
    const from = at("2026-12-07T23:00:00Z");
    expect(setupOf(order("private", false), placedAt, zone)).toEqual({ from, waitsFor: "withdrawal-period" });
    expect(setupOf(order("private", false), from, zone)).toEqual({ from, waitsFor: null });
  });
  it("[CHK-10] not before the papers of a reseller are there", () => {
    expect(setupOf(order("business", false, "pending"), placedAt, zone)).toEqual({ from: null, waitsFor: "papers" });
    expect(setupOf(order("business", false, "confirmed"), placedAt, zone)).toEqual({ from: placedAt, waitsFor: null });
  });
});

describe("hours", () => {
  const permitted = at("2026-12-07T23:00:00Z");
  const unreported = { permitted, isReported: false, readyAt: null };

  it("[PRD-08] [OUT-03] count from when the server is ready, where its setup is reported, and not while it failed", () => {
    expect(usedFrom(unreported)).toBe(permitted);
    expect(usedFrom({ permitted, isReported: true, readyAt: null })).toBeNull();
    expect(usedFrom({ permitted, isReported: true, readyAt: at("2026-12-09T08:30:00Z") })).toBe(
      at("2026-12-09T08:30:00Z"),
    );
    // Ready before it was allowed: the customer did not ask for it.
    expect(usedFrom({ permitted, isReported: true, readyAt: placedAt })).toBe(permitted);
  });
  it("[PRD-08] [LGL-04] of a month that began with waiting are those after it", () => {
    expect(usesUntil(contract, unreported, day("2026-12-20"), zone)).toEqual([]);
    const month = { month: "2026-11-21", from: "2026-12-08", until: "2026-12-21", hours: 13 * 24 };
    expect(usesUntil(contract, unreported, day("2026-12-21"), zone)).toEqual([month]);
    const ready = { permitted, isReported: true, readyAt: at("2026-12-20T22:10:00Z") };
    expect(usesUntil(contract, ready, day("2026-12-21"), zone)).toEqual([{ ...month, from: "2026-12-20", hours: 1 }]);
    expect(usesUntil(contract, { ...ready, readyAt: at("2027-01-02T00:00:00Z") }, day("2026-12-21"), zone)).toEqual([]);
  });
  it("[PRD-08] [VAT-11] [SHOP2-7] begun hours count whole, and the month's price is the cap", () => {
    const line = { unitPrice: cents(3), quantity: 1, recurring: cents(1000) };
    expect([0, 1, 2, 333, 334, 744].map((hours) => chargeForUse(line, hours))).toEqual([0, 3, 6, 999, 1000, 1000]);
    // One cent at 19 % is 0.008403 € without VAT. [VAT-11] [SHOP2-7]
    const exact = { unitPrice: cents(1), unitPriceMicros: micros(8403), quantity: 1, recurring: cents(419) };
    expect([1, 2, 100, 498, 499, 744].map((hours) => chargeForUse(exact, hours))).toEqual([1, 2, 84, 418, 419, 419]);
    const end = at("2026-12-08T01:10:00Z");
    const ended = {
      ...contract,
      state: { kind: "cancelled", at: end, end: day("2026-12-08"), by: "notice", refund: null },
    } as const;
    expect(usesUntil(ended, unreported, day("2026-12-09"), zone)).toMatchObject([{ hours: 3, until: "2026-12-09" }]);
  });
  it.each([
    ["2026-12-19T22:30", 75, "2026-12-20"],
    ["2026-12-20T10:10", 39, "2026-12-20"],
    ["2026-12-20T23:10", null, null],
  ])(
    "[PRD-08] [CON-03] that were billed after a notice of %s was received are given back, also those of the last day of a month",
    (received, gross, from) => {
      const [line, end] = [{ kind: "product", subject: "vps", unit: "hour", quantity: 1 }, at(`${received}:00+01:00`)];
      const price = { unitPrice: cents(3), unitPriceMicros: micros(30_000), most: { unitPrice: cents(5000) } };
      const ended = {
        contract: {
          ...contract,
          id: "o1-1",
          item: "item-0",
          parts: [{ kind: "product", subject: "vps", quantity: 1, recurring: 5000 }],
          prices: [{ ...line, ...price, from: contract.start, until: null, homeRate: rate(0) }],
          state: { kind: "cancelled", at: end, end: day(received.slice(0, 10)), by: "notice", refund: null },
        },
        order: {},
        setup: { permitted: placedAt, isReported: false, readyAt: null },
        timeZone: zone,
      } as unknown as Ended;
      const period = { from: day("2026-11-21"), until: day("2026-12-21") };
      const billed = { ...line, contracts: ["o1-1"], period, gross: cents(708 * 3), net: cents(708 * 3) };
      const invoice = { source: "due:o1:2026-12-21", vat: { rate: 0 }, lines: [billed] } as unknown as Invoice;
      expect(givenBack(ended, invoice).map((back) => [back.gross, back.period])).toEqual(
        gross === null ? [] : [[gross, { from, until: "2026-12-21" }]],
      );
    },
  );
});
