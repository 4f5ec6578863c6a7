// What texts say of the provider in each language: its facts as they are read of its file. [LGL-07] [OPS-12]
import { type SellerWords, sellerFacts, sellerWords } from "@kontor/domain/shop/seller";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { countryText } from "../platform/texts/format.ts";
import { provider } from "./provider.ts";

const wordsIn = (): Localized<SellerWords> => {
  // The API does not start with facts that cannot be read.
  const facts = Result.getOrThrowWith(sellerFacts(provider), () => new Error("content/site.json cannot be read"));
  const inEach = (locale: Locale): SellerWords =>
    sellerWords({ ...facts, hours: provider.hours }, locale, countryText(locale, facts.country));
  return { en: inEach("en"), de: inEach("de") };
};

/** What in texts looks like a fact of the provider and belongs to others. */
export const others: readonly string[] = (provider as { readonly others?: readonly string[] }).others ?? [];

const made: { words?: Localized<SellerWords> } = {};

export const sellerOf = (locale: Locale): SellerWords => inLocale((made.words ??= wordsIn()), locale);
