// Each duration that a text of the pages names in its own words is that of its limit, in both languages; a text that names a further one is found. [ACC-06] [SES-06] [SES-07] [LGL-03] [CON-02] [TKT-04] [CUS-10]
import { readdirSync, readFileSync } from "node:fs";
import { contractLimits } from "@kontor/domain/shop/contract";
import { invoiceLimits } from "@kontor/domain/shop/invoice";
import { yearsOfProof } from "@kontor/domain/shop/personal-data";
import { invitationTime } from "@kontor/domain/site/admin";
import { staffKeyHours, staffSessionHours } from "@kontor/domain/site/ticket";
import { cookieTable } from "@kontor/domain/visitor/consent";
import type { Locale } from "@kontor/domain/visitor/locale";
import { proofMs } from "@kontor/domain/visitor/second-factor";
import { resetLinkTime } from "@kontor/domain/visitor/session";
import { expect, it } from "vitest";

const source = new URL("../", import.meta.url);
const { guaranteeDays, minimumAge, withdrawalDays } = contractLimits;
const days = (count: number) => count * 86_400_000;
const years = (count: number) => days(365 * count);
const hours = (count: number) => count * 3_600_000;

/** What a text names, in milliseconds. */
const limits: Readonly<Record<string, readonly number[]>> = {
  "settings.sessions.passwordHint": [proofMs],
  "summary.agreements.adult": [years(minimumAge)],
  "summary.facts.withdrawal": [days(withdrawalDays), days(guaranteeDays)],
  "summary.facts.guarantee": [days(guaranteeDays)],
  "desk-colleagues.act.invite.text": [invitationTime],
  "desk-customers.act.access.text": [resetLinkTime],
  "desk-money.fee.text": [days(invoiceLimits.daysToPay)],
  "desk-exports.lead": [proofMs],
  "desk-entrances.about": [hours(staffKeyHours), hours(staffSessionHours)],
  "legal.privacy.sections.2.paragraphs.0": [days(cookieTable.cartId.days), days(cookieTable.locale.days)],
  "legal.withdrawal.lead": [days(withdrawalDays)],
  "declaration.notice": [days(withdrawalDays)],
  "message.privacy.abuse": [years(yearsOfProof)],
  "message.privacy.privacy": [years(yearsOfProof)],
  "ticketing.login.text": [hours(staffSessionHours)],
  "second-factor.proof.fresh.lead": [proofMs],
  "second-factor.proof.elsewhere.lead": [proofMs],
};

/** What else a text may name: periods of prices, what people promise, moments without a measure. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^(?:product|domain|ledger)\.|^content\.endings\./, "prices of a month and of a year"],
  [
    /^jobs\.|^message\.lead\.application$|^legal\.legal-notice\./,
    "people answer within two weeks, mostly within a day",
  ],
  [/^desk-contracts\.(?:months|days|term\.renews)_one$/, "what stands for a number that comes with the contract"],
  [/^message\.lead\.privacy$/, "one month is the law's (Article 12 GDPR)"],
  [/^error\.429\.text$|^search\.away$/, "a minute is a pause"],
  [/^desk-webhooks\./, "more than three days: the sum of the waits, held in the law of webhooks"],
  [/^desk-today\.clock\.text$/, "as far as a clock may be away, held in its law"],
  [/^desk-mails\./, "about a day of waits that double"],
];

const numbers = {
  de: [
    "null",
    "ein|eine|einen|einem|einer|eines",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
  ],
  en: ["none", "a|an|one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
} as const;
const units: Readonly<Record<Locale, readonly (readonly [RegExp, number])[]>> = {
  de: [
    [/^Minute/i, 60_000],
    [/^Stunde/i, hours(1)],
    [/^Tag/i, days(1)],
    [/^Woche/i, days(7)],
    [/^Monat/i, days(30)],
    [/^Jahr/i, years(1)],
  ],
  en: [
    [/^minute/i, 60_000],
    [/^hour/i, hours(1)],
    [/^day/i, days(1)],
    [/^week/i, days(7)],
    [/^month/i, days(30)],
    [/^year/i, years(1)],
  ],
};
const form = {
  de: /(?<!\p{L})(\d+|\p{L}+)[ -]((?:Minute|Stunde|Tag|Woche|Monat|Jahr)(?:en|e[ns]?|s|n)?)(?!\p{L})/giu,
  en: /(?<!\p{L})(\d+|\p{L}+)[ -]((?:minute|hour|day|week|month|year)s?)(?!\p{L})/giu,
} as const;

const countOf = (locale: Locale, written: string): number | null => {
  if (/^\d+$/.test(written)) return Number(written);
  const at = numbers[locale].findIndex((names) => names.split("|").includes(written.toLowerCase()));
  return at < 1 ? null : at;
};

const durationsIn = (locale: Locale, text: string): readonly number[] =>
  [...text.matchAll(form[locale])].flatMap(([, count = "", unit = ""]) => {
    const many = countOf(locale, count);
    const length = units[locale].find(([name]) => name.test(unit))?.[1];
    return many === null || length === undefined ? [] : [many * length];
  });

const leaves = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === "string"
    ? [[path, value]]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`))
      : [];

const textsIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`texts.${locale}.json`))
      .flatMap((file) => leaves(JSON.parse(readFileSync(new URL(file, source), "utf8")), "")),
  );
const texts = { de: textsIn("de"), en: textsIn("en") };

it.each(Object.entries(limits))("[ACC-06] [SES-07] [LGL-03] %s names its limit in both languages", (key, expected) => {
  // A month or a year of a list may stand beside it.
  for (const locale of ["de", "en"] as const)
    expect(durationsIn(locale, texts[locale].get(key) ?? "").filter((each) => expected.includes(each))).toEqual(
      expected,
    );
});

it("[ACC-06] no other text names a duration", () => {
  const found = [...texts.de].flatMap(([key, text]) =>
    durationsIn("de", text).length === 0 || key in limits || others.some(([keys]) => keys.test(key)) ? [] : [key],
  );
  expect(found).toEqual([]);
});
