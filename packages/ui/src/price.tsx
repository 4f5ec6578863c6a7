// A price as a price list sets it: the whole large, the cents raised; read aloud as one amount.
import type { Cents, Micros } from "@kontor/domain/kernel/money";
import { hourPriceParts, moneyParts, type Locale } from "@kontor/domain/visitor/locale";

const classes = { sign: undefined, whole: undefined, cents: "k-price-cents", currency: "k-price-sign" } as const;

export type PriceProps = PriceFrame & ({ readonly amount: Cents | number } | { readonly hourPrice: Micros | number });

interface PriceFrame {
  readonly locale: Locale;
  /** What the amount pays for, such as "/ month". */
  readonly unit?: string;
  readonly size?: "small" | "normal" | "large";
}

export const Price = ({ locale, unit, size = "normal", ...price }: PriceProps) => (
  <span className="k-price" data-size={size}>
    {("hourPrice" in price ? hourPriceParts(locale, price.hourPrice) : moneyParts(locale, price.amount)).map(
      ([kind, text]) => (
        <span key={kind} className={classes[kind]}>
          {text}
        </span>
      ),
    )}
    {unit === undefined ? null : <span className="k-price-unit"> {unit}</span>}
  </span>
);
