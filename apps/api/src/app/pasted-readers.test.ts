// What people paste into every other field, and what registries answer: read as it is, or refused by a sentence whose character is in it. [CUS-03] [CUS-06] [CUS-07] [CUS-09] [CRT-04] [DOM-01] [ADM-01]
import { addDays, day, readDay } from "@kontor/domain/kernel/calendar";
import { countries } from "@kontor/domain/kernel/country";
import { addressPolicies, cleanLine, cleanText, searchForm, searchWords } from "@kontor/domain/kernel/text";
import {
  city,
  company,
  customerNumber,
  email,
  message,
  personName,
  phone,
  postCode,
  street,
  terminationDate,
  vatId,
} from "@kontor/domain/shop/customer";
import { rdapBootstrapOf, rdapReading, rdapServers, soughtName } from "@kontor/domain/shop/domain-name";
import { viesReading } from "@kontor/domain/shop/vat";
import { typedCents } from "@kontor/domain/site/admin";
import { isRefusalTag, refusalText } from "@kontor/domain/site/refusal";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../test/harness.ts";
import { pastes } from "../../test/pastes.ts";

const invisible = fc.constantFrom("", "", "\u200b", "\u202a", "\ufeff", "\u00ad", "\u2060");
const blank = fc.constantFrom(" ", "\u00a0", "\u202f", "\u2009", "\t");
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom("ä", "Straße", "12", "a", "🎉", "'", "=1+1", "<b>", "%00", "\r\n", "\ud800"),
        blank,
        invisible,
      ),
    )
    .map((parts) => parts.join("")),
);

/** In both languages, without a hole, and of a character that is in what was typed. */
const isTrue = (typed: string, read: Result.Result<unknown, { readonly _tag: string }>): void => {
  if (Result.isSuccess(read)) return;
  const { failure } = read;
  expect(isRefusalTag(failure._tag)).toBe(true);
  for (const locale of ["en", "de"] as const)
    expect(refusalText(locale, failure)).not.toMatch(/\{\{|\(\)| {2}|: ?\.?$/);
  const named = (failure as { readonly character?: string }).character;
  if (named === undefined) return;
  const [, number = ""] = /U\+([0-9A-F]+)/.exec(named) ?? [];
  expect([typed, typed.normalize("NFC")].join(" ")).toContain(String.fromCodePoint(Number.parseInt(number, 16)));
};

const readers: Readonly<Record<string, (typed: string) => Result.Result<unknown, { readonly _tag: string }>>> = {
  line: cleanLine,
  text: cleanText,
  street: (typed) => street(typed, addressPolicies.international),
  city: (typed) => city(typed, addressPolicies.specified),
  "first name": (typed) => personName(typed, addressPolicies.international),
  company: (typed) => company(typed, "business", addressPolicies.international) as never,
  phone: (typed) => phone(typed, addressPolicies.international),
  email: email,
  "customer number": customerNumber,
  message,
  "last day": (typed) => terminationDate(typed, day("2026-11-21")),
  "VAT id": (typed) => vatId(typed, "business") as never,
};

describe("whatever is pasted", () => {
  it.each(Object.keys(readers))("[FRM-05] into %s is read, or refused by a true sentence", (name) =>
    fc.assert(
      fc.property(anything, (typed) => isTrue(typed, (readers[name] as (typed: string) => never)(typed))),
      pastes,
    ),
  );

  it("[CUS-06] into a post code of any country", () =>
    fc.assert(
      fc.property(anything, fc.constantFrom(...countries), (typed, country) => isTrue(typed, postCode(typed, country))),
      pastes,
    ));

  it("[CUS-09] a day as forms, letters and spreadsheets write it is that day, or none", () =>
    fc.assert(
      fc.property(fc.nat(40_000), invisible, fc.boolean(), (after, hidden, isGerman) => {
        const of = addDays(day("2000-01-01"), after);
        const [year, month, ofMonth] = of.split("-");
        const typed = `${hidden}${isGerman ? `${ofMonth}.${month}.${year}` : of}`;
        expect(Result.getOrNull(terminationDate(typed, day("2000-01-01")))).toBe(of);
      }),
      pastes,
    ));

  it("[CUS-09] a day that no month has is none", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1900, max: 2200 }),
        (d, m, y) => {
          const two = (n: number) => String(n).padStart(2, "0");
          const real = new Date(Date.UTC(y, m - 1, d));
          const isReal = m <= 12 && real.getUTCMonth() === m - 1 && real.getUTCDate() === d;
          expect(readDay(`${two(d)}.${two(m)}.${y}`) !== null).toBe(isReal);
        },
      ),
      pastes,
    ));

  it("[CRT-04] [REP-19] an amount as the shop and others write it is that amount, and what may be another is none", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom("de-DE", "en-GB", "fr-FR", "de-CH"),
        fc.constantFrom("", " €", "€"),
        (cents, locale, sign) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(typedCents(`${written}${sign}`)).toBe(cents);
          expect(typedCents(written.replace(/[.,]\d\d$/, "")) ?? Math.floor(cents / 100) * 100).toBe(
            Math.floor(cents / 100) * 100,
          );
        },
      ),
      pastes,
    ));

  it("[CRT-04] no other paste is an amount without digits", () =>
    fc.assert(
      fc.property(anything, (typed) => {
        const read = typedCents(typed);
        if (read !== null)
          expect(String(read)).toBe(
            String(Number(typed.normalize("NFKC").replaceAll(/\D/g, "")) * (100 / 10 ** centsIn(typed))),
          );
      }),
      pastes,
    ));

  it("[ADM-01] into a search becomes words of letters and digits, the same for what is found", () =>
    fc.assert(
      fc.property(anything, (typed) => {
        for (const word of searchWords(typed)) {
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(searchForm(typed)).toContain(word);
          expect(searchWords(word)).toEqual([word]);
        }
        const name = soughtName(typed);
        if (name !== null) expect(searchForm(typed)).toContain(name);
      }),
      pastes,
    ));
});

