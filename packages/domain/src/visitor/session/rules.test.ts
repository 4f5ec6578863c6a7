// The specification's examples of the session rules. [SES-01…09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { roles } from "./model.ts";
import { cartHolder, entered, entryRefusal, mayEnter, panelLogoutQuery, password, roleOf } from "./rules.ts";

describe("password", () => {
  it("[SES-02] takes six characters and refuses five", () => {
    expect(Result.isSuccess(password("secret"))).toBe(true);
    expect(password("fünf5")).toMatchObject({ failure: { _tag: "PasswordTooShort", minimum: 6 } });
  });
  it("[SES-02] counts 72 bytes of UTF-8, not characters", () => {
    expect(Result.isSuccess(password("ü".repeat(36)))).toBe(true);
    expect(password("ü".repeat(37))).toMatchObject({ failure: { _tag: "PasswordTooLong", maximum: 72 } });
  });
  it.each([
    ["a", 72],
    ["\u007f", 72],
    ["\u0080", 36],
    ["\u07ff", 36],
    ["\u0800", 24],
    ["\uffff", 24],
    ["\u{10000}", 18],
  ])("[SES-02] %j fits %i times into 72 bytes, and not once more", (character, times) => {
    expect(Result.isSuccess(password(character.repeat(times)))).toBe(true);
    expect(Result.isSuccess(password(character.repeat(times + 1)))).toBe(false);
  });
  it("[SES-02] is looked at before a registration is sent, and need not be repeated there", () => {
    expect(entryRefusal({ by: "register", username: "a", email: "a@example.com", password: "short" })).toMatchObject({
      _tag: "PasswordTooShort",
    });
    expect(entryRefusal({ by: "register", username: "a", email: "a@example.com", password: "secret" })).toBeNull();
    expect(entryRefusal({ by: "reset", code: "c", password: "secret", passwordRepeat: "secret" })).toBeNull();
  });
  it("[SES-06] a reset whose repeat differs is refused before any call", () => {
    expect(entryRefusal({ by: "reset", code: "c", password: "secret", passwordRepeat: "Secret" })).toMatchObject({
      _tag: "PasswordsDiffer",
    });
    expect(entryRefusal({ by: "login", identifier: "a", password: "" })).toBeNull();
  });
});

describe("areas", () => {
  it("[SES-07] the summary is for customers and resellers", () => {
    expect(roles.filter((role) => mayEnter("summary", role))).toEqual(["customer", "reseller"]);
  });
  it("[SES-07] staff have no cart; visitors, customers and resellers have one", () =>
    expect(roles.filter((role) => Result.isSuccess(cartHolder(role)))).toEqual(["visitor", "customer", "reseller"]));
  it.each([
    ["public", ["visitor", "customer", "reseller", "ticketing", "support", "admin"]],
    ["account", ["customer", "reseller"]],
    ["reseller", ["reseller"]],
    ["support", ["support", "admin"]],
    ["admin", ["admin"]],
    ["ticketing", ["ticketing", "admin"]],
  ] as const)("[SES-07] the area %s is for %j", (area, roles) =>
    expect(roles.filter((role) => mayEnter(area, role))).toEqual(roles),
  );
  it("[SES-07] a visitor must log in, a customer is turned away from the staff's areas", () => {
    expect(entered("admin", "visitor")).toMatchObject({ failure: { _tag: "TokenMissing" } });
    expect(entered("admin", "customer")).toMatchObject({ failure: { _tag: "AreaClosed", area: "admin" } });
  });
  it("[SES-04] only type user has a role", () => {
    expect(roleOf({ type: "user", role: "reseller", customerNumber: "100001" })).toBe("reseller");
    expect(roleOf({ type: "anonymous", role: "customer", customerNumber: null })).toBe("visitor");
  });
});

it("[SES-03] [SES-09] the panel's logout is opened with language and key, or without the key", () => {
  expect(panelLogoutQuery("de", "abc")).toEqual({ sso: "1", login_language: "DE", ssoKey: "abc" });
  expect(panelLogoutQuery("en", null)).toEqual({ sso: "1", login_language: "GB" });
});
