// By which ways customers pay, in words: made from the providers that the shop has an account with, so that no page, letter or paper says more than is offered, or less. [PAY-03] [PAY-04]
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { type PaymentSlot, type PaymentWords, type ProviderName, providerNames } from "./model.ts";

/** Names, the same in every language. */
export const providerTitles: Readonly<Record<ProviderName, string>> = { stripe: "Stripe", mollie: "Mollie" };

/** The providers of the accounts that are set up, in the order in which they are named. */
export const providersOf = (accounts: Partial<Record<ProviderName, unknown>>): readonly ProviderName[] =>
  providerNames.filter((name) => accounts[name] != null);

interface Words {
  readonly or: string;
  /** `online` names the providers; null where there are none. */
  readonly ways: (online: string | null) => string;
  readonly sentence: (ways: string) => string;
  /** Of several the customer chooses one. */
  readonly recipients: (online: string, areSeveral: boolean) => string;
}

const words: Localized<Words> = {
  en: {
    or: " or ",
    ways: (online) => (online === null ? "by bank transfer" : `by bank transfer or online through ${online}`),
    sentence: (ways) => `You pay ${ways}.`,
    recipients: (online, areSeveral) =>
      `If you pay online, we send you on to a page of ${online}${areSeveral ? ", whichever you choose" : ""}. This payment service receives from us the amount, the numbers of the documents that you pay and your email address, to carry out the payment (Art. 6 (1) (b) GDPR). Its page is not ours: it is itself responsible for what you enter there, and for the cookies that it sets there. Our own pages load nothing of it, and we receive neither card nor account details.`,
  },
  de: {
    or: " oder ",
    ways: (online) => (online === null ? "per Überweisung" : `per Überweisung oder online über ${online}`),
    sentence: (ways) => `Sie zahlen ${ways}.`,
    recipients: (online, areSeveral) =>
      `Wenn Sie online zahlen, leiten wir Sie auf eine Seite von ${online} weiter${areSeveral ? ", je nach Ihrer Wahl" : ""}. Dieser Zahlungsdienst erhält von uns den Betrag, die Nummern der Belege, die Sie bezahlen, und Ihre E-Mail-Adresse, um die Zahlung auszuführen (Art. 6 Abs. 1 Buchst. b DSGVO). Seine Seite ist nicht unsere: Für das, was Sie dort eingeben, und für die Cookies, die er dort setzt, ist er selbst verantwortlich. Unsere eigenen Seiten laden nichts von ihm, und weder Karten- noch Kontodaten gelangen zu uns.`,
  },
};

const joined = (names: readonly string[], or: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${or}${names.at(-1)}`;

/** What stands in each slot, by the providers that are offered. */
export const paymentWords = (offered: readonly ProviderName[], locale: Locale): PaymentWords => {
  const say = inLocale(words, locale);
  const names = providerNames.filter((name) => offered.includes(name)).map((name) => providerTitles[name]);
  const online = names.length === 0 ? null : joined(names, say.or);
  const ways = say.ways(online);
  return {
    ways,
    sentence: say.sentence(ways),
    recipients: online === null ? "" : say.recipients(online, names.length > 1),
  };
};

const slot = /\{payment:([a-z-]+)\}/g;

const isSlot = (name: string, filled: PaymentWords): name is PaymentSlot => Object.hasOwn(filled, name);

/** A text with its slots of payment filled in, such as `{payment:ways}`; what is no slot stays as it is. `written` makes words fit where the text stands, such as a string of JSON. */
export const paymentFilledIn = (
  text: string,
  filled: PaymentWords,
  written: (words: string) => string = (plain) => plain,
): string => text.replaceAll(slot, (whole, name: string) => (isSlot(name, filled) ? written(filled[name]) : whole));
