// Business pages, and what the cookies mean. [VAT-04…07] [VAT-13]
import { describe, expect, it } from "vitest";
import {
  chosenCountry,
  cookiesOf,
  flagOf,
  isBusinessPath,
  isIgnored,
  preservesBusinessView,
  pageEffect,
  seenCountry,
  viewAt,
  viewOf,
} from "./rules.ts";

describe("a path", () => {
  it.each([
    ["/en/professional", true],
    ["/en/professional-hosting", true],
    ["/de/server/managed-cloud/m", true],
    ["/enterprise", true],
    ["/en/hosting/enterprises?x", true],
    ["/en/hosting", false],
    ["/en/unprofessional", false],
    ["/en/hosting?next=/professional", false],
    ["/en/hosting#/enterprise", false],
    ["/en/cloud/managed", false],
  ])("[VAT-04] %s is a business one: %s", (path, business) => expect(isBusinessPath(path)).toBe(business));
  it.each([
    ["/checkout/cart", true],
    ["/en/checkout/cart", true],
    ["/de/checkout/warenkorb", true],
    ["/de/checkout/login/?return=%2Fde", true],
    ["/en/checkout/summary", false],
    ["/en/checkout/cart/help", false],
    ["/en", false],
    ["/", false],
  ])("[VAT-05] %s keeps the business view: %s", (path, isPreserved) =>
    expect(preservesBusinessView(path)).toBe(isPreserved),
  );
  it("[VAT-05] [OPS-09] of slashes alone costs no more than its length", () => {
    expect(preservesBusinessView(`/en/checkout/cart${"/".repeat(300_000)}x`)).toBe(false);
    expect(preservesBusinessView(`/en/checkout/cart${"/".repeat(300_000)}`)).toBe(true);
  });
  it("[VAT-06] under /.well-known/ is ignored, also where it contains a business text", () => {
    expect(isIgnored("/.well-known/enterprise")).toBe(true);
    expect(isIgnored("/en/.well-known/x")).toBe(false);
    expect(pageEffect("/.well-known/enterprise", false, false)).toBe("keep");
    expect(pageEffect("/.well-known/security.txt", true, false)).toBe("keep");
  });
  it.each([
    ["/en/enterprise", false, false, "enter"],
    ["/en/enterprise", true, false, "keep"],
    ["/en/enterprise", false, true, "keep"],
    ["/en/hosting", true, false, "leave"],
    ["/en/hosting", false, false, "keep"],
    ["/en/hosting", true, true, "keep"],
    ["/de/checkout/warenkorb", true, false, "keep"],
  ] as const)("[VAT-04] [VAT-05] [VAT-06] %s, business %s, logged in %s: %s", (path, business, signedIn, effect) =>
    expect(pageEffect(path, business, signedIn)).toBe(effect),
  );
});

describe("the cookies", () => {
  it.each([
    [
      { vatCountry: "DE", b2bVat: null },
      { own: "DE", business: false },
    ],
    [
      { vatCountry: "DE", b2bVat: "1" },
      { own: "DE", business: true },
    ],
    [
      { vatCountry: "DE", b2bVat: "AT" },
      { own: "DE", business: false },
    ],
    [
      { vatCountry: null, b2bVat: "AT" },
      { own: "AT", business: false },
    ],
    [
      { vatCountry: null, b2bVat: "1" },
      { own: "OTHER", business: true },
    ],
    [
      { vatCountry: null, b2bVat: null },
      { own: "OTHER", business: false },
    ],
    [
      { vatCountry: "XX", b2bVat: "<b>" },
      { own: "OTHER", business: false },
    ],
  ])("[VAT-07] %o mean %o", (cookies, view) => expect(viewOf(cookies)).toEqual(view));
  it("[VAT-07] without b2bVat it is set from vatCountry", () =>
    expect(cookiesOf(viewOf({ vatCountry: "FR", b2bVat: null }))).toEqual({ vatCountry: "FR", b2bVat: "FR" }));
  it("[VAT-13] b2bVat is 1 inside business areas, else the own country code", () => {
    expect(cookiesOf({ own: "DE", business: true })).toEqual({ vatCountry: "DE", b2bVat: "1" });
    expect(cookiesOf({ own: "DE", business: false })).toEqual({ vatCountry: "DE", b2bVat: "DE" });
    expect([seenCountry({ own: "DE", business: true }), seenCountry({ own: "DE", business: false })]).toEqual([
      "OTHER",
      "DE",
    ]);
  });
  it.each([
    [{ vatCountry: "DE", b2bVat: null }, false, "DE", "DE"],
    [{ vatCountry: "DE", b2bVat: "AT" }, false, "DE", "DE"],
    [{ vatCountry: null, b2bVat: "AT" }, false, "AT", "AT"],
    [{ vatCountry: null, b2bVat: "1" }, false, null, null],
    [{ vatCountry: "XX", b2bVat: null }, false, null, null],
    [{ vatCountry: "DE", b2bVat: "DE" }, true, "1", "OTHER"],
  ])(
    "[VAT-07] [VAT-12] %o, business %s: b2bVat becomes %s, prices are those of %s",
    (cookies, business, flag, country) =>
      expect([flagOf(cookies, business), chosenCountry(cookies, business)]).toEqual([flag, country]),
  );
  it.each([
    ["/en/enterprise", "DE", false, true],
    ["/en/enterprise", "1", true, false],
    ["/en/checkout/cart", "1", false, true],
    ["/en/checkout/cart", "1", true, false],
    ["/en/checkout/cart", "DE", false, false],
    ["/en/hosting", "1", false, false],
    ["/.well-known/x", "1", false, true],
  ])(
    "[VAT-04] [VAT-05] [VAT-06] %s with b2bVat %s, logged in %s: drawn in the business view: %s",
    (path, b2bVat, signedIn, business) =>
      expect(viewAt({ vatCountry: "DE", b2bVat }, path, signedIn)).toEqual({ own: "DE", business }),
  );
});
