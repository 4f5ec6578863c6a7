// Examples for the table of cookies and for what changed in them. [VIS-04] [VIS-06]
import { describe, expect, it } from "vitest";
import { consentCookie, cookieChanges, cookiePollingInterval, cookieRow, cookieTable, readCookies } from "./index.ts";

describe("the cookies", () => {
  it("[VIS-04] are those of the specification, and ours", () => {
    expect(Object.keys(cookieTable).slice(0, 10)).toEqual([
      "vatCountry",
      "b2bVat",
      "viewport",
      "colour-mode",
      "locale",
      "i18n_redirect",
      "token",
      "ref",
      "consent",
      "cartId",
    ]);
    expect(cookiePollingInterval).toBe(300);
  });
  it("[VIS-04] [VIS-06] are as in the specification", () => {
    expect(cookieRow("viewport")).toMatchObject({ days: 365, sameSite: "Strict", category: "preferences" });
    expect(cookieRow("colour-mode")).toMatchObject({ days: 365, sameSite: "Lax", category: "preferences" });
    expect(cookieRow("locale")).toMatchObject({ days: 365, category: "necessary" });
    expect(cookieRow("i18n_redirect")).toMatchObject({ days: null, category: "necessary" });
    expect(cookieRow("consent")).toMatchObject({
      days: consentCookie.days,
      sameSite: consentCookie.sameSite,
      category: "necessary",
    });
    expect(cookieRow("login-nonce")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      category: "necessary",
    });
  });
  it("[VIS-04] no script reads token, cart, csrf or nonce", () =>
    expect(Object.entries(cookieTable).flatMap(([name, { httpOnly }]) => (httpOnly ? [name] : []))).toEqual([
      "token",
      "cartId",
      "csrf",
      "login-nonce",
      "ticketing",
      "letter-code",
    ]));
  it("[VIS-04] a look finds what was set, changed and deleted", () => {
    expect(cookieChanges("locale=en; ref=7; a", "ref=8;locale=en; vatCountry=AT=1 ")).toEqual([
      { name: "ref", value: "8" },
      { name: "vatCountry", value: "AT=1" },
    ]);
    expect(cookieChanges("ref=7", "")).toEqual([{ name: "ref", value: null }]);
  });
  it("[VIS-04] of a name that occurs twice the first counts", () =>
    expect([...readCookies("a=1; b=2; a=3")].sort()).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]));
});
