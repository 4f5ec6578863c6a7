// Which logins count, and which text is a token, by examples; and the table of what is taken back. [SES-14] [SES-15]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstGeneration, isCanonicalToken, loginStands, mayBeVouched, mayGetRow, provesIdentity } from "./logins.ts";
import { isSubject } from "./provider.ts";
import { takenBack, takenKinds } from "./taken-back.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const written = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,6}/g) ?? []).map((six) => letters.charAt(Number.parseInt(six.padEnd(6, "0"), 2))).join("");
};
const anyToken = fc
  .tuple(...[1, 2, 3].map(() => fc.uint8Array({ minLength: 1, maxLength: 40 })))
  .map((parts) => parts.map(written).join("."));

describe("the text of a token", () => {
  it("[SES-14] [SEC4-3] is canonical as it is written", () => fc.assert(fc.property(anyToken, isCanonicalToken)));

  it("[SES-14] [SEC4-3] is the only one of its bytes that is taken: no other last letter, no padding, no other alphabet", () =>
    fc.assert(
      fc.property(anyToken, fc.nat(63), fc.nat(2), (token, at, place) => {
        const parts = token.split(".");
        const part = parts[place] ?? "";
        const other = part.slice(0, -1) + letters.charAt(at);
        const bits = part.length % 4 === 2 ? 16 : part.length % 4 === 3 ? 4 : 1;
        const isSame = Math.floor(at / bits) === Math.floor(letters.indexOf(part.slice(-1)) / bits);
        const text = parts.with(place, other).join(".");
        return !isSame || text === token || !isCanonicalToken(text);
      }),
    ));

  it.each([
    "",
    ".",
    "..",
    "a.b.c",
    "AA.AA",
    "AA.AA.AA.AA",
    "AA.AA.AA=",
    "AA.AA.AA ",
    " AA.AA.AA",
    "AA.AA.A+",
    "AA..AA",
    "AA.AA.",
    "AB.AA.AA",
    "AAB.AA.AA",
    "A.AA.AA",
    "AA.AA.AA\n",
  ])("[SES-14] [SEC4-3] is none: %j", (text) => expect(isCanonicalToken(text)).toBe(false));
});

describe("a login", () => {
  const account = { generation: 3, tokensFrom: 10 };
  it("[SES-14] counts in its account's generation alone, and until it is ended", () => {
    expect(loginStands({ ...account, isEnded: false }, account)).toBe(true);
    for (const other of [
      { isEnded: true },
      { generation: 2 },
      { generation: 4 },
      { tokensFrom: 9 },
      { tokensFrom: 11 },
    ])
      expect(loginStands({ ...account, isEnded: false, ...other }, account)).toBe(false);
  });
  it("[SES-14] of an earlier version gets its row in the first generation alone, by its second", () => {
    const first = { generation: firstGeneration, tokensFrom: 10 };
    expect([mayGetRow(10, first), mayGetRow(9, first), mayGetRow(99, account)]).toEqual([true, false, false]);
  });
  it("[SES-14] [SES-11] that is vouched for elsewhere was issued after what took the account back, or nothing did", () => {
    const seconds = [9, 10, null];
    expect(seconds.map((issued) => mayBeVouched(issued, account))).toEqual([false, true, false]);
    expect(seconds.map((issued) => mayBeVouched(issued, { generation: 0, tokensFrom: 0 }))).toEqual([true, true, true]);
  });
  it("[SES-15] proves who began it by what was given, and by nothing where a token was exchanged", () =>
    expect((["password", "code", "provider", "nothing"] as const).map(provesIdentity)).toEqual([
      true,
      true,
      true,
      false,
    ]));
});

it("[SES-14] each act says of each kind what it ends, and why", () => {
  for (const row of Object.values(takenBack)) {
    expect(Object.keys(row).toSorted()).toEqual(takenKinds.toSorted());
    for (const { why } of Object.values(row)) expect(why.length).toBeGreaterThan(20);
  }
});

it("[SES-05] [SEC4-9] a person at a provider has an id", () => {
  const none = [
    "",
    " ",
    "\u00a0",
    "\u200b",
    "\ufeff\u200d ",
    "\t",
    "\u0000",
    "a\nb",
    "x".repeat(256),
    0,
    7,
    null,
    undefined,
    ["a"],
    {},
    true,
  ];
  expect(none.map(isSubject)).toEqual(none.map(() => false));
  expect(["1", "auth0|5f7c", "x".repeat(255), "ä ö"].map(isSubject)).toEqual([true, true, true, true]);
});
