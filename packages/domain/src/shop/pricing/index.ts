// The door of `pricing`.
export type {
  Derivation,
  DerivationBy,
  DerivationFacts,
  DerivationReason,
  PlainLine,
  PlainQuote,
  Quote,
  QuoteLine,
  Prices,
  RecurringGroup,
  VatGroup,
} from "./model.ts";
export { changedSums, type ChangedSum, saysTheSame } from "./changed-sums.ts";
export { canonicalHash, canonicalJson } from "./canonical-json.ts";
export { sha256 } from "./sha256.ts";
export {
  costOver,
  countedAtRate,
  exactPrice,
  instalments,
  laterCosts,
  mostOfOne,
  periodPrice,
  type Instalment,
  type LaterCost,
  type PeriodPrice,
  type PriceOfOne,
} from "./costs.ts";
export { addsUp, leavesOf } from "./derivation.ts";
export { explain, explained, type Explanation, type LineAmount, type QuoteAmount } from "./explain.ts";
export {
  derivationText,
  derivationTexts,
  type DerivationTextKey,
  wordsOfDerivation,
  type DerivationWords,
} from "./derivation-words.ts";
export { foretoldQuote, type ForetoldQuote, type QuoteFacts } from "./foretold.ts";
export { homePrices, type HomePrices, repriced } from "./home-price.ts";
export {
  hasSeveralRates,
  namingVat,
  ratesIn,
  type Taxed,
  type TaxedLine,
  vatGroupsOf,
  vatOfLine,
  type VatSum,
  vatSums,
} from "./line-vat.ts";
export { domainYear, type LineRefusal } from "./lines.ts";
export { pricesOfProduct, type QuoteInput, type QuoteRefusal } from "./prices.ts";
export {
  forgivingQuote,
  quote,
  quoteHash,
  withoutDerivations,
  type ForgivingQuote,
} from "./rules.ts";
export { hasPriceSlots, pricesFilledIn, type PriceView } from "./text-slots.ts";
export { settle, settlementOf, type GrossLine, type SettlementLine, type Settlement } from "./settlement.ts";
export { quoteOfCart, shownQuoteOfCart, type QuoteCircumstances } from "./use-cases.ts";
