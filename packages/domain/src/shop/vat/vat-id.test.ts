// VAT ids against the vectors of jsvat, valvat and validator.js. [CUS-07]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { compactVatId, vatId } from "#shop/vat";
import { hasVatIdForm } from "./vat-id.ts";
import checked from "#fixtures/vat-id.json" with { type: "json" };
import syntax from "#fixtures/vat-id.syntax.json" with { type: "json" };
import validatorjs from "#fixtures/vat-id.validatorjs.json" with { type: "json" };

const isVatId = (typed: string): boolean => Result.isSuccess(vatId(typed));

/** jsvat's list was made before Belgian ids began with 1; the check digits of these two are right, and their form is right now. */
const sinceIssued = ["BE1602602623", "BE1400521335"];

describe("vat-id vectors", () => {
  it.each(checked.cases)("[CUS-07] $id is a VAT id: $valid", ({ compact, valid }) =>
    expect(isVatId(compact)).toBe(valid || sinceIssued.includes(compact)),
  );
  it.each(syntax.cases)("[CUS-07] $id has the form of one: $syntaxValid", ({ id, syntaxValid }) =>
    expect(hasVatIdForm(id)).toBe(syntaxValid),
  );

  const withCountry = (country: string, input: string): string =>
    /^[A-Za-z]{2}/.test(input) ? input : `${country}${input}`;
  const wrong = validatorjs.cases
    .filter(({ valid }) => !valid)
    .map(({ country, input }) => withCountry(country, input));
  /** Right once the blank is off. */
  const separated = ["GBGD 499", "GBHA 500"];
  it.each(wrong.filter((typed) => !separated.includes(typed)))("[CUS-07] %s is refused", (typed) =>
    expect(isVatId(typed)).toBe(false),
  );
  it.each(separated)("[CUS-07] %s is right once its blank is off", (typed) => expect(isVatId(typed)).toBe(true));
});

describe("what is added to jsvat", () => {
  it.each(["de 136-695.976", "DE136695976", " DE 136 695 976 "])(
    "[CUS-07] separators and case do not matter: %s",
    (typed) => expect(vatId(typed)).toEqual(Result.succeed("DE136695976")),
  );
  it.each([
    ["DK: 21599336", "DK21599336"],
    ["EL: 094279805", "EL094279805"],
    ["BE (0)468.561.072", "BE0468561072"],
    ["BE[0468] 561 072", "BE0468561072"],
  ])("[CUS-07] %s is read as %s", (typed, compact) => expect(vatId(typed)).toEqual(Result.succeed(compact)));
  it.each(["LV328673-00679", "LV32000033310", "LV40003521600"])(
    "[CUS-07] [REP-16] %s is right: Latvian codes since 2017 hold no day of birth",
    (typed) => expect(isVatId(typed)).toBe(true),
  );
  it.each(["LV32867300678", "LV32000033311", "LV3200003331"])("[CUS-07] [REP-16] %s has a digit wrong", (typed) =>
    expect(isVatId(typed)).toBe(false),
  );
  it.each(["BE1000000120", "BE1012345646", "CY60000347K", "IT00159560366", "IT00146089990", "CZ25123891"])(
    "[CUS-07] %s is one that is given out",
    (id) => expect(vatId(id)).toEqual(Result.succeed(id)),
  );
  it.each([
    ["PL8566445330", "has no check digit"],
    ["PL1234567890", "has no check digit"],
    ["CZ25123891901", "has three digits too many"],
    ["IT12345671783", "is of an office that does not exist"],
    ["BE2897221789", "begins with neither 0 nor 1"],
    ["BE0012345674", "has two noughts in front"],
    ["CY70000347K", "begins with 7"],
  ])("[CUS-07] %s %s", (id) => expect(isVatId(id)).toBe(false));
  it("[CUS-07] a Belgian id of nine digits is stored with the 0 that registers want", () =>
    expect(vatId("BE 428.759.497")).toEqual(Result.succeed("BE0428759497")));
  it("[CUS-07] a slash is no separator", () => expect(isVatId("DE136/695976")).toBe(false));
  it("[CUS-07] XI is checked as GB", () => {
    expect(isVatId("XI432525179")).toBe(true);
    expect(isVatId("XI432525178")).toBe(false);
  });
  it("[CUS-07] French keys with letters are checked", () => {
    expect(isVatId("FRK7399859412")).toBe(true);
    expect(isVatId("FRK7399859413")).toBe(false);
    expect(isVatId("FR4Z123456782")).toBe(true);
    expect(isVatId("FR4Z123456783")).toBe(false);
  });
  it.each(["", " ", "DE", "136695976", "U1234567", "RU7805145876", "BR11222333000181"])(
    "[CUS-07] %j is none",
    (typed) => expect(isVatId(typed)).toBe(false),
  );
  it("[CUS-07] the compact form is upper case without separators", () =>
    expect(compactVatId("che-116.281.710 mwst")).toBe("CHE116281710MWST"));
});
