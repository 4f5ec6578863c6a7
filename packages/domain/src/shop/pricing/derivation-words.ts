// Each reason of an amount in words, in both languages: screens, terminals and letters say the same, with figures as the reader writes them. [HDL-02] [CRT-03] [LOC-07]
import {
  exactPriceText,
  hourPriceText,
  inLocale,
  type Locale,
  type Localized,
  moneyText,
  rateText,
} from "#visitor/locale";
import type { Derivation, DerivationBy, DerivationFacts } from "./model.ts";

const english = {
  month: "{{count}} month",
  months: "{{count}} months",
  "first-invoice": "First invoice",
  line: "{{title}}",
  setup: "Setup fee: {{quantity}} × {{unitPrice}}",
  "setup-sum": "Setup fees",
  period: "{{months}} × {{quantity}} × {{unitPrice}} a month",
  "period-hour": "{{unitPrice}} for each started hour, billed at the end of the month",
  "period-year": "One year at {{unitPrice}}",
  "period-sum": "First billing periods",
  "free-months": "{{months}} free",
  "first-month-discount": "Discount on the first month: {{quantity}} × {{unitPrice}}",
  "unit-price": "Price incl. {{rate}} VAT: {{unitPrice}} each",
  "unit-price-plain": "Price: {{unitPrice}}",
  "price-at-rate": "{{rate}} VAT instead of {{homeRate}}",
  "included-domain": "Included in your plan",
  "free-transfer": "The transfer is free",
  voucher: "Voucher {{code}}",
  "voucher-share": "Share of the voucher",
  vat: "VAT {{rate}}",
  "vat-sum": "VAT",
  net: "Net amount",
  rounding: "Rounding",
  recurring: "{{months}} × {{quantity}} × {{unitPrice}} a month",
  "recurring-year": "One year at {{unitPrice}}",
  "recurring-sum": "For {{months}}",
};

/** A text of a reason, or of one of its forms. */
export type DerivationTextKey = keyof typeof english;

/** The texts; `{{…}}` are figures, each written as the language writes it. */
export const derivationTexts: Localized<Readonly<Record<DerivationTextKey, string>>> = {
  en: english,
  de: {
    month: "{{count}} Monat",
    months: "{{count}} Monate",
    "first-invoice": "Erste Rechnung",
    line: "{{title}}",
    setup: "Einrichtung: {{quantity}} × {{unitPrice}}",
    "setup-sum": "Einrichtung",
    period: "{{months}} × {{quantity}} × {{unitPrice}} im Monat",
    "period-hour": "{{unitPrice}} je begonnene Stunde, am Monatsende abgerechnet",
    "period-year": "Ein Jahr zu {{unitPrice}}",
    "period-sum": "Erste Abrechnungszeiträume",
    "free-months": "{{months}} frei",
    "first-month-discount": "Rabatt auf den ersten Monat: {{quantity}} × {{unitPrice}}",
    "unit-price": "Preis inkl. {{rate}} MwSt.: je {{unitPrice}}",
    "unit-price-plain": "Preis: {{unitPrice}}",
    "price-at-rate": "{{rate}} MwSt. statt {{homeRate}}",
    "included-domain": "Im Tarif enthalten",
    "free-transfer": "Der Umzug ist kostenlos",
    voucher: "Gutschein {{code}}",
    "voucher-share": "Anteil am Gutschein",
    vat: "MwSt. {{rate}}",
    "vat-sum": "MwSt.",
    net: "Nettobetrag",
    rounding: "Rundung",
    recurring: "{{months}} × {{quantity}} × {{unitPrice}} im Monat",
    "recurring-year": "Ein Jahr zu {{unitPrice}}",
    "recurring-sum": "Für {{months}}",
  },
};

/** What the words of a derivation need beside it. */
export interface DerivationWords {
  readonly locale: Locale;
  /** The name of a product key or of a domain. */
  readonly title: (subject: string) => string;
  /** A text with its figures filled in. */
  readonly text: (key: DerivationTextKey, values: Readonly<Record<string, string | number>>) => string;
}

type Price = Pick<DerivationFacts<"unit-price">, "unitPrice" | "unitPriceMicros">;

