// What the account says of a contract wherever it stands: its price from now on, and which of several pieces it is. [ACC-02] [ACC-09]
import type { ContractView, PriceStep } from "@kontor/domain/shop/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";

/** A later price with its rhythm: where hours are billed it is the most of a month. [PRD-08] */
export const priceEvery = (
  { hourly }: Pick<ContractView["contract"], "hourly">,
  { gross, everyMonths }: Pick<PriceStep, "gross" | "everyMonths">,
  locale: Locale,
): string => {
  const t = texts(locale, "contracts");
  const every = t("every", { count: everyMonths });
  return t(hourly ? "priceMost" : "price", { price: moneyText(locale, gross), every });
};

/** What it costs from now on. */
export const priceText = ({ later, contract }: Pick<ContractView, "later" | "contract">, locale: Locale): string =>
  later.length === 0
    ? texts(locale, "contracts")("free")
    : later.map((step) => priceEvery(contract, step, locale)).join(" + ");

/** A title or a number; of several pieces each says which it is. */
export const withPiece = (text: string, { piece }: Pick<ContractView["contract"], "piece">, locale: Locale): string =>
  piece === undefined ? text : `${text} (${texts(locale, "contracts")("piece", { ...piece })})`;
