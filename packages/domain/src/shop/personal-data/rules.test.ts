// Days of deletion, and the table of what is stored. [ACC-06]
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { deletedFrom, dueOn, lastBusinessDay, storedKinds, storedRows, withStoredTable } from "#shop/personal-data";

const zone = "Europe/Berlin";

describe("what stays", () => {
  it("[ACC-06] is counted from the end of the year of the last end, and is due on New Year's Day", () => {
    expect(deletedFrom({ years: 6 }, day("2026-11-21"))).toBe("2033-01-01");
    expect(dueOn(day("2026-11-21"), day("2032-12-31"))).toEqual({ keys: [], next: "2033-01-01" });
    expect(dueOn(day("2026-11-21"), day("2033-01-01"))).toEqual({ keys: ["orders"], next: "2035-01-01" });
    expect(dueOn(day("2026-11-21"), day("2035-01-01"))).toEqual({ keys: ["orders", "invoices"], next: null });
  });

  it("[ACC-06] counts the last end of a contract, the last order, or the day of the deletion", () => {
    const at = instant(Date.parse("2026-11-21T12:00:00Z"));
    const cancelled = { state: { kind: "cancelled", at, end: day("2027-11-21"), by: "notice", refund: null } } as const;
    const withdrawn = { state: { kind: "withdrawn", at, day: day("2026-12-01") } } as const;
    const today = day("2028-01-05");
    expect(lastBusinessDay({ contracts: [withdrawn, cancelled], ordered: [at] }, today, zone)).toBe("2027-11-21");
    expect(lastBusinessDay({ contracts: [], ordered: [at] }, today, zone)).toBe("2026-11-21");
    expect(lastBusinessDay({ contracts: [], ordered: [] }, today, zone)).toBe(today);
  });
});

describe("the table of what is stored", () => {
  it("[ACC-06] has each table once, and years for exactly what stays by law", () => {
    const tables = storedKinds.flatMap((kind): readonly string[] => kind.tables);
    expect(new Set(tables).size).toBe(tables.length);
    expect(storedKinds.filter(({ years }) => years > 0).every(({ atDeletion }) => atDeletion === "stays")).toBe(true);
  });

  it("[ACC-06] stands in the slot of a text in both languages, a row a kind", () => {
    for (const locale of ["de", "en"] as const) {
      const text = withStoredTable("before\n\n{personal-data:table}\n\nafter", locale);
      expect(text.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(storedKinds.length + 2);
      for (const { howLong } of storedRows(locale)) expect(text).toContain(howLong);
    }
  });
});
