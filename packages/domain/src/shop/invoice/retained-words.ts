// What a credit note after a withdrawal did not give back, and why, in words: its page and its PDF say it alike. [BAL-04]
import { lastDayBefore } from "#shop/contract";
import { type Day, daysBetween } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { RetainedShare } from "./model.ts";

interface Words {
  readonly stays: (amount: string, title: string, why: string) => string;
  readonly name: string;
  readonly setup: string;
  readonly days: (count: number, from: string, to: string) => string;
}

const words: Localized<Words> = {
  en: {
    stays: (amount, title, why) => `${amount} stay to be paid for ${title}: ${why}.`,
    name: "the domain has been registered or moved for you, as you asked",
    setup: "the setup, which was done when you withdrew",
    days: (count, from, to) => (count === 1 ? `one day of use, ${from}` : `${count} days of use, ${from} to ${to}`),
  },
  de: {
    stays: (amount, title, why) => `Für ${title} bleiben ${amount} zu zahlen: ${why}.`,
    name: "Die Domain wurde auf Ihren Wunsch registriert oder umgezogen",
    setup: "Die Einrichtung war bei Ihrem Widerruf erledigt",
    days: (count, from, to) =>
      count === 1 ? `ein genutzter Tag, der ${from}` : `${count} genutzte Tage, vom ${from} bis zum ${to}`,
  },
};

/** `money` writes an amount in cents, `day` a day. */
export const retainedText = (
  { why, title, gross, days }: RetainedShare,
  locale: Locale,
  money: (cents: number) => string,
  day: (of: Day) => string,
): string => {
  const say = inLocale(words, locale);
  const reason =
    why === "days" && days !== null
      ? say.days(daysBetween(days.from, days.until), day(days.from), day(lastDayBefore(days.until)))
      : say[why === "name" ? "name" : "setup"];
  return say.stays(money(gross), inLocale(title, locale), reason);
};
