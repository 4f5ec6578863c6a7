// What stays owed after a withdrawal, by hand: names, days, setup, free months, vouchers, reports that are missing or late. [BAL-04] [LGL-04]
import { describe, expect, it } from "vitest";
import { day, type Instant, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { InvoiceLine } from "./model.ts";
import { retainedText } from "./retained-words.ts";
import type { SetupFacts } from "./usage.ts";
import { retainedIn, retainedOf } from "./withdrawal-value.ts";

const at = (text: string): Instant => instant(Date.parse(text));
const ordered = at("2026-11-21T12:00:00+01:00");
const title = { en: "Web M", de: "Web M" };

/** Web M for a year: 36.50 € for 365 days, ten cents a day. */
const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  contracts: ["o1-1"],
  kind: "product",
  subject: "web-m",
  title,
  quantity: 1,
  setup: cents(0),
  freeMonths: 0,
  voucherShare: cents(0),
  gross: cents(3650),
  net: cents(3067),
  vat: cents(583),
  period: { from: day("2026-11-21"), until: day("2027-11-21") },
  ...change,
});

const unreported: SetupFacts = { permitted: ordered, isReported: false, readyAt: null };
const readyOn = (text: string): SetupFacts => ({ permitted: ordered, isReported: true, readyAt: at(text) });

const retained = (of: InvoiceLine, setup: SetupFacts, received = "2026-12-03T09:00:00+01:00", valueIsOwed = true) =>
  retainedOf(of, {
    contract: { valueIsOwed, state: { kind: "withdrawn", at: at(received), day: day(received.slice(0, 10)) } },
    setup,
    timeZone: "Europe/Berlin",
  });
const amount = (...given: Parameters<typeof retained>): number => retainedIn(retained(...given));

describe("what stays owed after a withdrawal", () => {
  it("[BAL-04] [SHOP2-3] are the days from setup, included, to receipt, excluded, of those that were paid for", () => {
    expect(retained(line(), readyOn("2026-11-23T18:00:00+01:00"))).toEqual([
      { why: "days", title, gross: 100, days: { from: "2026-11-23", until: "2026-12-03" } },
    ]);
    // Without a report it is there from when it may be set up.
    expect(amount(line(), unreported)).toBe(120);
    // Withdrawn from on the day of setup: nothing was used.
    expect(amount(line(), readyOn("2026-12-03T08:00:00+01:00"))).toBe(0);
  });
  it("[BAL-04] [SHOP2-3] is nothing without an early start, where everything is paid back, and before anything is set up", () => {
    expect(amount(line(), readyOn("2026-11-21T12:00:00+01:00"), "2026-12-03T09:00:00+01:00", false)).toBe(0);
    expect(amount(line(), { permitted: ordered, isReported: true, readyAt: null })).toBe(0);
    expect(amount(line(), { permitted: null, isReported: false, readyAt: null })).toBe(0);
    // Reported after the receipt, while staff had not read it.
    expect(amount(line({ kind: "domain", gross: cents(504) }), readyOn("2026-12-03T09:00:01+01:00"))).toBe(0);
  });
  it("[BAL-04] [SHOP2-3] free months cost nothing, and a voucher lowers what a day costs", () => {
    expect(amount(line({ freeMonths: 1 }), unreported)).toBe(0);
    // 26 days after the free month of the order, of the 335 that were paid for.
    expect(amount(line({ freeMonths: 1, gross: cents(3350) }), unreported, "2027-01-16T09:00:00+01:00")).toBe(260);
    expect(amount(line({ voucherShare: cents(-1825), gross: cents(1825) }), unreported)).toBe(60);
  });
  it("[BAL-04] [SHOP2-3] a setup fee stays once the service is ready, as far as a voucher left it", () => {
    const withSetup = line({ setup: cents(990), gross: cents(4640) });
    expect(amount(withSetup, unreported)).toBe(120);
    expect(amount(withSetup, readyOn("2026-11-23T18:00:00+01:00"))).toBe(990 + 100);
    expect(amount(line({ setup: cents(990), gross: cents(500) }), readyOn("2026-11-23T18:00:00+01:00"))).toBe(500);
  });
  it("[BAL-04] [SHOP2-3] a name is done once it is reported as registered or moved, and not before", () => {
    const name = line({
      kind: "domain",
      subject: "frist.de",
      title: { en: "frist.de", de: "frist.de" },
      gross: cents(504),
    });
    expect(retained(name, readyOn("2026-11-21T13:00:00+01:00"))).toEqual([
      { why: "name", title: name.title, gross: 504, days: null },
    ]);
    expect([
      amount(name, unreported),
      amount({ ...name, gross: cents(0) }, readyOn("2026-11-21T13:00:00+01:00")),
    ]).toEqual([0, 0]);
  });
  it("[BAL-04] is said with its reason in both languages", () => {
    const [days] = retained(line(), readyOn("2026-11-23T18:00:00+01:00"));
    if (days === undefined) throw new Error("nothing is retained");
    const say = (locale: "en" | "de") =>
      retainedText(
        days,
        locale,
        (of) => `${of / 100} €`,
        (of) => of,
      );
    expect(say("en")).toBe("1 € stay to be paid for Web M: 10 days of use, 2026-11-23 to 2026-12-02.");
    expect(say("de")).toBe("Für Web M bleiben 1 € zu zahlen: 10 genutzte Tage, vom 2026-11-23 bis zum 2026-12-02.");
  });
});
