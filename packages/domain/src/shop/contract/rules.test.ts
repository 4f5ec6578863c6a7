// Ends, notices, guarantee and withdrawal, by the tables and by example. [CON-01…05]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import anchoring from "#fixtures/contract-anchoring.json" with { type: "json" };
import rights from "#fixtures/guarantee-withdrawal.json" with { type: "json" };
import notices from "#fixtures/contract-notice.json" with { type: "json" };
import { addDays, day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import {
  calendarText,
  cancelledAt,
  type Contract,
  contractCalendar,
  contractLimits,
  contractTerms,
  easterSunday,
  EndNotPossible,
  GuaranteeOver,
  guaranteeLastDay,
  guaranteeRefund,
  GuaranteeUsed,
  isHoliday,
  orderedUnder,
  firstDayOfSetup,
  lastDayForNotice,
  nextEnd,
  nextWorkingDay,
  offeredTerms,
  possibleEnds,
  termEnd,
  termsText,
  termWords,
  weekday,
  withdrawable,
  withdrawalLastDay,
  WithdrawalOver,
} from "./index.ts";
import { lastDayCovered } from "./rules.ts";

const hosting: Contract = {
  start: day("2026-03-01"),
  minimumMonths: 12,
  hourly: false,
  party: "private",
  monthly: cents(499),
  billingMonths: 12,
};

it("[CON-01] [CON-02] [CON-04] has the numbers of the specification", () =>
  expect(contractLimits).toEqual({
    noticeDays: 31,
    renewalMonths: 12,
    guaranteeDays: 30,
    withdrawalDays: 14,
    minimumAge: 18,
  }));

describe("ends", () => {
  it.each(anchoring.cases)(
    "[CON-01] from $start each $termMonths months are anchored to the first day",
    ({ start, termMonths, anchoredEnds }) => {
      const contract = { start: day(start), minimumMonths: termMonths };
      const ends = termMonths <= 12 ? anchoredEnds.map((_, index) => termEnd(contract, index)) : [termEnd(contract, 0)];
      expect(ends).toEqual(anchoredEnds.slice(0, ends.length));
    },
  );
  it.each(notices.cases)(
    "[CON-01] from $contractStart over $minTermMonths months: notice by $lastCancelDate31d, else to $renewedUntilIfMissed",
    ({
      contractStart,
      minTermMonths,
      termEnd: end,
      lastCancelDate31d,
      renewedUntilIfMissed,
      lastCancelDateIfOneMonthNotice,
    }) => {
      const contract = { ...hosting, start: day(contractStart), minimumMonths: minTermMonths };
      expect(termEnd(contract, 0)).toBe(end);
      expect(lastDayForNotice(contract, "specified", day(end))).toBe(lastCancelDate31d);
      expect(nextEnd(contract, "specified", day(lastCancelDate31d))).toBe(end);
      expect(nextEnd(contract, "specified", addDays(day(lastCancelDate31d), 1))).toBe(renewedUntilIfMissed);
      expect(lastDayForNotice(contract, "consumer-de", day(end))).toBe(lastCancelDateIfOneMonthNotice);
      expect(nextEnd(contract, "consumer-de", day(lastCancelDateIfOneMonthNotice))).toBe(end);
    },
  );
  it("[CON-01] of two years renew by one", () => {
    const contract = { ...hosting, minimumMonths: 24 };
    expect(possibleEnds(contract, "specified", day("2026-03-01"), 3)).toEqual([
      "2028-03-01",
      "2029-03-01",
      "2030-03-01",
    ]);
  });
  it("[CON-01] without a minimum term come month by month", () =>
    expect(possibleEnds({ ...hosting, minimumMonths: 0 }, "specified", day("2026-05-10"), 2)).toEqual([
      "2026-07-01",
      "2026-08-01",
    ]));
  it("[CON-01] for consumers are a month away once the first term is over; business customers stay as specified", () => {
    const today = day("2027-06-15");
    expect(nextEnd(hosting, "consumer-de", day("2026-05-01"))).toBe("2027-03-01");
    expect(nextEnd(hosting, "consumer-de", day("2027-02-15"))).toBe("2027-03-15");
    expect(nextEnd(hosting, "consumer-de", today)).toBe("2027-07-15");
    expect(nextEnd(hosting, "specified", today)).toBe("2028-03-01");
    expect(nextEnd({ ...hosting, party: "business" }, "consumer-de", today)).toBe("2028-03-01");
  });
  it("[ACC-02] are named by the last day that is covered; one on the day of its notice by that day", () => {
    expect(lastDayCovered(day("2027-01-01"), day("2026-11-24"))).toBe("2026-12-31");
    expect(lastDayCovered(day("2026-11-24"), day("2026-11-24"))).toBe("2026-11-24");
  });
  it("[CON-03] of hourly-billed products are at once", () => {
    const hourly = { ...hosting, hourly: true };
    expect(nextEnd(hourly, "specified", day("2026-03-02"))).toBe("2026-03-02");
    expect(possibleEnds(hourly, "consumer-de", day("2026-03-02"), 3)).toEqual(["2026-03-02"]);
    expect(possibleEnds(hourly, "consumer-de", day("2026-03-02"), 0)).toEqual([]);
    expect(cancelledAt(hourly, "specified", day("2026-03-02"), day("2026-04-01"))).toEqual(
      Result.succeed("2026-04-01"),
    );
  });
  it("[CON-01] on a certain day are the end of a term, and not before the next possible one", () => {
    const today = day("2026-05-01");
    const at = (wanted: string | null) =>
      cancelledAt(hosting, "specified", today, wanted === null ? null : day(wanted));
    expect(at(null)).toEqual(Result.succeed("2027-03-01"));
    expect(at("2028-03-01")).toEqual(Result.succeed("2028-03-01"));
    expect(at("2027-06-01")).toEqual(Result.fail(new EndNotPossible({ next: day("2027-03-01") })));
    expect(at("2026-06-01")).toEqual(Result.fail(new EndNotPossible({ next: day("2027-03-01") })));
    expect(cancelledAt(hosting, "consumer-de", today, day("2027-06-03"))).toEqual(Result.succeed("2027-06-03"));
  });
});

describe("the guarantee", () => {
  const facts = { ordered: day("2026-11-21"), earlier: [], paid: cents(5988) };
  it.each(rights.cases)(
    "[CON-02] of an order of $orderDate ends on $guaranteeLastDay30",
    ({ orderDate, guaranteeLastDay30 }) => expect(guaranteeLastDay(day(orderDate))).toBe(guaranteeLastDay30),
  );
  it("[CON-02] gives back monthly price × billing period, at most what was paid", () => {
    expect(guaranteeRefund(hosting, facts, day("2026-12-21"))).toEqual(Result.succeed(5988));
    expect(guaranteeRefund(hosting, { ...facts, paid: cents(4491) }, day("2026-12-01"))).toEqual(Result.succeed(4491));
  });
  it("[CON-05] is over after day 30, and for first orders only", () => {
    expect(guaranteeRefund(hosting, facts, day("2026-12-22"))).toEqual(
      Result.fail(new GuaranteeOver({ days: 30, lastDay: day("2026-12-21") })),
    );
    expect(guaranteeRefund(hosting, { ...facts, earlier: [{ withdrawn: false }] }, day("2026-12-01"))).toEqual(
      Result.fail(new GuaranteeUsed()),
    );
    expect(
      Result.isSuccess(guaranteeRefund(hosting, { ...facts, earlier: [{ withdrawn: true }] }, day("2026-12-01"))),
    ).toBe(true);
  });
});

describe("the withdrawal", () => {
  it.each(rights.cases)(
    "[LGL-03] of an order of $orderDate is counted to $withdrawalLastDay14",
    ({ orderDate, withdrawalLastDay14, withdrawalWeekday }) => {
      const counted = addDays(day(orderDate), 14);
      expect([counted, weekday(counted)]).toEqual([withdrawalLastDay14, withdrawalWeekday]);
      expect(withdrawalLastDay(day(orderDate))).toBe(
        withdrawalWeekday < 6 ? counted : addDays(counted, 8 - withdrawalWeekday),
      );
    },
  );
  it("[LGL-03] runs on over weekends and holidays", () => {
    expect(nextWorkingDay(day("2026-12-25"))).toBe("2026-12-28");
    expect(nextWorkingDay(day("2027-03-26"))).toBe("2027-03-30");
    expect(withdrawable(day("2026-11-21"), day("2026-12-07"))).toEqual(Result.succeed("2026-12-07"));
    expect(withdrawable(day("2026-11-21"), day("2026-12-08"))).toEqual(
      Result.fail(new WithdrawalOver({ lastDay: day("2026-12-07") })),
    );
  });
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("[LGL-03] Easter of %i is %s", (year, sunday) => expect(easterSunday(year)).toBe(sunday));
  it("[LGL-03] [REP-1] knows the holidays of each state", () => {
    const all = Array.from({ length: 365 }, (_, index) => addDays(day("2026-01-01"), index)).filter((of) =>
      isHoliday(of),
    );
    expect(all.map((holiday) => holiday.slice(5))).toEqual([
      "01-01",
      "01-06",
      "03-08",
      "04-03",
      "04-05",
      "04-06",
      "05-01",
      "05-14",
      "05-24",
      "05-25",
      "06-04",
      "08-08",
      "08-15",
      "09-20",
      "10-03",
      "10-31",
      "11-01",
      "11-18",
      "12-25",
      "12-26",
    ]);
  });
  it.each([
    ["2025-10-17", "2025-11-03"],
    ["2028-10-17", "2028-11-02"],
    ["2029-10-17", "2029-11-02"],
    ["2027-12-23", "2028-01-07"],
    ["2028-02-23", "2028-03-09"],
    ["2026-11-04", "2026-11-19"],
  ])("[LGL-03] [REP-1] ordered on %s, it ends on %s: no holiday of any state shortens it", (ordered, last) =>
    expect(withdrawalLastDay(day(ordered))).toBe(last),
  );
  it.each([
    // Nationalfeiertag, BGBl. Nr. 298/1967: a Monday in 2026.
    ["AT", "2026-10-12", "2026-10-27"],
    // Fête nationale, Code du travail L3133-1: a Tuesday in 2026.
    ["FR", "2026-06-30", "2026-07-15"],
    // Koningsdag: a Monday in 2026.
    ["NL", "2026-04-13", "2026-04-28"],
    // Labor Day, 5 U.S.C. 6103: the first Monday in September.
    ["US", "2027-08-23", "2027-09-07"],
    ["AT", "2028-10-17", "2028-10-31"],
    // No table: weekends alone.
    ["AQ", "2026-12-11", "2026-12-25"],
  ])("[LGL-03] [REP-1] a seller in %s: ordered on %s, it ends on %s", (seller, ordered, last) => {
    expect(withdrawalLastDay(day(ordered), seller)).toBe(last);
    expect(firstDayOfSetup(day(ordered), { party: "private", earlyStart: false }, seller)).toBe(addDays(day(last), 1));
    expect(
      orderedUnder({ policy: "specified", day: day(ordered), seller }, { party: "private", earlyStart: true }),
    ).toEqual({
      policy: "specified",
      day: ordered,
      seller,
    });
  });
});

describe("the contract calendar", () => {
  const entries = contractCalendar(hosting, {
    policy: "specified",
    ordered: day("2026-02-28"),
    today: day("2026-02-28"),
    guaranteed: true,
    ends: 1,
    prices: [{ from: day("2026-06-01"), gross: cents(499), everyMonths: 1 }],
    end: null,
  });
  it("[CON-01] [CON-02] lists every day that matters, in order", () => {
    expect(entries.map(({ kind, day: of, price }) => [kind, of, price?.gross ?? null])).toEqual([
      ["start", "2026-03-01", null],
      ["withdrawal-end", "2026-03-16", null],
      ["guarantee-end", "2026-03-30", null],
      ["price", "2026-06-01", 499],
      ["last-day-for-notice", "2027-01-29", null],
      ["possible-end", "2027-02-28", null],
    ]);
  });
  it("[PRD-08] [ACC-02] says of hours that a month costs its price at most", () => {
    const facts = {
      policy: "specified",
      ordered: day("2026-03-01"),
      today: day("2026-03-01"),
      guaranteed: false,
      ends: 0,
      end: null,
    } as const;
    const prices = [{ from: day("2026-04-01"), gross: cents(999), everyMonths: 1 }];
    const textsOf = (hourly: boolean) =>
      contractCalendar({ ...hosting, hourly }, { ...facts, prices })
        .filter(({ kind }) => kind === "price")
        .flatMap((entry) => (["en", "de"] as const).map((locale) => calendarText(entry, locale, String)));
    expect(textsOf(true)).toEqual([
      "From this day on: 999 every month at most",
      "Ab diesem Tag: höchstens 999 jeden Monat",
    ]);
    expect(textsOf(false)).toEqual(["From this day on: 999 every month", "Ab diesem Tag: 999 jeden Monat"]);
  });
});

describe("terms in words", () => {
  const today = day("2026-11-22");
  const label = (of: string) => of;
  const offered = (minimumMonths: number, policy: "specified" | "consumer-de", locale: "en" | "de" = "en") =>
    offeredTerms({ minimumMonths, hourly: false }, policy, today, locale, label);
  it("[CON-01] with a term of one month and 31 days' notice name the first possible end as it is, after the second month", () => {
    expect(offered(1, "specified")).toEqual([
      "Minimum term 1 month. The contract then renews by 1 month at a time, unless you cancel at least 31 days before the end of a term. First possible end: 2027-01-21, if you cancel by 2026-12-22.",
    ]);
    expect(offered(1, "specified", "de")).toEqual([
      "Mindestlaufzeit 1 Monat. Danach verlängert sich der Vertrag jeweils um 1 Monat, wenn Sie nicht mindestens 31 Tage vor dem Ende der Laufzeit kündigen. Frühestes Vertragsende: 2027-01-21, bei Kündigung bis zum 2026-12-22.",
    ]);
  });
  it("[CON-01] under consumer-de tell consumers of an open end with a month's notice, and businesses of their renewals", () => {
    const [consumers, businesses, ...more] = offered(12, "consumer-de");
    expect(consumers).toBe(
      "Consumers: Minimum term 12 months. The contract then continues for an indefinite time, and you can cancel it at any time with one month’s notice. First possible end: 2027-11-21, if you cancel by 2027-10-22.",
    );
    expect(businesses).toMatch(
      /^Businesses: Minimum term 12 months\. The contract then renews by 12 months .* 2027-11-21, if you cancel by 2027-10-22\.$/,
    );
    expect(more).toEqual([]);
    expect(offered(1, "consumer-de")[0]).toMatch(/First possible end: 2026-12-21, if you cancel by 2026-11-22\.$/);
  });
  it("[CON-03] by the hour promise nothing but an end at any time", () =>
    expect(offeredTerms({ minimumMonths: 0, hourly: true }, "consumer-de", today, "de", label)).toEqual([
      "Abrechnung nach Stunden, höchstens der Preis eines Monats. Sie können jederzeit kündigen.",
    ]));
  it("[CON-01] [PRD-01] stand on a card with the earliest end, which notice puts behind a short term", () => {
    const of = (
      minimumMonths: number,
      policy: "specified" | "consumer-de",
      locale: "en" | "de" = "en",
      hourly = false,
    ) => termWords({ minimumMonths, hourly }, { policy, day: day("2026-11-26") }, locale, (date) => date);
    expect(of(1, "specified")).toEqual({ months: "1 month", end: "earliest end 2027-01-25", day: "2027-01-25" });
    expect(of(1, "consumer-de", "de")).toMatchObject({ months: "1 Monat", end: "frühestes Ende 2026-12-25" });
    expect(of(12, "specified", "de")).toMatchObject({ months: "12 Monate", end: "frühestes Ende 2027-11-25" });
    expect([of(1, "specified", "en", true), of(0, "specified")]).toEqual([null, null]);
  });
  it("[CON-01] without a minimum term say so", () =>
    expect(termsText(contractTerms(0, "specified", "private"), "en")).toBe(
      "No minimum term. The contract renews by 1 month at a time, unless you cancel at least 31 days before the end of a term.",
    ));
});
