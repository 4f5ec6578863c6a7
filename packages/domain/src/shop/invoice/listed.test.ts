// The list of a customer's documents by example: its order, a year of it, what a document is for. [ACC-03] [ACC-09]
import { describe, expect, it } from "vitest";
import { day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { listedPage, openInList, placeOf, placeText, readPlace, subjectOf, yearsOf } from "./listed.ts";

const document = (
  number: string,
  issuedOn: string,
  open: { readonly left?: number; readonly toPayBack?: number; readonly dueOn?: string; readonly since?: string } = {},
) => ({
  number,
  issuedOn: day(issuedOn),
  issuedAt: Date.parse(issuedOn),
  position: Number(number.slice(-1)),
  balance: {
    left: cents(open.left ?? 0),
    toPayBack: cents(open.toPayBack ?? 0),
    dueOn: open.dueOn === undefined ? null : day(open.dueOn),
    overdueSince: open.since === undefined ? null : day(open.since),
  },
});

const documents = [
  document("R-1", "2025-12-01"),
  document("R-2", "2026-08-20", { left: 1091, dueOn: "2026-09-03", since: "2026-09-04" }),
  document("R-3", "2026-11-20", { left: 500, dueOn: "2026-12-04" }),
  document("R-4", "2026-11-21"),
  document("RK-5", "2026-11-22", { toPayBack: 300, dueOn: "2026-12-01" }),
  document("R-6", "2026-07-20", { left: 1091, dueOn: "2026-08-03", since: "2026-08-04" }),
];

const numbersOf = (page: ReturnType<typeof listedPage<(typeof documents)[number]>>) =>
  page.documents.map(({ number }) => number);

describe("the list of documents", () => {
  it("[ACC-09] has what is late first, then what is open by its day, then the rest, the latest first", () => {
    const all = listedPage(documents, { year: null, after: null, count: 20 });
    expect(numbersOf(all)).toEqual(["R-6", "R-2", "RK-5", "R-3", "R-4", "R-1"]);
    expect(all.next).toBeNull();
  });
  it("[ACC-09] goes on after the last one of a page, though that is paid meanwhile", () => {
    const first = listedPage(documents, { year: null, after: null, count: 2 });
    expect([numbersOf(first), placeText(first.next ?? placeOf(documents[0] as (typeof documents)[number]))]).toEqual([
      ["R-6", "R-2"],
      `overdue.2026-09-03.${Date.parse("2026-08-20")}.2`,
    ]);
    const paid = documents.map((one) => (one.number === "R-2" ? document("R-2", "2026-08-20") : one));
    const next = listedPage(paid, { year: null, after: first.next, count: 2 });
    expect(numbersOf(next)).toEqual(["RK-5", "R-3"]);
  });
  it("[ACC-09] is of one year where one is chosen, of those that there are", () => {
    expect(yearsOf(documents)).toEqual([2026, 2025]);
    expect(numbersOf(listedPage(documents, { year: 2025, after: null, count: 20 }))).toEqual(["R-1"]);
    expect(numbersOf(listedPage(documents, { year: 2024, after: null, count: 20 }))).toEqual([]);
  });
  it.each([
    "",
    "open",
    "open..1",
    "late.2026-01-01.1.1",
    "open.2026-13-01.1.1",
    "44b99757-477d-422e-813f-b0c5387ef83b",
  ])("[ACC-09] takes no other text for a place: %s", (text) => expect(readPlace(text)).toBeNull());
  it("[ACC-09] [BAL-01] says what is open with the sign of the total", () => {
    const open = documents.map(({ balance }) => openInList(balance));
    expect(open).toEqual([0, 1091, 500, 0, -300, 1091]);
  });
  it("[ACC-09] says what a document is for in few words", () => {
    const line = (text: string, kind: "product" | "domain" = "product") => ({ kind, title: { en: text, de: text } });
    expect(subjectOf([line("Web M"), line("Web M")], "de")).toBe("Web M");
    expect(subjectOf([line("Web M"), line("a.de", "domain")], "en")).toBe("Web M, a.de");
    const many = [
      line("Web M"),
      ...["a.de", "b.de", "c.de", "d.de"].map((name) => line(name, "domain")),
      line("VPS M"),
    ];
    expect(subjectOf(many, "de")).toBe("Web M, 4 Domains, VPS M");
    expect(subjectOf([...many, line("Backup")], "de")).toBe("Web M, 4 Domains und 2 weitere");
    expect(subjectOf([...many, line("Backup")], "en")).toBe("Web M, 4 domains and 2 more");
  });
});
