// Detection of forged requests. [FRM-06]
import { expect, it } from "vitest";
import { crossSiteRefusal, ownOrigins, csrfRefusal, wantsFreshToken } from "./index.ts";

const isTokenOf = (secret: string, token: string): boolean => token === `token of ${secret}`;

it.each([
  ["GET", null, null, null],
  ["HEAD", "s", "wrong", null],
  ["POST", null, "token of s", "CsrfCookieMissing"],
  ["PUT", "", "token of s", "CsrfCookieMissing"],
  ["PATCH", "s", null, "CsrfTokenMissing"],
  ["delete", "s", "", "CsrfTokenMissing"],
  ["POST", "s", "token of t", "CsrfTokenInvalid"],
  ["POST", "s", "token of s", null],
])("[FRM-06] %s with cookie %j and token %j: %s", (method, secret, token, expected) =>
  expect(csrfRefusal({ method, secret, token }, isTokenOf)?._tag ?? null).toBe(expected),
);
it("[FRM-06] a fresh token is worth one more try, and no refusal of another kind is", () => {
  expect([1, 2].map((attempts) => wantsFreshToken({ _tag: "CsrfTokenInvalid" }, attempts))).toEqual([true, false]);
  expect(wantsFreshToken({ _tag: "RequestRefused" }, 1)).toBe(false);
});

it.each([
  ["GET", "cross-site", "https://evil.example", false, null],
  ["POST", "same-origin", "https://shop.example", false, null],
  ["POST", "none", null, true, null],
  ["POST", "same-site", "https://shop.example", false, "CrossSiteRequest"],
  ["DELETE", "cross-site", null, false, "CrossSiteRequest"],
  ["POST", null, "https://shop.example", true, null],
  ["POST", null, "https://evil.example", false, "CrossSiteRequest"],
  ["POST", null, "null", false, "CrossSiteRequest"],
  ["POST", null, null, false, null],
  ["POST", null, null, true, "CrossSiteRequest"],
])("[FRM-06] %s from site %j, origin %j, proof needed %j: %s", (method, site, origin, needsProof, expected) =>
  expect(crossSiteRefusal({ method, site, origin, own: ["https://shop.example"], needsProof })?._tag ?? null).toBe(
    expected,
  ),
);

it.each([
  ["https://shop.example:8443", undefined],
  ["http://shop.example", "shop.example"],
  ["https://shop.example.evil.example", "shop.example.evil.example"],
  ["https://SHOP.example", "SHOP.example"],
  ["https://shop.example, https://evil.example", "shop.example"],
  ["https://shop.example.", "shop.example."],
  ["null", "shop.example"],
])(
  "[FRM-06] [SEC2-12] over https the shop's own origin alone counts, whatever host the request names: %s",
  (origin, host) => {
    const own = ownOrigins("https://shop.example", host);
    expect(crossSiteRefusal({ method: "POST", site: null, origin, own, needsProof: false })?._tag).toBe(
      "CrossSiteRequest",
    );
  },
);
