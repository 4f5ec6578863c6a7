// What a letter says of money that came in: how much, when, and for what; what is left follows in the document's own sentence. [PAY-03]
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
}

const words: Localized<Words> = {
  en: {
    subject: (document) => (document === null ? "Payment received" : `Payment received: ${document}`),
    received: (amount, day, document) =>
      `We received your payment of ${amount}${document === null ? "" : ` (${document})`} on ${day}. Thank you.`,
  },
  de: {
    subject: (document) => (document === null ? "Zahlungseingang" : `Zahlungseingang: ${document}`),
    received: (amount, day, document) =>
      `Ihre Zahlung über ${amount}${document === null ? "" : ` (${document})`} ist am ${day} bei uns eingegangen. Vielen Dank!`,
  },
};

/** The subject of the letter, without the provider's name. */
export const subjectOfReceived = ({ document }: Pick<Received, "document">, locale: Locale): string =>
  inLocale(words, locale).subject(document);

export const sentenceOfReceived = ({ cents, day, document }: Received, locale: Locale): string =>
  inLocale(words, locale).received(moneyText(locale, cents), dayInWords(locale, day), document);
