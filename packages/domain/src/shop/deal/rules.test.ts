// Countdowns and doors by the tables, deals by example. [CNT-05] [CNT-06] [CNT-11]
import { describe, expect, it } from "vitest";
import countdowns from "#fixtures/countdown.json" with { type: "json" };
import zones from "#fixtures/zone-days.json" with { type: "json" };
import { day, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import {
  categoriesOf,
  categoryFrom,
  countdown,
  type Deal,
  dealsShown,
  doorTime,
  serverTime,
  dealPhaseAt,
  untilFlip,
  untilTick,
} from "./index.ts";

const at = (iso: string) => instant(Date.parse(iso));
const deal = (more: Partial<Deal> = {}): Deal => ({
  key: "autumn",
  kind: "deal",
  title: { en: "Autumn deal", de: "Herbstangebot" },
  category: "hosting",
  startingPrice: cents(199),
  soldOut: false,
  opens: at("2026-11-20T00:00:00Z"),
  closes: at("2026-11-27T23:00:00Z"),
  ...more,
});
const now = at("2026-11-21T12:00:00Z");

describe("a countdown", () => {
  it.each(countdowns.cases)("[CNT-05] at $now to $end", ({ now: from, end, ...left }) =>
    expect(countdown(at(end), at(from))).toEqual(left),
  );
  it("[CNT-05] ticks when the shown second changes", () => {
    expect(untilTick(instant(10_000), instant(0))).toBe(1000);
    expect(untilTick(instant(10_000), instant(1))).toBe(999);
    expect(untilTick(instant(10_000), instant(9999))).toBe(1);
    expect(untilTick(instant(10_000), instant(10_000))).toBeNull();
  });
  it("[CNT-05] follows the server's clock", () => expect(serverTime(instant(5000), 100, 300, 1300)).toBe(6100));
});

describe("a door", () => {
  it.each(zones.cases)(
    "[CNT-06] of $day in $zone is open from $opensUtc to $closesUtc",
    ({ zone, day: of, opensUtc, closesUtc }) => {
      const time = doorTime({ day: day(of) }, zone);
      expect(time).toEqual({ opens: at(opensUtc), closes: at(closesUtc) });
      expect(dealPhaseAt(time, instant(at(opensUtc) - 1))).toBe("ahead");
      expect(dealPhaseAt(time, at(opensUtc))).toBe("open");
      expect(dealPhaseAt(time, instant(at(closesUtc) - 1))).toBe("open");
      expect(dealPhaseAt(time, at(closesUtc))).toBe("missed");
    },
  );
  it("[CNT-06] belongs to the day in Berlin", () =>
    expect(doorTime({ day: day("2026-12-24") }).opens).toBe(at("2026-12-23T23:00:00Z")));
});

describe("a deal", () => {
  it("[CNT-05] that was given neither beginning nor end is open at any time", () =>
    expect([-1, 0, now].map((moment) => dealPhaseAt({ opens: null, closes: null }, instant(moment)))).toEqual([
      "open",
      "open",
      "open",
    ]));
  it("[CNT-05] flips at its end, looked at once a day until then", () => {
    expect(untilFlip(deal(), at("2026-11-27T22:59:00Z"))).toBe(60_000);
    expect(untilFlip(deal(), now)).toBe(86_400_000);
    expect(untilFlip(deal({ closes: null }), now)).toBeNull();
    expect(untilFlip(deal(), at("2026-12-01T00:00:00Z"))).toBeNull();
  });
  it("[CNT-11] is found by its category", () => {
    const deals = [
      deal(),
      deal({ key: "root", category: "server", soldOut: true }),
      deal({ key: "past", closes: now }),
      deal({ key: "door", kind: "door", category: "domains", closes: now }),
    ];
    const keys = (category: string | null) => dealsShown(deals, category, now).map(({ key }) => key);
    expect([keys(null), keys("server"), keys("ssl")]).toEqual([["autumn", "root", "door"], ["root"], []]);
    expect(categoriesOf(deals, ["domains", "ssl", "server", "hosting"], now)).toEqual(["domains", "server", "hosting"]);
    expect([categoryFrom("server", ["server"]), categoryFrom("x", ["server"]), categoryFrom(null, ["server"])]).toEqual(
      ["server", null, null],
    );
  });
});
