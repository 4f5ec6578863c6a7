// Tickets at the gate, keys and pages. [TKT-01] [TKT-02] [TKT-04] [TKT-05] [TKT-06]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import {
  type Admission,
  admit,
  badgeOrder,
  doubles,
  freeGateName,
  type Gate,
  gateConflicts,
  isTicketKey,
  mergedLog,
  newStaffKey,
  oneTicket,
  pageWith,
  readEvent,
  readTicketKey,
  readTickets,
  samplePage,
  scannedAtGate,
  admissionStatus,
  type Ticket,
  ticketingGuard,
  ticketingPage,
  ticketKeyOf,
  ticketsStoredSince,
  wholeList,
} from "./index.ts";
import { ticketColumns } from "./import.ts";
import { readGateName, usedStaffKey } from "./rules.ts";
import { reservedKeys } from "./rules.ts";
import { syncedGate } from "./gate.ts";

const key = ticketKeyOf(Array.from({ length: 16 }, (_, index) => index * 16));
const ticket: Ticket = {
  key,
  event: "open-day",
  holder: "Ada",
  email: "ada@example.org",
  locale: "en",
  community: true,
};
const scan = (at: number, gate: string, id = `${gate}-${at}`): Admission => ({
  id,
  ticket: key,
  at: instant(at),
  gate,
});
const tagOf = (checked: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isSuccess(checked) ? "open" : checked.failure._tag;

describe("admission", () => {
  it("[TKT-02] a second scan returns when and where the first was", () => {
    const log = Result.getOrThrow(admit([], scan(1000, "north")));
    const second = admit(log, scan(2000, "south"));
    expect(Result.isFailure(second) && { ...second.failure }).toMatchObject({
      _tag: "TicketAlreadyAdmitted",
      rule: "TKT-02",
      at: 1000,
      gate: "north",
    });
    expect(Result.getOrThrow(admit(log, scan(1000, "north")))).toEqual(log);
    expect(Result.isSuccess(admit(log, { ...scan(1, "south"), ticket: "other" }))).toBe(true);
  });
  it("[TKT-02] through a network drop admissions are provisional; on sync the earlier is valid and the later is a double", () => {
    const south = Result.getOrThrow(admit([], scan(2000, "south")));
    expect(admissionStatus(scan(2000, "south"), south, [])).toEqual({ kind: "admitted", provisional: true });
    const north = Result.getOrThrow(admit([], scan(1000, "north")));
    const shared = mergedLog(north, south);
    expect(admissionStatus(scan(1000, "north"), shared, shared)).toEqual({ kind: "admitted", provisional: false });
    expect(admissionStatus(scan(2000, "south"), shared, shared)).toEqual({
      kind: "double",
      provisional: false,
      first: scan(1000, "north"),
    });
    expect(doubles(shared)).toEqual([{ admission: scan(2000, "south"), first: scan(1000, "north") }]);
  });
  it("[TKT-02] at the same moment gate and id decide, so that all gates agree", () => {
    const log = mergedLog([scan(1, "south"), scan(1, "north", "b")], [scan(1, "north", "a")]);
    expect(log.map(({ id }) => id)).toEqual(["a", "b", "south-1"]);
  });
});

describe("keys", () => {
  it("[TKT-01] [TKT-06] are 26 characters of 128 random bits, and never a reserved word", () => {
    expect(key).toBe("00820c20a1g7104gm2rc1m70y0");
    expect(key).toHaveLength(26);
    expect(ticketKeyOf(Array.from({ length: 16 }, () => 255))).toBe("zzzzzzzzzzzzzzzzzzzzzzzzzw");
    expect(reservedKeys).toEqual(["check", "login", "printtest"]);
    expect(reservedKeys.filter(isTicketKey)).toEqual([]);
    expect(() => ticketKeyOf([1, 2, 3])).toThrow("16 bytes, not 3");
  });
  it.each([
    [key, key],
    [`https://shop.example/en/ticketing/${key}?utm=1`, key],
    [`https://shop.example/ticketing/check/${key}/ `, key],
    [`https://shop.example/ticketing/${key} #top`, key],
    [` ${key.slice(0, 4).toUpperCase()} ${key.slice(4)}`, key],
    ["", "TicketKeyInvalid"],
    ["check", "TicketKeyInvalid"],
    [`${key}0`, "TicketKeyInvalid"],
    [`u${key.slice(1)}`, "TicketKeyInvalid"],
  ])("[TKT-02] %j is read as %s", (typed, expected) => {
    const read = readTicketKey(typed);
    expect(Result.isSuccess(read) ? read.success : read.failure._tag).toBe(expected);
  });
});

describe("the guard", () => {
  it.each([
    ["/ticketing/abc", { kind: "ticket", key: "abc" }],
    ["/de/ticketing/abc", { kind: "ticket", key: "abc" }],
    ["/ticketing/check", { kind: "check", key: null }],
    ["/ticketing/check/", { kind: "check", key: null }],
    ["/ticketing/check/abc", { kind: "check", key: "abc" }],
    ["/ticketing/check/print-all", { kind: "print-all" }],
    ["/ticketing/login/abc", { kind: "login", key: "abc" }],
    ["/ticketing/printtest", { kind: "print-test" }],
    ["/ticketing/login", null],
    ["/ticketing/printtest/abc", null],
    ["/ticketing/abc/def", null],
    ["/ticketing/check/abc/def", null],
    ["/ticketing", null],
    ["/ticketing/", null],
    ["/en/hosting", null],
    ["/en/hosting/abc", null],
  ])("[TKT-05] %s is the page %j", (path, page) => expect(ticketingPage(path)).toEqual(page));
  it("[TKT-05] a valid key opens its own page; an unknown one is a page that there is not", () => {
    expect(tagOf(ticketingGuard({ kind: "ticket", key }, { role: "visitor", ticket }))).toBe("open");
    expect(tagOf(ticketingGuard({ kind: "ticket", key }, { role: "admin", ticket: null }))).toBe("TicketUnknown");
    expect(
      tagOf(ticketingGuard({ kind: "ticket", key: "abc" }, { role: "visitor", ticket: { ...ticket, key: "abc" } })),
    ).toBe("TicketUnknown");
  });
  it.each([
    ["visitor", "TokenMissing"],
    ["customer", "AreaClosed"],
    ["ticketing", "open"],
    ["admin", "open"],
  ] as const)("[TKT-05] check and print pages for a %s: %s", (role, expected) => {
    const pages = [
      { kind: "check", key: null },
      { kind: "check", key },
      { kind: "print-all" },
      { kind: "print-test" },
    ] as const;
    const opened = pages.map((page) => ticketingGuard(page, { role, ticket }));
    expect(opened.map(tagOf)).toEqual(pages.map(() => expected));
    if (expected === "open") expect(opened.map(Result.getOrNull)).toEqual(pages);
  });
  it("[TKT-05] [TKT-04] the login is free, its key is good once and in time", () => {
    expect(tagOf(ticketingGuard({ kind: "login", key: "x" }, { role: "visitor", ticket: null }))).toBe("open");
    const given = newStaffKey("s3cret", instant(0), 12);
    expect(given).toEqual({ key: "s3cret", expiresAt: 43_200_000, usedAt: null, endedAt: null });
    const used = Result.getOrThrow(usedStaffKey(given, "s3cret", instant(12 * 3_600_000 - 1)));
    expect(used.usedAt).toBe(43_199_999);
    expect(tagOf(usedStaffKey(used, "s3cret", instant(1)))).toBe("StaffKeyNotValid");
    expect(tagOf(usedStaffKey(given, "s3cret", given.expiresAt))).toBe("StaffKeyNotValid");
    expect(tagOf(usedStaffKey(given, "other", instant(1)))).toBe("StaffKeyNotValid");
    expect(tagOf(usedStaffKey(null, "s3cret", instant(1)))).toBe("StaffKeyNotValid");
  });
});

describe("lists to import", () => {
  it("[TKT-06] reads what spreadsheets write, and names the line it cannot read", () => {
    const csv =
      '\uFEFFName;E-Mail;Email;Locale;Community\r\n"Lovelace; ""Ada""";;ada@example.org;EN;ja\nEve;;;;\n\nBob;;bob@example.org;fr;\nZoe;;zoe@example.org;;maybe\n;;x@example.org;;\nKim;;kim@example.org';
    const read = Result.getOrThrow(readTickets(csv));
    expect(read.rows).toEqual([
      { holder: 'Lovelace; "Ada"', email: "ada@example.org", locale: "en", community: true },
      { holder: "Kim", email: "kim@example.org", locale: "de", community: false },
    ]);
    expect(read.refused.map(({ line, column }) => `${line} ${column}`)).toEqual([
      "3 email",
      "5 locale",
      "6 community",
      "7 name",
    ]);
  });
  it("[TKT-06] a cell in quotes may hold line breaks; what is refused is named by the line on which its row begins", () => {
    const csv =
      'name,email,note\r\nAda,ada@example.org,"first\r\nsecond ""quoted"", third"\r\nKim,nowhere,\r\n"Eve",eve@example.org,"a" b\r\n';
    const read = Result.getOrThrow(readTickets(csv));
    expect(read.rows.map(({ holder }) => holder)).toEqual(["Ada", "Eve"]);
    expect(read.refused.map(({ line, column }) => `${line} ${column}`)).toEqual(["4 email"]);
  });
  it.each([
    ["name\temail\nErika Muster\ttab@example.com", "Erika Muster", "tab@example.com"],
    ['name\temail\tnote\nErika\ttab@example.com\t"a\tb"', "Erika", "tab@example.com"],
    ["sep=;\r\nname;email\r\nErika;a@example.com", "Erika", "a@example.com"],
    ["sep=,\nname,email\nErika,a@example.com", "Erika", "a@example.com"],
    ["\n\nemail,name\na@example.com,Erika", "Erika", "a@example.com"],
    ["name,note;x,email\nErika,,a@example.com", "Erika", "a@example.com"],
    ["name;email\nErika;a@example.com\u200b", "Erika", "a@example.com"],
    ["name;email\nO´Brien;a@example.com", "O’Brien", "a@example.com"],
  ])("[TKT-06] [REP-11] %j is a list", (csv, holder, email) =>
    expect(Result.getOrThrow(readTickets(csv)).rows).toMatchObject([{ holder, email }]),
  );
  it.each(["J\uFFFDrgen Gr\uFFFD\uFFFDe", "JÃ¼rgen", "Micha³", "x".repeat(121)])(
    "[TKT-06] [REP-4] [REP-13] %j holds no ticket",
    (name) => {
      const { rows, refused } = Result.getOrThrow(readTickets(`\nname;email\n${name};a@example.com`));
      expect([rows, refused.map(({ line, column }) => `${line} ${column}`)]).toEqual([[], ["3 name"]]);
    },
  );
  it.each([
    ["Ｅｍｏｊｉ 🎉 田中", "3 name"],
    ["अनिल", "3 name"],
    ["田中 Ｅｍｏｊｉ", undefined],
  ])("[TKT-06] [REP-2] %j holds a ticket only where it can be printed", (name, refused) =>
    expect(
      Result.getOrThrow(readTickets(`\nname;email\n${name};a@example.com`)).refused.map(
        ({ line, column }) => `${line} ${column}`,
      )[0],
    ).toBe(refused),
  );
  it("[TKT-06] takes commas too, and wants its columns", () => {
    expect(Result.getOrThrow(readTickets("email,name\nada@example.org,Ada")).rows).toMatchObject([
      { holder: "Ada", email: "ada@example.org" },
    ]);
    expect(ticketColumns).toEqual(["name", "email", "locale", "community"]);
    const refused = readTickets("name");
    expect(Result.isFailure(refused) && { ...refused.failure }).toMatchObject({
      rule: "TKT-06",
      columns: "name, email",
    });
    expect(tagOf(readTickets("name;mail\nAda;ada@example.org"))).toBe("TicketColumnsMissing");
    expect(tagOf(readTickets(""))).toBe("TicketColumnsMissing");
  });
});

describe("the column of badges", () => {
  it.each([
    ["yes", true],
    ["JA", true],
    ["1", true],
    ["true", true],
    ["x", true],
    ["", false],
    ["no", false],
    ["Nein", false],
    ["0", false],
    ["false", false],
  ])("[TKT-06] %j is read as %s", (cell, community) =>
    expect(Result.getOrThrow(readTickets(`name,email,community\nAda,ada@example.org,${cell}`)).rows).toMatchObject([
      { community },
    ]),
  );
});

describe("whole lists", () => {
  it("[TKT-06] all or nothing: one line that cannot be read refuses the list, with every such line", () => {
    const refused = wholeList(
      Result.getOrThrow(readTickets("name,email\nAda,ada@example.org\nBob,nowhere\n,eve@example.org")),
    );
    expect(Result.isFailure(refused) && { ...refused.failure }).toMatchObject({
      _tag: "TicketListInvalid",
      count: 2,
      fields: [
        { field: "line 3", refusal: { column: "email" } },
        { field: "line 4", refusal: { column: "name" } },
      ],
    });
    expect(tagOf(wholeList({ rows: [], refused: [] }))).toBe("TicketListSize");
    expect(
      Result.getOrThrow(wholeList(Result.getOrThrow(readTickets("name,email\nAda,ada@example.org")))),
    ).toHaveLength(1);
  });
  it("[TKT-06] one ticket is read as a line is", () => {
    const typed = { holder: " Ada ", email: " Ada@example.org ", locale: "en", community: true };
    expect(Result.getOrThrow(oneTicket(typed))).toEqual({
      holder: "Ada",
      email: "Ada@example.org",
      locale: "en",
      community: true,
    });
    const refused = oneTicket({ ...typed, email: "x" });
    expect(Result.isFailure(refused) && { ...refused.failure }).toMatchObject({
      _tag: "TicketFieldInvalid",
      column: "email",
    });
  });
  it("[TKT-06] an event has a title and a place", () => {
    const event = { title: " Open day ", place: "Karlsruhe", startsAt: instant(1) };
    expect(Result.getOrThrow(readEvent(event))).toEqual({ ...event, title: "Open day" });
    expect([
      tagOf(readEvent({ ...event, title: "Fest 🎉" })),
      tagOf(readEvent({ ...event, title: "Фестиваль 祭" })),
    ]).toEqual(["TicketFieldInvalid", tagOf(readEvent(event))]);
    expect([
      tagOf(readEvent({ ...event, title: " " })),
      tagOf(readEvent({ ...event, place: "x".repeat(121) })),
    ]).toEqual(["TicketFieldInvalid", "TicketFieldInvalid"]);
    expect([tagOf(readGateName(" ")), tagOf(readGateName("x".repeat(31)))]).toEqual([
      "TicketFieldInvalid",
      "TicketFieldInvalid",
    ]);
    expect(Result.getOrThrow(readGateName(" North "))).toBe("North");
  });
});

describe("a gate without a network", () => {
  const gate: Gate = { name: "north", tickets: new Set([key]), shared: [], unsent: [] };
  it("[TKT-02] lets in provisionally, once, and only whom it knows", () => {
    const first = scannedAtGate(gate, scan(1000, "north"));
    expect(first.answer).toEqual({ kind: "admitted", provisional: true });
    expect(scannedAtGate(first.gate, scan(1000, "north")).answer).toEqual({ kind: "admitted", provisional: true });
    expect(scannedAtGate(first.gate, scan(2000, "north")).answer).toEqual({
      kind: "double",
      provisional: true,
      first: scan(1000, "north"),
    });
    expect(scannedAtGate(gate, { ...scan(1, "north"), ticket: "other" })).toEqual({
      gate,
      answer: { kind: "unknown" },
    });
  });
  it("[TKT-02] two gates let one ticket in; both see it once they are back, and the earlier is valid", () => {
    const north = scannedAtGate(gate, scan(1000, "north")).gate;
    const south = scannedAtGate({ ...gate, name: "south" }, scan(2000, "south")).gate;
    const shared = mergedLog(north.unsent, south.unsent);
    const conflict = { admission: scan(2000, "south"), first: scan(1000, "north") };
    expect([north, south].map((each) => gateConflicts(syncedGate(each, shared, [])))).toEqual([[conflict], [conflict]]);
    expect(gateConflicts({ ...syncedGate(north, shared, []), name: "east" })).toEqual([]);
  });
  it("[TKT-02] knows tickets issued meanwhile", () =>
    expect([...syncedGate(gate, [], ["new"]).tickets]).toEqual([key, "new"]));
  it("[TKT-02] the second device at a door is a gate of its own", () =>
    expect([
      freeGateName("North", []),
      freeGateName("North", ["north"]),
      freeGateName("North", ["North", "North 2"]),
    ]).toEqual(["North", "North 2", "North 3"]));
  it("[TKT-06] tickets are deleted ninety days after their event began", () =>
    expect(ticketsStoredSince(instant(90 * 86_400_000))).toBe(0));
});

describe("badges", () => {
  it("[TKT-03] stand by the holders' last names, eight to a page", () => {
    const names = ["Zoe Adler", "Ada Byron", "bob Zed", "Eve", "Kim Adler"];
    expect(names.toSorted((one, other) => (badgeOrder(one) < badgeOrder(other) ? -1 : 1))).toEqual([
      "Kim Adler",
      "Zoe Adler",
      "Ada Byron",
      "Eve",
      "bob Zed",
    ]);
    const badge = { holder: "Ada", key, community: false };
    expect(pageWith(Array(6).fill(badge), badge)).toEqual({ full: null, open: Array(7).fill(badge) });
    expect(pageWith(Array(7).fill(badge), badge)).toEqual({ full: Array(8).fill(badge), open: [] });
  });
  it("[TKT-03] the sample for printers has both kinds and an unknown key", () => {
    expect(samplePage.map(({ community }) => community)).toEqual([false, true]);
    expect(samplePage.every((badge) => badge.key === "0".repeat(26))).toBe(true);
  });
});
