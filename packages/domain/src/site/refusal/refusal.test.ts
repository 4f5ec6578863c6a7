// Every refusal that a context exports has its entry there, the generated tables say what the entries say, and every text can be filled. [FRM-05] [FRM-07]
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CartEmpty } from "#shop/checkout";
import type { RefusalEntry, RefusalShape } from "#kernel/refusal";
import {
  factsOf,
  isRefusal,
  refusalRules,
  refusalStatuses,
  refusalText,
  type RefusalTag,
  refusalTexts,
  refusalTitle,
  retryAfterOf,
  Unavailable,
} from "./index.ts";

const source = new URL("../../", import.meta.url);
const loaded = (path: string): Promise<Record<string, unknown>> => import(new URL(path, source).href);
const refusing = globSync("*/*/errors.ts", { cwd: source }).map((path) => path.replace("errors.ts", ""));

/** The tags of all refusal classes of a context, each with the rule of a value that is made of no facts. */
const classesOf = (errors: Record<string, unknown>): readonly { readonly _tag: string; readonly rule?: string }[] =>
  Object.values(errors).flatMap((thing) => {
    if (typeof thing !== "function" || !("prototype" in thing) || thing.prototype === undefined) return [];
    const made: { _tag?: string; rule?: string } = Reflect.construct(thing, [{}]);
    const { _tag, rule } = made;
    return _tag === undefined ? [] : [rule === undefined ? { _tag } : { _tag, rule }];
  });

const contexts = await Promise.all(
  refusing.map(async (context) => ({
    context,
    classes: classesOf(await loaded(`${context}errors.ts`)),
    entries: (await loaded(`${context}refusals.ts`))["refusals"] as Readonly<
      Record<string, RefusalEntry<RefusalShape>>
    >,
  })),
);
const entries = contexts.flatMap((context) => Object.entries(context.entries));
const byTag = <A>(value: (entry: RefusalEntry<RefusalShape>) => A) =>
  Object.fromEntries(entries.map(([tag, entry]) => [tag, value(entry)]));

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").sort();

