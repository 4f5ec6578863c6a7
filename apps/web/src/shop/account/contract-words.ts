// What the account says of a contract wherever it stands: its price from now on, and which of several pieces it is. [ACC-02] [ACC-09]
import type { ContractView, PriceStep } from "@kontor/domain/shop/contract";
import { moneyText } from "../../platform/texts/format.ts";
import type { Words } from "./words.ts";

/** A later price with its rhythm: where hours are billed it is the most of a month. [PRD-08] */
export const priceEvery = (
  { t, locale }: Words,
  { hourly }: Pick<ContractView["contract"], "hourly">,
  { gross, everyMonths }: Pick<PriceStep, "gross" | "everyMonths">,
): string => {
  const every = t("every", { count: everyMonths });
  return t(hourly ? "priceMost" : "price", { price: moneyText(locale, gross), every });
};

/** What it costs from now on. */
export const priceText = (
  words: Words,
  { later, contract }: Pick<ContractView, "later"> & { readonly contract: Pick<ContractView["contract"], "hourly"> },
): string =>
  later.length === 0 ? words.t("free") : later.map((step) => priceEvery(words, contract, step)).join(" + ");

/** A title or a number; of several pieces each says which it is. */
export const withPiece = ({ t }: Words, text: string, { piece }: Pick<ContractView["contract"], "piece">): string =>
  piece === undefined ? text : `${text} (${t("piece", { ...piece })})`;
