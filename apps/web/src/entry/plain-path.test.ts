// A page has one address, however its letters are written. [LOC-16]
import { expect, it } from "vitest";
import { isEncodedWell, plainPath } from "./plain-path.ts";

it.each([
  ["/en/%68osting", "/en/hosting"],
  ["/%65%6E/a%2db%5fc%7E%39", "/en/a-b_c~9"],
  ["/de/%C3%BCber", null],
  ["/en/hosting", null],
  ["/en/%2e%2e/x", null],
  ["/en/a%2Fb", null],
  ["//%65xample.org", null],
])("[LOC-16] %s stands at %s", (path, plain) => expect(plainPath(path)).toBe(plain));

it("[LOC-16] what cannot be decoded is no path", () => {
  expect(["/en/%zz", "/en/%C3", "/en/%C3%BC", "/en"].map(isEncodedWell)).toEqual([false, false, true, true]);
});