describe("the entries", () => {
  it("[FRM-05] stand in every context that refuses something", () =>
    expect(contexts.length).toBeGreaterThanOrEqual(16));
  it("[FRM-05] tags are unique", () => expect(new Set(entries.map(([tag]) => tag)).size).toBe(entries.length));
  it.each(contexts)(
    "[FRM-05] [FRM-07] of $context are those of its classes, with their rules",
    ({ classes, entries: own }) => {
      expect(Object.keys(own)).toEqual(classes.map(({ _tag }) => _tag));
      for (const { _tag, rule } of classes) if (rule !== undefined) expect(own[_tag]?.rule, _tag).toBe(rule);
    },
  );
  it("[FRM-05] [API-01] are what the generated tables say", () => {
    expect(refusalRules).toEqual(byTag(({ rule }) => rule));
    expect(refusalStatuses).toEqual(byTag(({ status }) => status));
    expect(refusalTexts).toEqual({ en: byTag(({ en }) => en), de: byTag(({ de }) => de) });
  });
  it.each(entries)("[FRM-05] %s contains the same facts in both languages", (_, { en, de }) => {
    expect(placeholders(de)).toEqual(placeholders(en));
    expect(de).not.toBe(en);
    expect([en, de].map((text) => text.replaceAll(/\{\{\w+\}\}/g, "")).filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

describe("another try", () => {
  it("[OPS-08] [DOM-05] makes sense after the seconds of the declared fact, in whole seconds", () => {
    expect(retryAfterOf({ _tag: "TooManyAttempts", wait: 2.1 } as { _tag: string })).toBe(3);
    expect(retryAfterOf({ _tag: "DomainRateLimited", retryAfterSeconds: 0 } as { _tag: string })).toBe(1);
  });
  it("[OPS-10] makes sense at once where the shop is away for a moment", () =>
    expect(retryAfterOf(new Unavailable())).toBe(2));
  it("[API-01] is offered by no refusal that declares none, whatever its facts are called", () => {
    expect(
      [
        { _tag: "CartEmpty", wait: 5 },
        { _tag: "DomainCheckFailed", retryAfterSeconds: 5 },
        { _tag: "TooManyOrders" },
        { _tag: "toString", wait: 5 },
      ].map(retryAfterOf),
    ).toEqual([null, null, null, null]);
  });
});

describe("the title of a refusal", () => {
  it("[API-01] names its kind, each another one", () => {
    expect((["CartNotFound", "VatIdInvalid", "CsrfTokenMissing", "UrlInvalid"] as const).map(refusalTitle)).toEqual([
      "Cart not found",
      "VAT ID invalid",
      "CSRF token missing",
      "URL invalid",
    ]);
    expect(new Set(entries.map(([tag]) => refusalTitle(tag as RefusalTag))).size).toBe(entries.length);
  });
});

describe("a refusal in words", () => {
  it("[FRM-07] takes the specification's wording", () => {
    expect(refusalText("en", { _tag: "VoucherTooHigh" })).toBe(
      "The voucher value is too high. The order cannot be placed",
    );
    expect(refusalText("en", { _tag: "EmailsDiffer" })).toBe(
      "Email addresses do not match. Please repeat the email address exactly.",
    );
    expect(refusalText("en", { _tag: "LogoutFailed" })).toBe("An error occurred during logout");
    expect(refusalText("en", { _tag: "CountriesNotLoaded" })).toBe("An error has occurred while loading the countries");
  });
  it("[FRM-05] is filled with its facts", () => {
    expect(refusalText("de", { _tag: "PasswordTooShort", minimum: 6 } as { _tag: string })).toBe(
      "Bitte wählen Sie ein Passwort mit mindestens 6 Zeichen.",
    );
  });
  it.each([
    [3600, "Please try again in one hour.", "Bitte versuchen Sie es in einer Stunde erneut."],
    [45, "Please try again in 45 seconds.", "Bitte versuchen Sie es in 45 Sekunden erneut."],
    [Number.NaN, "Please try again in a moment.", "Bitte versuchen Sie es in einem Moment erneut."],
  ])("[FRM-05] [OPS-08] gives a wait of %s seconds in words", (wait, english, german) => {
    const refusal = { _tag: "TooManyAttempts", wait } as { _tag: string };
    expect(refusalText("en", refusal)).toContain(english);
    expect(refusalText("de", refusal)).toContain(german);
  });
  it("[FRM-05] leaves out a fact that is missing or no word", () => {
    const unnamed = "The voucher  is not valid any more: it has expired.";
    expect(refusalText("en", { _tag: "VoucherExpired" })).toBe(unnamed);
    expect(refusalText("en", { _tag: "VoucherExpired", code: { secret: 1 } } as { _tag: string })).toBe(unnamed);
  });
  it("[API-01] is distinguished from anything else by its tag", () => {
    expect([{ _tag: "CartEmpty" }, new CartEmpty()].map(isRefusal)).toEqual([true, true]);
    expect(
      [undefined, null, "CartEmpty", 7, {}, { tag: "CartEmpty" }, { _tag: ["CartEmpty"] }, { _tag: "Nothing" }].filter(
        isRefusal,
      ),
    ).toEqual([]);
  });
  it("[API-03] reports an unknown one as an error, without details", () => {
    expect(refusalText("en", { _tag: "toString" })).toBe("There was an error, please try again later");
    expect(isRefusal({ _tag: "toString" })).toBe(false);
  });
  it("[API-01] facts are all but tag and rule", () => {
    const refusal = { _tag: "CartTooLarge", rule: "CRT-01", maximum: 100 };
    expect(factsOf(refusal)).toEqual({ maximum: 100 });
  });
});
