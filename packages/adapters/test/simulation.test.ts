// The simulation: the same seed gives the same report, nothing is lost or made up, and a recorded visit replays to the same bytes. [HDL-03] [HDL-04]
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { instant } from "@kontor/domain/kernel/calendar";
import { cents, rate } from "@kontor/domain/kernel/money";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  noFaults,
  orderBytes,
  type Report,
  recorded,
  replayed,
  reportDifference,
  simulated,
  lawBookVersion,
} from "../src/simulation/index.ts";
import { owedByMoney, tallyOfYears } from "../src/simulation/years-report.ts";
import { smallWorld } from "./small-world.ts";

const { catalog, countries, rates, seller, timeZone, toAscii, vouchers } = smallWorld();
const facts = { catalog, countries, rates, seller, timeZone, toAscii, ...(vouchers === undefined ? {} : { vouchers }) };
const start = instant(1_790_000_000_000);
const settings = { facts, customers: 40, seed: 7, faults: noFaults, start };
const faults = { fails: 0.05, timesOut: 0.05, twice: 0.05 };
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const lawBook = lawBookVersion([]);

/** Simulated once for all tests that look at it. */
const once = (of: typeof settings): (() => Report) => {
  const made: { report?: Report } = {};
  return () => (made.report ??= simulated(of));
};
const usual = once(settings);
const many = once({ ...settings, customers: 150 });

const isConserved = (report: Report): void => {
  const { customers, orders, left, revenue, vat, grossOf, vouchers: redeemed, refunds, mails } = report;
  expect(orders + sumOf(left)).toBe(customers);
  expect(revenue.net + revenue.vat).toBe(revenue.gross);
  expect([sumOf(vat), sumOf(grossOf)]).toEqual([revenue.vat, revenue.gross]);
  expect(mails).toBeGreaterThanOrEqual(orders);
  const { differing, billed, owed, invoiced, credited, unpaid, toPayBack, credit } = report.after;
  expect([differing, report.differences]).toEqual([0, []]);
  expect([billed, sumOf(invoiced) - sumOf(credited)]).toEqual([owed, owed]);
  expect([refunds.amount <= sumOf(credited), unpaid - toPayBack - credit]).toEqual([true, owedByMoney(report.after)]);
  expect(invoiced["order"] ?? 0).toBe(revenue.gross);
  expect(redeemed.redeemed).toBeLessThanOrEqual(facts.vouchers?.length ?? 0);
};

describe("a simulation", () => {
  it("[HDL-04] with the same seed gives the same report, with another one another", () => {
    const report = usual();
    expect(simulated(settings)).toEqual(report);
    expect(simulated({ ...settings, seed: 8 })).not.toEqual(report);
    expect(report.orders).toBeGreaterThan(10);
  });
  it("[HDL-04] loses nothing and makes nothing up, whatever fails, times out or arrives twice", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.boolean(), (seed, isFaulty) =>
        isConserved(simulated({ ...settings, customers: 12, seed, faults: isFaulty ? faults : noFaults })),
      ),
      { numRuns: 6 },
    );
  });
  it("[HDL-04] [ACC-03] [ACC-07] [BAL-01] lives the year after each order: renewals, hours, ends and money, to the cent of what is owed", () => {
    const { after, cancellations, refunds } = many();
    expect([after.fees, after.writtenOff].every((each) => each > 0)).toBe(true);
    expect(after.invoiced["period"]).toBeGreaterThan(0);
    expect([after.received, after.documents, cancellations, refunds.amount].every((each) => each > 0)).toBe(true);
  });
  it("[HDL-04] [ACC-03] a document that is not what is owed is found, and so is a sum that no document shows", () => {
    const balance = {
      received: cents(0),
      paidBack: cents(0),
      left: cents(100),
      overdue: cents(0),
      toPayBack: cents(0),
      payBackLate: cents(0),
      payBackBy: null,
      credit: cents(0),
    };
    const years = {
      contracts: [],
      documents: [],
      balance,
      fees: 0,
      writtenOff: 0,
      owed: 100,
      wrong: ["order:o1: 99 at 1900, owed 100 at 1900"],
    };
    const counted = tallyOfYears();
    counted.lived({ number: "K-2026-000001" }, years);
    const { after, differences } = counted.report();
    expect([after.differing, differences]).toEqual([
      1,
      [`K-2026-000001: ${years.wrong[0]}`, "documents come to 0, owed is 100"],
    ]);
  });
  it("[HDL-04] without faults each order has exactly its mail", () => {
    const { orders, mails, calls } = usual();
    expect([mails, calls.failed + calls.timedOut + calls.twice]).toEqual([orders, 0]);
  });
  it("[HDL-04] [CHK-06] a lost answer that is requested again makes no second order", () => {
    const report = simulated({ ...settings, faults: { fails: 0, timesOut: 0.2, twice: 0.2 } });
    expect([report.calls.timedOut > 0, report.calls.twice > 0]).toEqual([true, true]);
    isConserved(report);
  });
  it("[HDL-04] groups refusals by their rules", () => {
    const { refusals } = many();
    expect(Object.keys(refusals).filter((name) => name.startsWith("CRT-04 Voucher"))).not.toEqual([]);
    expect(refusals["CUS-11 AddressRefused"]).toBeGreaterThan(0);
    expect(Object.keys(refusals).every((name) => /^[A-Z]{3}-\d{2} \w+$/.test(name))).toBe(true);
  });
  it("[HDL-04] what if: another rate shows in the VAT and in nothing that does not hang on it", () => {
    const now = usual();
    const then = simulated({ ...settings, facts: { ...facts, rates: { ...rates, DE: rate(1600) } } });
    const paths = reportDifference(now, then).map(([path]) => path);
    expect(paths).toContain("revenue.vat");
    expect(paths.some((path) => /^(customers|orders|left|calls)/.test(path))).toBe(false);
    expect(reportDifference(now, now)).toEqual([]);
  });
});

