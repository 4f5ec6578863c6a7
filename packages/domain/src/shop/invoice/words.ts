// How an invoice is paid, in words: what its page, its PDF and its letters say alike. [ACC-03] [ACC-07]
import type { Localized } from "#visitor/locale";

export interface PaymentWords {
  readonly pay: (amount: string, day: string) => string;
  readonly nothingToPay: string;
  readonly payBack: string;
  /** Of a credit note of which it is not known whether its invoice was paid. */
  readonly payBackOrLess: string;
}

export const paymentWords: Localized<PaymentWords> = {
  en: {
    pay: (amount, day) => `Please transfer ${amount} by ${day}.`,
    nothingToPay: "There is nothing to pay.",
    payBack: "We pay the amount back to you within 14 days.",
    payBackOrLess: "If you have paid the invoice, we pay the amount back to you within 14 days; if not, you have that much less to pay.",
  },
  de: {
    pay: (amount, day) => `Bitte überweisen Sie ${amount} bis zum ${day}.`,
    nothingToPay: "Es ist nichts zu bezahlen.",
    payBack: "Wir erstatten Ihnen den Betrag innerhalb von 14 Tagen.",
    payBackOrLess:
      "Haben Sie die Rechnung bezahlt, erstatten wir Ihnen den Betrag innerhalb von 14 Tagen; sonst zahlen Sie entsprechend weniger.",
  },
};