describe("whatever is sent to the shop", () => {
  it("[API-01] [FRM-05] is answered, or refused in words: no failure of the server, no stack", async () => {
    const { ask } = await runningForFile();
    await fc.assert(
      fc.asyncProperty(anything, async (typed) => {
        const form = { product: typed, email: typed, emailRepeat: typed, customerNumber: typed, end: typed };
        const answers = [
          await ask("POST", "/shop/domain/check", { name: typed }),
          await ask("GET", `/v2/content/search?q=${encodeURIComponent(typed.toWellFormed())}`),
          await ask("POST", "/shop/declaration/cancellation", form, { "idempotency-key": crypto.randomUUID() }),
          await ask("POST", "/shop/newsletter", { email: typed, locale: "en" }),
          await ask("GET", `/shop/order/cart/${encodeURIComponent(typed.toWellFormed()) || "x"}`),
        ];
        for (const { status, text } of answers) {
          expect(status, text).toBeLessThan(500);
          expect(text).not.toMatch(/\.[jt]s:\d+|node_modules/);
        }
      }),
      pastes,
    );
  });
});

const centsIn = (typed: string): number =>
  /[.,](\d{1,2})\D*$/.exec(typed.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""))?.[1]?.length ??
  0;

describe("whatever a registry answers", () => {
  it("[DOM-01] [DOM-08] is never read as free or taken but by its own words", () =>
    fc.assert(
      fc.property(
        fc.nat(600),
        fc.option(fc.oneof(anything, fc.constant("application/rdap+json"))),
        fc.option(anything),
        fc.jsonValue(),
        (status, contentType, retryAfter, body) => {
          const read = rdapReading({ status, contentType, retryAfter, body }, { ascii: "example.de" });
          if (read.availability === "available")
            expect([status, contentType]).toEqual([404, expect.stringMatching(/^application\/rdap\+json/i)]);
          if (read.availability === "taken") expect(status).toBe(200);
          expect(read.wait ?? 1).toBeGreaterThan(0);
        },
      ),
      pastes,
    ));

  it("[DOM-08] a file of servers is read, or none", () =>
    fc.assert(
      fc.property(fc.jsonValue(), anything, (value, ending) => {
        const file = rdapBootstrapOf(value);
        for (const server of file === null ? [] : rdapServers(file, ending)) expect(server).toMatch(/^https?:\/\//i);
      }),
      pastes,
    ));

  it("[CUS-07] [VAT-09] of a VAT id lowers no tax but by its own word for the same number", () =>
    fc.assert(
      fc.property(fc.nat(600), fc.jsonValue(), (status, body) => {
        expect(viesReading({ status, body }, { country: "AT", number: "U12345678" })).toBe("unknown");
      }),
      pastes,
    ));
});