describe("a recorded visit", () => {
  const ordering = Array.from({ length: 30 }, (_, position) =>
    recorded({ ...settings, faults }, position, lawBook),
  ).filter((recording) => Result.getOrThrow(replayed(recording, lawBook, toAscii)) !== null);
  const [recording] = ordering;
  it("[HDL-03] replays to the byte-equal order from its JSON", () => {
    expect(ordering.length).toBeGreaterThan(3);
    for (const one of ordering) {
      const bytes = orderBytes(Result.getOrThrow(replayed(one, lawBook, toAscii)));
      expect(orderBytes(Result.getOrThrow(replayed(JSON.parse(JSON.stringify(one)), lawBook, toAscii)))).toBe(bytes);
      expect(bytes).toContain('"placedAt":');
    }
  });
  it("[HDL-03] is refused under another law book", () => {
    const other = recording === undefined ? undefined : replayed(recording, "another", toAscii);
    expect(other).toMatchObject({ _tag: "Failure", failure: { _tag: "OtherLawBook", present: "another" } });
  });
  it("[HDL-03] replays to the byte-equal order in another process", () => {
    const file = join(mkdtempSync(join(tmpdir(), "kontor-replay-")), "recording.json");
    writeFileSync(file, JSON.stringify(recording));
    const program = `import { readFileSync } from "node:fs";
import { orderBytes, replayed } from "@kontor/adapters/simulation";
import { strictToAscii } from "@kontor/domain/shop/domain-name";
const toAscii = strictToAscii((host) => (URL.canParse("http://" + host) ? new URL("http://" + host).hostname : null));
const played = replayed(JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8")), ${JSON.stringify(lawBook)}, toAscii);
process.stdout.write(orderBytes(played.success));`;
    const output = execFileSync(
      process.execPath,
      ["--conditions=@kontor/source", "--input-type=module", "--eval", program],
      {
        encoding: "utf8",
        cwd: new URL("..", import.meta.url),
      },
    );
    expect(output).toBe(recording && orderBytes(Result.getOrThrow(replayed(recording, lawBook, toAscii))));
  });
  it("[HDL-03] a law book is another one when a rule has another text", () => {
    const rule = {
      id: "CRT-07",
      text: { en: "a", de: "b" },
      source: "s",
      scope: "everyone",
      validFrom: null,
      validUntil: null,
    } as const;
    expect(lawBookVersion([rule])).toBe(lawBookVersion([{ ...rule }]));
    expect(lawBookVersion([rule])).not.toBe(lawBookVersion([{ ...rule, validUntil: "2027-01-01" }]));
  });
});
