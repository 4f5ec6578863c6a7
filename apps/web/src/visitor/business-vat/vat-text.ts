// How a price names its VAT: with rate and country where there is one, and plainly without where there is none. [SHL-10] [VAT-10]
import type { Locale } from "@kontor/domain/visitor/locale";
import { rateText } from "../../platform/texts/format.ts";
import type { ShownVat } from "./shown-vat.ts";
import type { Translate } from "../../platform/texts/translate.ts";

/** The text `key`, or `key` with `None` where no VAT is in the prices: "incl. 0% VAT" is never shown. */
export const vatText = (
  t: Translate,
  key: string,
  vat: Pick<ShownVat, "name" | "rate" | "stated">,
  locale: Locale,
): string => t(vat.stated === "included" ? key : `${key}None`, { rate: rateText(locale, vat.rate), country: vat.name });
