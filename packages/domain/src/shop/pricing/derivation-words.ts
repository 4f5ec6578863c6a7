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
import type { Derivation, DerivationReason } from "./model.ts";

const english = {
  month: "{{count}} month",
  months: "{{count}} months",
  "first-invoice": "First invoice",
  line: "{{title}}",
  setup: "Setup fee: {{quantity}} × {{unitPrice}}",
  "setup-plain": "Setup fees",
  period: "{{months}} × {{quantity}} × {{unitPrice}} a month",
  "period-hour": "{{unitPrice}} for each started hour, billed at the end of the month",
  "period-year": "One year at {{unitPrice}}",
  "period-plain": "First billing periods",
  "free-months": "{{months}} free",
  "first-month-discount": "Discount on the first month: {{quantity}} × {{unitPrice}}",
  "unit-price": "Price incl. {{rate}} VAT: {{unitPrice}} each",
  "unit-price-plain": "Price: {{unitPrice}}",
  "price-at-rate": "{{rate}} VAT instead of {{homeRate}}",
  "included-domain": "Included in your plan",
  "free-transfer": "The transfer is free",
  voucher: "Voucher {{code}}",
  "voucher-plain": "Share of the voucher",
  vat: "VAT {{rate}}",
  "vat-plain": "VAT",
  net: "Net amount",
  rounding: "Rounding",
  recurring: "{{months}} × {{quantity}} × {{unitPrice}} a month",
  "recurring-year": "One year at {{unitPrice}}",
  "recurring-plain": "For {{months}}",
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
    "setup-plain": "Einrichtung",
    period: "{{months}} × {{quantity}} × {{unitPrice}} im Monat",
    "period-hour": "{{unitPrice}} je begonnene Stunde, am Monatsende abgerechnet",
    "period-year": "Ein Jahr zu {{unitPrice}}",
    "period-plain": "Erste Abrechnungszeiträume",
    "free-months": "{{months}} frei",
    "first-month-discount": "Rabatt auf den ersten Monat: {{quantity}} × {{unitPrice}}",
    "unit-price": "Preis inkl. {{rate}} MwSt.: je {{unitPrice}}",
    "unit-price-plain": "Preis: {{unitPrice}}",
    "price-at-rate": "{{rate}} MwSt. statt {{homeRate}}",
    "included-domain": "Im Tarif enthalten",
    "free-transfer": "Der Umzug ist kostenlos",
    voucher: "Gutschein {{code}}",
    "voucher-plain": "Anteil am Gutschein",
    vat: "MwSt. {{rate}}",
    "vat-plain": "MwSt.",
    net: "Nettobetrag",
    rounding: "Rundung",
    recurring: "{{months}} × {{quantity}} × {{unitPrice}} im Monat",
    "recurring-year": "Ein Jahr zu {{unitPrice}}",
    "recurring-plain": "Für {{months}}",
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

/** The fact without which a reason is said in its plain form: of a sum of several lines, or of a whole line. */
const needed: Readonly<Partial<Record<DerivationReason, string>>> = {
  setup: "unitPrice",
  period: "unitPrice",
  recurring: "unitPrice",
  "unit-price": "rate",
  voucher: "code",
  vat: "rate",
};

/** In the line of a domain a period is a year; hours are billed afterwards, so that nothing of them is in the first invoice. */
const keyOf = (reason: DerivationReason, facts: Facts, isDomain: boolean): DerivationTextKey => {
  const name = needed[reason];
  if (name !== undefined && facts[name] === undefined) return `${reason}-plain` as DerivationTextKey;
  if (isDomain && (reason === "period" || reason === "recurring")) return `${reason}-year`;
  return reason === "period" && facts["months"] === 0 ? "period-hour" : reason;
};

type Facts = Readonly<Record<string, string | number>>;

const rates: ReadonlySet<string> = new Set(["rate", "homeRate"]);
const amounts: ReadonlySet<string> = new Set(["unitPrice", "net", "gross"]);

/** A reason in words; in the line of a domain a period is a year. */
export const wordsOfDerivation = (derivation: Derivation, words: DerivationWords, isDomain = false): string => {
  const { locale, text, title } = words;
  const facts = derivation.facts as Facts;
  const key = keyOf(derivation.reason, facts, isDomain);
  const micros = facts["unitPriceMicros"];
  // An hour stands by itself; gigabytes are counted, with all digits of their price.
  const exact = key === "period-hour" ? hourPriceText : exactPriceText;
  const written = (name: string, fact: string | number): string | number => {
    if (name === "unitPrice" && micros !== undefined) return exact(locale, Number(micros));
    if (amounts.has(name)) return moneyText(locale, Number(fact));
    if (rates.has(name)) return rateText(locale, Number(fact));
    if (name === "months") return text(fact === 1 ? "month" : "months", { count: fact });
    return fact;
  };
  return text(key, {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, written(name, fact)])),
    title: title(String(facts["subject"])),
  });
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
