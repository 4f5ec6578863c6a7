// A price as a price list sets it: the whole large, the cents raised; read aloud as one amount.
import type { Cents } from "@kontor/domain/kernel/money";
import { type Locale, localeTag } from "@kontor/domain/visitor/locale";

const formats = new Map<string, Intl.NumberFormat>();

const euro = (locale: Locale): Intl.NumberFormat => {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeTag[locale], { style: "currency", currency: "EUR" });
  formats.set(locale, made);
  return made;
};

/** An amount in words of the reader's language: `€4.99`, `4,99 €`. [LOC-07] */
export const money = (locale: Locale, amount: Cents | number): string => euro(locale).format(amount / 100);

const parts = new Map<string, readonly Intl.NumberFormatPart[]>();

/** The parts of an amount; a price list needs the same few again and again. */
const partsOf = (locale: Locale, amount: number): readonly Intl.NumberFormatPart[] => {
  const key = locale + amount;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const made = euro(locale).formatToParts(amount / 100);
  if (parts.size < 1_000) parts.set(key, made);
  return made;
};

export interface PriceProps {
  readonly locale: Locale;
  readonly amount: Cents | number;
  /** What the amount pays for, such as "/ month". */
  readonly unit?: string;
  readonly size?: "small" | "normal" | "large";
}

export const Price = ({ locale, amount, unit, size = "normal" }: PriceProps) => (
  <span className="k-price" data-size={size}>
    {partsOf(locale, amount).map(({ type, value }, at) => {
      const kind = type === "fraction" ? "k-price-cents" : type === "currency" || type === "literal" ? "k-price-sign" : undefined;
      return (
        <span key={at} className={kind}>
          {value}
        </span>
      );
    })}
    {unit === undefined ? null : <span className="k-price-unit"> {unit}</span>}
  </span>
);