/** A price of one with all its digits. */
const priceText = (locale: Locale, { unitPrice, unitPriceMicros }: Price): string =>
  unitPriceMicros === undefined ? moneyText(locale, unitPrice) : exactPriceText(locale, unitPriceMicros);

const hasPrice = <Facts extends Partial<Price>>(facts: Facts): facts is Facts & Price => facts.unitPrice !== undefined;

const monthsText = (count: number, { text }: DerivationWords): string =>
  text(count === 1 ? "month" : "months", { count });

/** A reason in words; in the line of a domain a period is a year. */
export const wordsOfDerivation = (derivation: Derivation, words: DerivationWords, isDomain = false): string => {
  const { locale, text } = words;
  switch (derivation.reason) {
    case "line":
      return text("line", { title: words.title(derivation.facts.subject) });
    case "setup":
      return hasPrice(derivation.facts)
        ? text("setup", { quantity: derivation.facts.quantity ?? 1, unitPrice: priceText(locale, derivation.facts) })
        : text("setup-sum", {});
    case "period":
      return wordsOfPeriod(derivation, words, isDomain);
    case "recurring":
      return wordsOfRecurring(derivation, words, isDomain);
    case "free-months":
      return text("free-months", { months: monthsText(derivation.facts.months, words) });
    case "first-month-discount": {
      const { quantity } = derivation.facts;
      return text("first-month-discount", { quantity, unitPrice: priceText(locale, derivation.facts) });
    }
    case "unit-price": {
      const { rate } = derivation.facts;
      const unitPrice = priceText(locale, derivation.facts);
      return rate === undefined
        ? text("unit-price-plain", { unitPrice })
        : text("unit-price", { unitPrice, rate: rateText(locale, rate) });
    }
    case "price-at-rate": {
      const { rate, homeRate } = derivation.facts;
      return text("price-at-rate", { rate: rateText(locale, rate), homeRate: rateText(locale, homeRate) });
    }
    case "voucher":
      return derivation.facts.code === undefined
        ? text("voucher-share", {})
        : text("voucher", { code: derivation.facts.code });
    case "vat":
      return derivation.facts.rate === undefined
        ? text("vat-sum", {})
        : text("vat", { rate: rateText(locale, derivation.facts.rate) });
    default:
      return text(derivation.reason, {});
  }
};

/** Hours are billed afterwards: nothing of them is in the first invoice, and each stands by itself. */
const wordsOfPeriod = ({ facts }: DerivationBy<"period">, words: DerivationWords, isDomain: boolean): string => {
  const { locale, text } = words;
  if (!hasPrice(facts)) return text("period-sum", {});
  if (isDomain) return text("period-year", { unitPrice: priceText(locale, facts) });
  const { quantity = 1, months = 1, unitPriceMicros } = facts;
  if (months === 0)
    return text("period-hour", {
      unitPrice: unitPriceMicros === undefined ? priceText(locale, facts) : hourPriceText(locale, unitPriceMicros),
    });
  return text("period", { quantity, months: monthsText(months, words), unitPrice: priceText(locale, facts) });
};

const wordsOfRecurring = ({ facts }: DerivationBy<"recurring">, words: DerivationWords, isDomain: boolean): string => {
  const { locale, text } = words;
  const months = monthsText(facts.months, words);
  if (!hasPrice(facts)) return text("recurring-sum", { months });
  const unitPrice = priceText(locale, facts);
  if (isDomain) return text("recurring-year", { unitPrice });
  return text("recurring", { quantity: facts.quantity ?? 1, months, unitPrice });
};

interface Naming {
  /** The name of a product by its key; a domain may stand as it is. */
  readonly title?: DerivationWords["title"];
  /** Whether it stands in the line of a domain, whose periods are years. */
  readonly isDomain?: boolean;
}

/** A reason in words, from the texts of this shop. */
export const derivationText = (
  locale: Locale,
  derivation: Derivation,
  { title = (subject) => subject, isDomain = false }: Naming = {},
): string =>
  wordsOfDerivation(
    derivation,
    {
      locale,
      title,
      text: (key, values) =>
        inLocale(derivationTexts, locale)[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
    },
    isDomain,
  );
