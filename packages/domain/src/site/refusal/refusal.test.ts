// Every refusal that a context exports is tabled, and every text can be filled. [FRM-05] [FRM-07]
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CartEmpty } from "#shop/checkout";
import { factsOf, isRefusal, refusalRules, refusalStatuses, refusalText, refusalTexts } from "./index.ts";

const source = new URL("../../", import.meta.url);
const doors: readonly Record<string, unknown>[] = await Promise.all(
  globSync("*/*/errors.ts", { cwd: source }).map((path) => import(new URL(path, source).href)),
);

/** The refusal classes of all contexts, by their tag, each made of no facts. */
const exported = doors.flatMap((door) =>
  Object.values(door).flatMap((thing) => {
    if (typeof thing !== "function" || !("prototype" in thing) || thing.prototype === undefined) return [];
    const made: { _tag?: string; rule?: string } = Reflect.construct(thing, [{}]);
    return made._tag === undefined ? [] : [made];
  }),
);

const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();

describe("the table", () => {
  it("[FRM-05] sees every context that refuses something", () => expect(doors.length).toBeGreaterThanOrEqual(9));
  it("[FRM-05] tags are unique", () => expect(new Set(exported.map(({ _tag }) => _tag)).size).toBe(exported.length));
  it("[FRM-05] [FRM-07] holds exactly the refusals of the domain", () => {
    const tags = exported.map(({ _tag }) => _tag).sort();
    expect(Object.keys(refusalTexts.en).sort()).toEqual(tags);
    expect(Object.keys(refusalTexts.de).sort()).toEqual(tags);
    expect(Object.keys(refusalRules).sort()).toEqual(tags);
    expect(Object.keys(refusalStatuses).sort()).toEqual(tags);
  });
  it.each(exported.filter(({ rule }) => rule !== undefined))("[FRM-05] $_tag names its rule $rule", ({ _tag, rule }) =>
    expect(refusalRules[_tag as "CartEmpty"]).toBe(rule),
  );
  it.each(Object.keys(refusalTexts.en) as (keyof typeof refusalTexts.en)[])("[FRM-05] %s says the same facts in both languages", (tag) => {
    expect(placeholders(refusalTexts.de[tag])).toEqual(placeholders(refusalTexts.en[tag]));
    expect(refusalTexts.de[tag]).not.toBe(refusalTexts.en[tag]);
  });
});

describe("a refusal in words", () => {
  it("[FRM-07] takes the specification's wording", () => {
    expect(refusalText("en", { _tag: "VoucherTooHigh" })).toBe("The voucher value is too high. The order cannot be placed");
    expect(refusalText("en", { _tag: "EmailsDiffer" })).toBe("Email addresses do not match. Please repeat the email address exactly.");
    expect(refusalText("en", { _tag: "LogoutFailed" })).toBe("An error occurred during logout");
    expect(refusalText("en", { _tag: "CountriesNotLoaded" })).toBe("An error has occurred while loading the countries");
  });
  it("[FRM-05] is filled with its facts", () => {
    expect(refusalText("de", { _tag: "PasswordTooShort", minimum: 6 } as { _tag: string })).toBe(
      "Bitte wählen Sie ein Passwort mit mindestens 6 Zeichen.",
    );
  });
  it("[FRM-05] leaves out a fact that is missing or no word", () => {
    const unnamed = "The voucher  is not valid.";
    expect(refusalText("en", { _tag: "VoucherNotValid" })).toBe(unnamed);
    expect(refusalText("en", { _tag: "VoucherNotValid", code: { secret: 1 } } as { _tag: string })).toBe(unnamed);
  });
  it("[API-01] is told apart from anything else by its tag", () => {
    expect([{ _tag: "CartEmpty" }, new CartEmpty()].map(isRefusal)).toEqual([true, true]);
    expect(
      [undefined, null, "CartEmpty", 7, {}, { tag: "CartEmpty" }, { _tag: ["CartEmpty"] }, { _tag: "Nothing" }].filter(isRefusal),
    ).toEqual([]);
  });
  it("[API-03] says of an unknown one that there was an error, and no more", () => {
    expect(refusalText("en", { _tag: "toString" })).toBe("There was an error, please try again later");
    expect(isRefusal({ _tag: "toString" })).toBe(false);
  });
  it("[API-01] facts are all but tag and rule", () => {
    const refusal = { _tag: "CartTooLarge", rule: "CRT-01", maximum: 100 };
    expect(factsOf(refusal)).toEqual({ maximum: 100 });
  });
});
