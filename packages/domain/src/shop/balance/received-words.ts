// What a letter says of money that came in, or that went back: how much, when, and for what; what is left follows in the document's own sentence. [PAY-03]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { dayInWords, inLocale, type Locale, type Localized, moneyText } from "#visitor/locale";

/** What money came for: a document or charge by its number, or the customer. */
type Received = {
  readonly cents: Cents;
  readonly day: Day;
  readonly document: string | null;
};

interface Words {
  readonly subject: (document: string | null) => string;
  readonly received: (amount: string, day: string, document: string | null) => string;
  readonly backSubject: (document: string | null) => string;
  readonly returned: (amount: string, day: string, document: string | null) => string;
  readonly mistake: (amount: string, document: string | null) => string;
}

const words: Localized<Words> = {
  en: {
    subject: (document) => (document === null ? "Payment received" : `Payment received: ${document}`),
    received: (amount, day, document) =>
      `We received your payment of ${amount}${document === null ? "" : ` (${document})`} on ${day}. Thank you.`,
    backSubject: (document) => `Payment no longer credited${document === null ? "" : `: ${document}`}`,
    returned: (amount, day, document) =>
      `Your payment of ${amount}${document === null ? "" : ` (${document})`}, which we had confirmed, was returned on ${day}.`,
    mistake: (amount, document) =>
      `We had confirmed a payment of ${amount}${document === null ? "" : ` (${document})`} to you by mistake; it does not count. We are sorry.`,
  },
  de: {
    subject: (document) => (document === null ? "Zahlungseingang" : `Zahlungseingang: ${document}`),
    received: (amount, day, document) =>
      `Ihre Zahlung über ${amount}${document === null ? "" : ` (${document})`} ist am ${day} bei uns eingegangen. Vielen Dank!`,
    backSubject: (document) => `Zahlung nicht mehr gutgeschrieben${document === null ? "" : `: ${document}`}`,
    returned: (amount, day, document) =>
      `Ihre Zahlung über ${amount}${document === null ? "" : ` (${document})`}, deren Eingang wir Ihnen bestätigt hatten, ist am ${day} zurückgegangen.`,
    mistake: (amount, document) =>
      `Wir hatten Ihnen irrtümlich eine Zahlung über ${amount}${document === null ? "" : ` (${document})`} bestätigt; sie zählt nicht. Bitte entschuldigen Sie das Versehen.`,
  },
};

/** The subject of the letter, without the provider's name. */
export const subjectOfReceived = ({ document }: Pick<Received, "document">, locale: Locale): string =>
  inLocale(words, locale).subject(document);

/** That money was received, in a sentence of a language. */
export const sentenceOfReceived = ({ cents, day, document }: Received, locale: Locale): string =>
  inLocale(words, locale).received(moneyText(locale, cents), dayInWords(locale, day), document);

/** The subject of the letter about money that no longer counts. */
export const subjectOfGoneBack = ({ document }: Pick<Received, "document">, locale: Locale): string =>
  inLocale(words, locale).backSubject(document);

/** Why it no longer counts: it was returned, or had been noted wrongly. */
export const sentenceOfGoneBack = (
  { cents, day, document }: Received,
  cause: "returned" | "mistake",
  locale: Locale,
): string => {
  const say = inLocale(words, locale);
  const amount = moneyText(locale, cents);
  return cause === "mistake" ? say.mistake(amount, document) : say.returned(amount, dayInWords(locale, day), document);
};
