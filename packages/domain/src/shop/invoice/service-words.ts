// What a line bills, in words: kind and extent of the service as § 14 (4) UStG wants them; page, PDF and XML say the same. [ACC-03]
import type { Cents } from "#kernel/money";
import { exactPriceText, inLocale, type Locale, type Localized } from "#visitor/locale";
import { exactPrice } from "#shop/pricing";
import type { Invoice, InvoiceLine } from "./model.ts";

interface ServiceWords {
  readonly domain: Readonly<Record<NonNullable<InvoiceLine["done"]>, (name: string) => string>>;
  readonly unitPrice: Readonly<Record<NonNullable<InvoiceLine["unit"]>, (quantity: number, price: string) => string>>;
  readonly discount: (amount: string) => string;
  readonly most: (amount: string) => string;
  readonly contracts: (numbers: string, count: number) => string;
  readonly byTheHour: string;
  readonly vat: (rate: string, country: string | null) => string;
}

const words: Localized<ServiceWords> = {
  en: {
    domain: {
      register: (name) => `Registration of the domain ${name}`,
      transfer: (name) => `Transfer of the domain ${name}`,
      renew: (name) => `Renewal of the domain ${name}`,
    },
    unitPrice: {
      hour: (quantity, price) => `${quantity} × ${price} an hour`,
      month: (quantity, price) => `${quantity} × ${price} a month`,
      year: (quantity, price) => `${quantity} × ${price} a year`,
    },
    discount: (amount) => `Discount: ${amount}`,
    most: (amount) => `Monthly maximum: ${amount}`,
    contracts: (numbers, count) => `${count === 1 ? "Contract" : "Contracts"} ${numbers}`,
    byTheHour: "Hours are billed at the end of the month in which they were used.",
    vat: (rate, country) => `${rate} VAT${country === null ? "" : ` (${country})`}`,
  },
  de: {
    domain: {
      register: (name) => `Registrierung der Domain ${name}`,
      transfer: (name) => `Umzug der Domain ${name}`,
      renew: (name) => `Verlängerung der Domain ${name}`,
    },
    unitPrice: {
      hour: (quantity, price) => `${quantity} × ${price} je Stunde`,
      month: (quantity, price) => `${quantity} × ${price} im Monat`,
      year: (quantity, price) => `${quantity} × ${price} im Jahr`,
    },
    discount: (amount) => `Rabatt: ${amount}`,
    most: (amount) => `Höchstpreis des Monats: ${amount}`,
    contracts: (numbers, count) => `${count === 1 ? "Vertrag" : "Verträge"} ${numbers}`,
    byTheHour: "Stunden werden am Ende des Monats abgerechnet, in dem sie genutzt wurden.",
    vat: (rate, country) => `${rate} MwSt.${country === null ? "" : ` (${country})`}`,
  },
};

type Served = Pick<InvoiceLine, "kind" | "title" | "category" | "done">;

/** The kind of the service: `Webhosting: Web M`, `Registrierung der Domain beispiel.de`; the title alone on documents from before it was noted. */
export const serviceText = ({ kind, title, category, done }: Served, locale: Locale): string => {
  if (kind === "domain" && done !== undefined) return inLocale(words, locale).domain[done](inLocale(title, locale));
  return category === undefined || inLocale(category, locale) === inLocale(title, locale)
    ? inLocale(title, locale)
    : `${inLocale(category, locale)}: ${inLocale(title, locale)}`;
};

type Priced = Pick<
  InvoiceLine,
  "quantity" | "unit" | "unitPrice" | "unitPriceMicros" | "hours" | "discount" | "period"
>;

/**
 * What its price is made of: so many times the price of one, and what a deal or a plan takes off; `money` writes an amount. Nothing of a credit note,
 * which takes back a part of it.
 */
export const priceNotes = (
  of: Pick<Invoice, "kind">,
  { quantity, unit, unitPrice, unitPriceMicros, hours = 1, discount, period }: Priced,
  locale: Locale,
  money: (amount: Cents) => string,
): readonly string[] => {
  const say = inLocale(words, locale);
  if (of.kind === "credit-note") return [];
  return [
    ...(unit === undefined || unitPrice === undefined
      ? []
      : [
          say.unitPrice[unit](
            quantity * hours,
            exactPriceText(
              locale,
              exactPrice({ unitPrice, ...(unitPriceMicros === undefined ? {} : { unitPriceMicros }) }),
            ),
          ),
        ]),
    ...(discount === undefined ? [] : [say[unit === "hour" ? "most" : "discount"](money(discount))]),
    ...(unit === "hour" && period === null ? [say.byTheHour] : []),
  ];
};

/** The contracts that a line is for, by their numbers in few words. */
export const contractsNote = (numbers: string, count: number, locale: Locale): string =>
  inLocale(words, locale).contracts(numbers, count);

/** `20 % MwSt. (Österreich)`: the rate with the country whose rate it is; null where it is of none. */
export const vatText = (rate: string, country: string | null, locale: Locale): string =>
  inLocale(words, locale).vat(rate, country);
