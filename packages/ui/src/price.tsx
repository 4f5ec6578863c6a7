// A price as a price list sets it: the whole large, the cents raised; read aloud as one amount.
import type { Cents } from "@kontor/domain/kernel/money";
import { moneyParts, type Locale } from "@kontor/domain/visitor/locale";

const classes = { sign: undefined, whole: undefined, cents: "k-price-cents", currency: "k-price-sign" } as const;

export interface PriceProps {
  readonly locale: Locale;
  readonly amount: Cents | number;
  /** What the amount pays for, such as "/ month". */
  readonly unit?: string;
  readonly size?: "small" | "normal" | "large";
}

export const Price = ({ locale, amount, unit, size = "normal" }: PriceProps) => (
  <span className="k-price" data-size={size}>
    {moneyParts(locale, amount).map(([kind, text]) => (
      <span key={kind} className={classes[kind]}>
        {text}
      </span>
    ))}
    {unit === undefined ? null : <span className="k-price-unit"> {unit}</span>}
  </span>
);
