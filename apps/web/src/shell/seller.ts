// What texts say of the provider in each language: its facts as they are read of its file. [LGL-07] [OPS-12]
import { type SellerWords, sellerFacts, sellerWords } from "@kontor/domain/shop/seller";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { countryText } from "../platform/texts/format.ts";
import type { ProviderSite } from "../platform/provider/site.ts";
import { provider } from "./provider.ts";

const wordsOf = (site: ProviderSite): Localized<SellerWords> => {
  // The API does not start with facts that cannot be read.
  const facts = Result.getOrThrowWith(sellerFacts(site), () => new Error("content/site.json cannot be read"));
  const inEach = (locale: Locale): SellerWords =>
    sellerWords({ ...facts, hours: site.hours }, locale, countryText(locale, facts.country));
  return { en: inEach("en"), de: inEach("de") };
};

/** What in texts looks like a fact of the provider and belongs to others. */
export const others = (): readonly string[] => provider().others ?? [];

const made = new WeakMap<ProviderSite, Localized<SellerWords>>();

export const sellerOf = (locale: Locale): SellerWords => {
  const site = provider();
  const words = made.get(site) ?? wordsOf(site);
  made.set(site, words);
  return inLocale(words, locale);
};
