// A derivation as the ledger shows it: its words are the domain's, its figures in the reader's language. [HDL-02] [CRT-03]
import { type Derivation, wordsOfDerivation } from "@kontor/domain/shop/pricing";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { DerivationView } from "@kontor/ui/ledger";
import { moneyText } from "../../platform/texts/format.ts";
import type { Translate } from "../../platform/texts/texts.tsx";

export interface DerivationWords {
  readonly t: Translate;
  readonly locale: Locale;
  /** The name of a product key or of a domain. */
  readonly title: (subject: string) => string;
}

export const derivationView = (derivation: Derivation, words: DerivationWords, isDomain = false): DerivationView => {
  const { t, locale, title } = words;
  const isOfDomain = isDomain || (derivation.reason === "line" && derivation.facts.kind === "domain");
  const text: Translate = (key, values) => t(`reason.${key}`, values);
  return {
    label: wordsOfDerivation(derivation, { locale, title, text }, isOfDomain),
    amount: moneyText(locale, derivation.amount),
    parts: derivation.parts.map((part) => derivationView(part, words, isOfDomain)),
  };
};
