// The search of the shop: an index for each language, usable while it grows, and rebuilt in the background when the content has changed (decision 22). [CNT-04]
import type { ProviderName } from "@kontor/domain/shop/payment";
import type { Locale } from "@kontor/domain/visitor/locale";
import { ContentAway, type ContentSource } from "../content/source.ts";
import type { HitType } from "./documents.ts";
import { languageIndex, type Growing, type LanguageIndex } from "./one-language.ts";

export interface Search {
  readonly find: (
    locale: Locale,
    words: string,
    type: HitType | null,
    most: number,
  ) => Promise<ReturnType<LanguageIndex["find"]>>;
}

interface CachedIndex {
  readonly version: string;
  readonly index: LanguageIndex;
}

interface Making extends Growing {
  /** Ends with the making, or when it takes too long for those who search. */
  readonly patience: Promise<void>;
}

/** How long searches wait for a whole new index while an old one or a part of it is there. */
const patienceMs = 500;

/** How long the first search waits for any index, before it is refused with a wait. */
const firstPatienceMs = 8_000;

const timeout = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, patienceMs).unref());

const tooLong = (): Promise<never> =>
  new Promise(
    (_, reject) => void setTimeout(() => reject(new ContentAway("the index is being made")), firstPatienceMs).unref(),
  );

/** What texts say of the ways to pay is found by its words: those of the providers that are offered. [PAY-03] */
export const searchOver = (
  source: ContentSource,
  version: () => Promise<string>,
  offered: readonly ProviderName[] = [],
): Search => {
  const indexes = new Map<Locale, CachedIndex>();
  const making = new Map<Locale, Making>();

  const make = (locale: Locale, wanted: string): Making => {
    const running = making.get(locale);
    if (running !== undefined) return running;
    const growing = languageIndex(source, locale, offered);
    const made = { ...growing, patience: Promise.race([growing.whole.catch(() => undefined), timeout()]) };
    making.set(locale, made);
    // Searches that wait get the failure; the next one tries again.
    void growing.whole
      .then(() => void indexes.set(locale, { version: wanted, index: growing.index }))
      .catch(() => undefined)
      .finally(() => making.delete(locale));
    return made;
  };

  const current = async (locale: Locale): Promise<LanguageIndex> => {
    const wanted = await version();
    const there = indexes.get(locale);
    if (there?.version === wanted) return there.index;
    const { index, begun, patience } = make(locale, wanted);
    // What is there of a very large site is searched while the rest comes.
    if (there === undefined) await Promise.race([begun, tooLong()]);
    await patience;
    return indexes.get(locale)?.index ?? index;
  };

  return { find: async (locale, words, type, most) => (await current(locale)).find(words, type, most) };
};
