// How long things are stored and links are good: what tidies, what letters, pages and the table of the privacy page say is one number each. [ACC-06] [SES-06]
import { readFileSync } from "node:fs";
import { instant } from "@kontor/domain/kernel/calendar";
import { lettersStoredSince, messagesStoredDays, storedKinds, yearsOfProof } from "@kontor/domain/shop/personal-data";
import {
  declarationsStoredSince,
  messageForms,
  messagesStoredSince,
  subscriptionsStoredSince,
} from "@kontor/domain/site/request";
import { ticketsStoredSince } from "@kontor/domain/site/ticket";
import { cookieTable } from "@kontor/domain/visitor/consent";
import { daysInWords, durationInWords, type Locale, locales } from "@kontor/domain/visitor/locale";
import { knownPlaceDays, loginDays, resetLinkTime } from "@kontor/domain/visitor/session";
import { describe, expect, it } from "vitest";
import { messageTexts } from "../site/request/message-texts.ts";

const zone = "Europe/Berlin" as Parameters<typeof declarationsStoredSince>[1];
const now = instant(Date.UTC(2026, 10, 26, 12));
const daysSince = (since: number): number => (now - since) / 86_400_000;
const yearsSince = (since: number): number => 2026 - new Date(since + 3_600_000).getUTCFullYear();

/** What the tidying does with each kind that goes by a number of days or years of its own. */
const tidied: Partial<
  Record<(typeof storedKinds)[number]["key"], { readonly days?: number; readonly years?: number }>
> = {
  sessions: { days: loginDays },
  letters: { days: daysSince(lettersStoredSince(now)) },
  messages: {
    days: daysSince(messagesStoredSince(now, zone).contact),
    years: yearsSince(messagesStoredSince(now, zone).abuse),
  },
  tickets: { days: daysSince(ticketsStoredSince(now)) },
  declarations: { years: yearsSince(declarationsStoredSince(now, zone)) },
  newsletter: { years: yearsSince(subscriptionsStoredSince(now, zone).ended) },
  protection: { days: knownPlaceDays },
};

/** Every number that a sentence names. */
const numbersIn = (words: string): readonly number[] => [...words.matchAll(/\d+/gu)].map(([number]) => Number(number));

describe.each(locales)("what is said in %s of how long something is stored", (locale) => {
  it.each(storedKinds.map((kind) => [kind.key, kind] as const))(
    "[ACC-06] names for %s the days and years that are tidied by",
    (key, kind) => {
      const { days, years } = tidied[key] ?? {};
      const expected = [
        ...(days === undefined ? [] : [days]),
        ...(years === undefined ? [] : [years]),
        ...(kind.years > 0 ? [kind.years] : []),
      ];
      expect(numbersIn(kind.howLong[locale])).toEqual(expected);
      if (days !== undefined) expect(kind.howLong[locale]).toContain(daysInWords(locale, days));
    },
  );

  it("[FRM-04] [FRM-03] says at forms and in letters after how many days a message goes", () => {
    const after = daysInWords(locale, messagesStoredDays, "in");
    expect(messageTexts[locale].forms.application.next).toContain(after);
    const { privacy } = web("site/request", locale)["message"] as {
      readonly privacy: Readonly<Record<string, string>>;
    };
    const since = messagesStoredSince(now, zone);
    const proofs = messageForms.filter((form) => since[form] !== since.contact);
    expect(proofs).toEqual(["abuse", "privacy"]);
    for (const form of messageForms.filter((each) => !proofs.includes(each)))
      expect(privacy[form], form).toContain("{{after}}");
    const years = { en: ["three years", 3], de: ["drei Jahre", 3] } as const;
    for (const form of proofs) expect(privacy[form]).toContain(years[locale][0]);
    expect(yearsOfProof).toBe(years[locale][1]);
  });

  it("[SES-06] [ACC-04] says at the forms and in the help how long a link and a login are good", () => {
    const { account, settings } = web("shop/account", locale) as Readonly<
      Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
    >;
    const forgot = account?.["forgot"];
    expect(forgot?.["lead"]).toContain("{{within}}");
    expect(forgot?.["sentText"]).toContain("{{time}}");
    expect(settings?.["sessions"]?.["lead"]).toContain("{{time}}");
    const help = readFileSync(new URL(`../../../../content/${locale}/pages/first-steps.yaml`, import.meta.url), "utf8");
    expect(help).toContain(durationInWords(locale, resetLinkTime / 1000, "for"));
  });
});

it("[VIS-04] [SES-03] the cookies of a login last as long as it", () =>
  expect([cookieTable.token.days, cookieTable["signed-in"].days]).toEqual([loginDays, loginDays]));

const web = (context: string, locale: Locale): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`../../../web/src/${context}/texts.${locale}.json`, import.meta.url), "utf8"));
