// The specification's examples of the session rules. [SES-01…09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { entered, entryRefusal, mayEnter, panelLogoutQuery, password, roleOf } from "./rules.ts";

describe("password", () => {
  it("[SES-02] takes six characters and refuses five", () => {
    expect(Result.isSuccess(password("secret"))).toBe(true);
    expect(password("fünf5")).toMatchObject({ failure: { _tag: "PasswordTooShort", minimum: 6 } });
  });
  it("[SES-02] counts 72 bytes of UTF-8, not characters", () => {
    expect(Result.isSuccess(password("ü".repeat(36)))).toBe(true);
    expect(password("ü".repeat(37))).toMatchObject({ failure: { _tag: "PasswordTooLong", maximum: 72 } });
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
    expect(["visitor", "customer", "reseller", "admin", "ticketing"].filter((role) => mayEnter("summary", role as "visitor"))).toEqual([
      "customer",
      "reseller",
    ]);
  });
  it("[SES-07] a visitor is asked to log in, a customer is turned away from the staff's areas", () => {
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
