// Asking the search of the content system, which forgives typing errors in both languages. [CNT-04]
import type { ValueOf } from "@kontor/adapters/client";
import { filledIn, type Slots } from "@kontor/domain/shop/contract";
import { paymentFilledIn, paymentWords } from "@kontor/domain/shop/payment";
import { sellerFilledIn } from "@kontor/domain/shop/seller";
import { pricesFilledIn } from "@kontor/domain/shop/pricing";
import { storedSlot } from "@kontor/domain/shop/personal-data";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor, valueOf } from "../../platform/page/api-response.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { contractSentences, type FilledFrom } from "../../platform/content/filled.ts";
import { foreignSlot, foreignWords, scriptsSlot } from "../../platform/content/script-words.ts";
import { typeset } from "../../platform/content/wire.ts";
import type { HitKind, SearchHit } from "./views.ts";

export const hitKinds: readonly HitKind[] = ["product", "page", "help", "post", "job"];

/** As many as the search gives at once. */
const most = 50;

export const isHitKind = (value: unknown): value is HitKind => hitKinds.some((kind) => kind === value);

/** What was found, the nearest first; null where the search did not answer. */
export const searchContent = async (
  services: PageServices & FilledFrom,
  locale: Locale,
  wanted: string,
  kind: HitKind | null,
): Promise<readonly SearchHit[] | null> => {
  const slots = services.contract == null ? null : contractSentences(services.contract, locale);
  const query = { q: wanted, locale, limit: String(most), ...(kind === null ? {} : { type: kind }) };
  const found = valueOf(await readFor({ services, locale }, "/v2/content/search", { query }));
  const foreign = foreignWords(services.optionalScripts ?? [], locale);
  const { prices, seller, paymentProviders = [] } = services;
  const payment = paymentWords(paymentProviders, locale);
  const named = (text: string): string => (seller === undefined ? text : sellerFilledIn(text, seller(locale)));
  const priced = (text: string): string =>
    paymentFilledIn(named(prices == null ? text : pricesFilledIn(text, prices, locale)), payment).replaceAll(
      "\\\n",
      " ",
    );
  return found?.hits.map((each) => hit(each, slots, foreign, priced)) ?? null;
};

type Hit = ValueOf<"GET", "/v2/content/search">["result"]["hits"][number];

const hit = (
  { type, path, title, excerpt }: Hit,
  slots: Slots | null,
  foreign: string,
  priced: (text: string) => string,
): SearchHit => {
  const filled = (text: string): string => {
    // A table is nothing for an excerpt.
    const plain = typeset(
      priced(text.replaceAll(storedSlot, "").replaceAll(scriptsSlot, "").replaceAll(foreignSlot, foreign)),
    );
    return slots === null ? plain : filledIn(plain, slots);
  };
  return { kind: type, href: path, title: filled(title), excerpt: filled(excerpt), price: null };
};
