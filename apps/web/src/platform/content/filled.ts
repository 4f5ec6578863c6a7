// Fills what a text of the content system leaves open: sentences about terms come from the policy in force, facts of the provider from its file, prices from the catalogue at the visitor's VAT, the ways to pay from the settings, wherever the text is stored. [CON-01] [VAT-10] [PAY-03]
import { type ContractFacts, contractSlots, filledIn, type Slots } from "@kontor/domain/shop/contract";
import { paymentFilledIn, paymentWords, type ProviderName } from "@kontor/domain/shop/payment";
import { storedSlot, withStoredTable } from "@kontor/domain/shop/personal-data";
import { type SellerWords, sellerFilledIn } from "@kontor/domain/shop/seller";
import { hasPriceSlots, pricesFilledIn, type PriceView } from "@kontor/domain/shop/pricing";
import { isLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText } from "../texts/format.ts";
import { foreignSlot, foreignWords, type Scripts, scriptsSlot, scriptsTable } from "./script-words.ts";

/** What texts of the content system are filled from. */
export interface FilledFrom {
  /** The policy of contracts and the day; null while the shop cannot say. [CON-01] */
  readonly contract?: ContractFacts | null;
  /** The prices that the visitor sees; null while the shop cannot say. [VAT-10] */
  readonly prices?: PriceView | null;
  /** What texts say of the provider; the same for everybody. [LGL-07] */
  readonly seller?: (locale: Locale) => SellerWords;
  /** The scripts of the settings. [VIS-02] */
  readonly optionalScripts?: Scripts;
  /** The providers of the settings. [PAY-03] */
  readonly paymentProviders?: readonly ProviderName[];
}

/** What a text is filled for: the policy and the day, the prices of a view, and the ways to pay, each only where the text leaves it open; and whether the provider is named. */
export const filledFor = (body: string, { contract, prices, seller, paymentProviders = [] }: FilledFrom): string =>
  [
    contract == null || !body.includes("{contract:") ? "" : `${contract.policy} ${contract.day}`,
    prices == null || !hasPriceSlots(body) ? "" : priceKey(prices),
    seller === undefined ? "unnamed" : "",
    body.includes("{payment:") ? paymentProviders.join() : "",
  ].join("|");

const priceKey = ({ catalog, now, homeRate, later, vat }: PriceView): string =>
  `${catalog.version} ${now} ${homeRate} ${vat.country} ${vat.rate} ${JSON.stringify(later ?? [])}`;

/** What stands in the slots of privacy: the table of what is stored of customers, and what is said of scripts. [ACC-06] [VIS-02] */
const privacySlots = {
  [storedSlot]: (locale) => withStoredTable(storedSlot, locale),
  [foreignSlot]: (locale, scripts) => foreignWords(scripts, locale),
  [scriptsSlot]: (locale, scripts) => scriptsTable(scripts, locale),
} satisfies Readonly<Record<string, (locale: Locale, scripts: Scripts) => string>>;

/** A JSON body with these slots filled in. */
const withPrivacy = (body: string, locale: Locale, scripts: Scripts): string =>
  Object.entries(privacySlots).reduce(
    (text, [slot, words]) =>
      text.includes(slot) ? text.replaceAll(slot, () => inString(words(locale, scripts))) : text,
    body,
  );

/** An answer as JSON with its slots filled in, in the requested language; those of terms and prices stay while the shop cannot say. */
export const filledAnswer = (
  body: string,
  path: string,
  { contract, prices, seller, optionalScripts = [], paymentProviders = [] }: FilledFrom,
): string => {
  const locale = new URLSearchParams(path.split("?")[1]).get("locale") ?? "";
  if (!isLocale(locale)) return body;
  const withTerms =
    contract == null || !body.includes("{contract:")
      ? body
      : filledIn(body, inJson(contractSentences(contract, locale)));
  // Amounts and names of countries need no escape within a string of JSON.
  const withPrices = prices == null ? withTerms : pricesFilledIn(withTerms, prices, locale);
  const withSeller =
    seller === undefined || !withPrices.includes("{provider:")
      ? withPrices
      : sellerFilledIn(withPrices, seller(locale), inString);
  const withWays = withSeller.includes("{payment:")
    ? paymentFilledIn(withSeller, paymentWords(paymentProviders, locale), inString)
    : withSeller;
  return withPrivacy(withWays, locale, optionalScripts);
};

export const contractSentences = (facts: ContractFacts, locale: Locale): Slots =>
  contractSlots(facts, locale, (of) => dayText(locale, of));

const inJson = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, text]) => [name, inString(text)])) as Record<
    keyof Slots,
    string
  >;

/** As it stands within a string of JSON. */
const inString = (text: string): string => JSON.stringify(text).slice(1, -1);
