// Decisions, cookies and pages. [VIS-02] [VIS-03] [VIS-06]
import { describe, expect, it } from "vitest";
import { instant, type TimeZone } from "#kernel/calendar";
import {
  allowed,
  categories,
  choices,
  chosenCategories,
  consentCookie,
  cookieRow,
  type CookieName,
  cookieTable,
  decided,
  deletedBy,
  isClosable,
  mayStore,
  needsDecision,
  proofOf,
  readDecision,
  proofsStoredSince,
  settleTime,
  storedFor,
  writeDecision,
} from "./index.ts";

const facts = { now: instant(1_793_246_400_000), revision: 2, language: "de" } as const;

describe("a decision", () => {
  it("[VIS-02] holds accepted, rejected, kind, time, revision and language", () =>
    expect(decided(["marketing", "preferences"], facts)).toEqual({
      accepted: ["necessary", "preferences", "marketing"],
      rejected: ["statistics"],
      kind: "custom",
      time: 1_793_246_400_000,
      revision: 2,
      language: "de",
    }));
  it.each([
    [[], "necessary"],
    [["necessary"], "necessary"],
    [["statistics"], "custom"],
    [["preferences", "statistics", "marketing"], "all"],
    [categories, "all"],
  ] as const)("[VIS-02] for %o is of kind %s", (selected, kind) => expect(decided(selected, facts).kind).toBe(kind));
  it("[VIS-02] offers three choices, refusal first", () => expect(choices).toEqual(["necessary", "selected", "all"]));
  it("[VIS-02] fits in a cookie", () => {
    const decision = decided(["preferences"], facts);
    expect(writeDecision(decision)).toBe("2.necessary+preferences.1793246400000.de");
    expect(readDecision(writeDecision(decision))).toEqual(decision);
    expect(readDecision("12.necessary.1.en")).toMatchObject({ revision: 12, kind: "necessary" });
    expect(consentCookie).toEqual({ name: "consent", days: 365, sameSite: "Lax" });
  });
  it.each([
    null,
    undefined,
    "",
    "1",
    "x.necessary.1.en",
    "1.marketing.1.en",
    "1.necessary+spying.1.en",
    "1.necessary.1.fr",
    "1.necessary.-1.en",
    "1.necessary.1.end",
    " 1.necessary.1.en",
  ])("[VIS-02] is not what the cookie %j holds", (cookie) => expect(readDecision(cookie)).toBeNull());
});

describe("a press", () => {
  it.each([
    ["all", [], "/en", categories],
    ["necessary", ["marketing"], "/en", []],
    ["selected", ["marketing", "spying", "preferences"], "/en", ["preferences", "marketing"]],
    ["selected", [], "/en", []],
    ["close", ["marketing"], "/de/kontakt/impressum", []],
    ["close", [], "/en", null],
    [null, [], "/en", null],
    ["everything", [], "/en", null],
  ] as const)("[VIS-02] [VIS-03] on %s with boxes %j on %s selects %j", (choice, boxes, path, selected) =>
    expect(chosenCategories(choice, boxes, path)).toEqual(selected),
  );
  it("[VIS-02] is proved by what the rest follows from", () => {
    const decision = decided(["marketing"], facts);
    const { accepted, time, ...more } = proofOf(decision);
    expect(decided(accepted, { ...more, now: time })).toEqual(decision);
  });
});

describe("asking", () => {
  const decision = decided(categories, facts);
  it("[VIS-02] is due without a decision, and again with a new revision", () => {
    expect([
      needsDecision(null, 2, false),
      needsDecision(decision, 2, false),
      needsDecision(decision, 3, false),
    ]).toEqual([true, false, true]);
    expect([allowed(decision, 2), allowed(decision, 3), allowed(null, 2)]).toEqual([
      categories,
      ["necessary"],
      ["necessary"],
    ]);
  });
  it("[VIS-02] is not due where Global Privacy Control counts as only necessary", () =>
    expect(needsDecision(null, 2, true)).toBe(false));
});

describe("a proof", () => {
  it.each([
    ["2026-11-23T10:00:00Z", "2021-12-31T23:00:00Z"],
    ["2029-12-31T22:59:00Z", "2024-12-31T23:00:00Z"],
  ])("[VIS-02] at %s is stored where the decision is not older than %s", (now, since) =>
    expect(new Date(proofsStoredSince(instant(Date.parse(now)), "Europe/Berlin" as TimeZone)).toISOString()).toBe(
      new Date(since).toISOString(),
    ),
  );
});

describe("cookies", () => {
  it("[VIS-06] belong to the categories of the table", () => {
    const of = (category: string) =>
      (Object.keys(cookieTable) as CookieName[]).filter((cookie) => cookieRow(cookie).category === category);
    expect(of("necessary")).toEqual(
      expect.arrayContaining([
        "token",
        "cartId",
        "ref",
        "csrf",
        "consent",
        "vatCountry",
        "b2bVat",
        "locale",
        "i18n_redirect",
      ]),
    );
    expect(of("preferences")).toEqual(["viewport", "colour-mode"]);
    expect([of("statistics"), of("marketing")]).toEqual([[], []]);
  });
  it("[VIS-06] optional ones wait for consent, except a preference that the visitor requested", () => {
    expect(mayStore("cartId", [])).toBe(true);
    expect(mayStore("viewport", ["necessary"])).toBe(false);
    expect(mayStore("viewport", ["necessary", "preferences"])).toBe(true);
    expect(mayStore("colour-mode", ["necessary"], true)).toBe(true);
    expect(mayStore("_ga", categories, true)).toBe(false);
  });
  it("[VIS-06] [VIS-01] a choice of the visitor's own lasts for the session, and for a year once preferences are allowed", () => {
    expect(storedFor("colour-mode", ["necessary"])).toBe("never");
    expect(storedFor("colour-mode", ["necessary"], true)).toBe("session");
    expect(storedFor("colour-mode", ["necessary", "preferences"], true)).toBe(365);
    expect(storedFor("csrf", ["necessary"])).toBe("session");
    expect(storedFor("locale", ["necessary"])).toBe(365);
  });
  it("[VIS-02] of a withdrawn category are deleted", () => {
    expect(deletedBy(categories, ["necessary"])).toEqual(["viewport", "colour-mode"]);
    expect(deletedBy(["necessary", "marketing"], ["necessary"])).toEqual([]);
    expect(deletedBy([], categories)).toEqual([]);
  });
});

describe("the close button", () => {
  it.each([
    ["/de/kontakt/datenschutzerklaerung", true],
    ["/en/contact/data-privacy", true],
    ["/de/kontakt/impressum/", true],
    ["/de/kontakt/impressum//", true],
    ["/en/contact/legal-notice?x#y", true],
    ["/en/contact", false],
    ["/en", false],
    ["/", false],
    ["", false],
  ])("[VIS-03] on %s is visible: %s", (path, visible) => expect(isClosable(path)).toBe(visible));
  it("[VIS-03] the banner is evaluated 1000 ms after a finished page", () => expect(settleTime).toBe(1000));
});
