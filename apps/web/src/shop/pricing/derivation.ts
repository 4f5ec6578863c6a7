// A derivation in words: the reason of each amount from the texts, its figures in the reader's language. [HDL-02] [CRT-03]
import type { Derivation } from "@kontor/domain/shop/pricing";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { DerivationView } from "@kontor/ui/ledger";
import { exactPriceText, hourPriceText, moneyText, rateText } from "../../platform/texts/format.ts";
import type { Translate } from "../../platform/texts/texts.tsx";

export interface DerivationWords {
  readonly t: Translate;
  readonly locale: Locale;
  /** The name of a product key or of a domain. */
  readonly title: (subject: string) => string;
}

const moneyFacts: ReadonlySet<string> = new Set(["unitPrice", "net", "gross"]);
const rateFacts: ReadonlySet<string> = new Set(["rate", "homeRate"]);

/** A domain's period is a year, a product's are months: the line of the reason decides. */
const keyOf = (derivation: Derivation, isDomain: boolean): string => {
  if (isDomain && (derivation.reason === "period" || derivation.reason === "recurring"))
    return `reason.${derivation.reason}-year`;
  // Hours are billed afterwards: nothing of them is in the first invoice.
  if (derivation.reason === "period" && derivation.facts.months === 0) return "reason.period-hour";
  if (derivation.reason === "unit-price" && derivation.facts.rate === undefined) return "reason.unit-price-plain";
  return `reason.${derivation.reason}`;
};

export const derivationView = (derivation: Derivation, words: DerivationWords, isDomain = false): DerivationView => {
  const { t, locale, title } = words;
  const domain = isDomain || derivation.facts.kind === "domain";
  const { unitPriceMicros } = derivation.facts;
  const key = keyOf(derivation, domain);
  // An hour stands by itself; gigabytes are counted, with all digits of their price.
  const priceText = key === "reason.period-hour" ? hourPriceText : exactPriceText;
  const values = Object.fromEntries(
    Object.entries(derivation.facts).map(([name, fact]) => {
      if (name === "unitPrice" && unitPriceMicros !== undefined)
        return [name, priceText(locale, Number(unitPriceMicros))];
      if (moneyFacts.has(name)) return [name, moneyText(locale, Number(fact))];
      if (rateFacts.has(name)) return [name, rateText(locale, Number(fact))];
      return [name, name === "months" ? t("months", { count: Number(fact) }) : fact];
    }),
  );
  return {
    label: t(key, { ...values, title: title(String(derivation.facts.subject ?? "")) }),
    amount: moneyText(locale, derivation.amount),
    parts: derivation.parts.map((part) => derivationView(part, words, domain)),
  };
};
