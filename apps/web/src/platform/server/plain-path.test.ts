// A page has one address, however its letters are written. [LOC-16]
import { expect, it } from "vitest";
import { decodedNeedless, isWellEncoded, isOwnTarget, locationOf, plainPath } from "./plain-path.ts";

it.each([
  ["/en/%68osting", "/en/hosting"],
  ["/%65%6E/a%2db%5fc%7E%39", "/en/a-b_c~9"],
  ["/de/%C3%BCber", null],
  ["/en/hosting", null],
  ["/en/%2e%2e/x", null],
  ["/en/a%2Fb", null],
  ["//%65xample.org", null],
  ["/\\%65vil.com", null],
  ["/%5c%65vil.com", "/%5cevil.com"],
  ["http://evil.com/%65n", null],
  ["/en\\%65", null],
])("[LOC-16] %s stands at %s", (path, plain) => expect(plainPath(path)).toBe(plain));

it("[LOC-16] what cannot be decoded is no path", () => {
  expect(["/en/%zz", "/en/%C3", "/en/%C3%BC", "/en"].map(isWellEncoded)).toEqual([false, false, true, true]);
});

it("[LOC-16] no plain form leads to another host, however it is read", () => {
  for (const start of ["/", "//", "/\\", "\\", "/%2f", "/%5c", "http://", "@", ""])
    for (const rest of ["%65vil.com", "\\%65vil.com", "/%65vil.com/%41"]) {
      const plain = plainPath(start + rest);
      if (plain !== null)
        expect(new URL(plain, "https://shop.example").origin, start + rest).toBe("https://shop.example");
    }
});

it("[OPS-09] a request asks for a path of this shop or for nothing", () => {
  expect(["/", "/en", "/%2f"].every(isOwnTarget)).toBe(true);
  expect(["//evil.com", "/\\evil.com", "http://evil.com/", "*", "", "evil.com:443"].some(isOwnTarget)).toBe(false);
});

it("[SES-02] what a router would decode is read as it decodes it", () => {
  expect(decodedNeedless("/api/%61uth/lo%63al")).toBe("/api/auth/local");
  expect(decodedNeedless("/api/x/%2e%2E%2f%25%C3%BC")).toBe("/api/x/%2e%2E%2f%25%C3%BC");
});

it("[OPS-09] a location is ASCII, and a path stays in the shop", () => {
  expect(["/en?x=İ", "/de/käse#ü", "/en?a=%20b", "https://panel.example/logout?a=1"].map(locationOf)).toEqual([
    "/en?x=%C4%B0",
    "/de/k%C3%A4se#%C3%BC",
    "/en?a=%20b",
    "https://panel.example/logout?a=1",
  ]);
});
