// The search of the shop: an index for each language, made anew behind the back of those who search when the content has changed. [CNT-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import { ContentAway, type ContentSource } from "../source.ts";
import type { HitType } from "./documents.ts";
import { languageIndex, type LanguageIndex } from "./one-language.ts";

export interface Search {
  readonly find: (locale: Locale, words: string, type: HitType | null, most: number) => Promise<ReturnType<LanguageIndex["find"]>>;
}

interface Kept {
  readonly version: string;
  readonly index: LanguageIndex;
}

/** How long a search waits for a new index while an old one is there. */
const patienceMs = 500;

/** How long the first search waits for the index of a very large site, before it is asked to come back. */
const firstPatienceMs = 8_000;

const notYet = (): Promise<never> =>
  new Promise((_, reject) => void setTimeout(() => reject(new ContentAway("the index is being made")), firstPatienceMs).unref());

export const searchOver = (source: ContentSource, version: () => Promise<string>): Search => {
  const kept = new Map<Locale, Kept>();
  const making = new Map<Locale, Promise<Kept>>();

  const make = (locale: Locale, wanted: string): Promise<Kept> => {
    const running = making.get(locale);
    if (running !== undefined) return running;
    const started = languageIndex(source, locale)
      .then((index) => {
        const made = { version: wanted, index };
        kept.set(locale, made);
        return made;
      })
      .finally(() => making.delete(locale));
    // Those who wait hear of a failure; when nobody does, the next one who searches tries again.
    started.catch(() => undefined);
    making.set(locale, started);
    return started;
  };

  const current = async (locale: Locale): Promise<LanguageIndex> => {
    const wanted = await version();
    const there = kept.get(locale);
    if (there?.version === wanted) return there.index;
    const coming = make(locale, wanted);
    if (there === undefined) return (await Promise.race([coming, notYet()])).index;
    const waiting = new Promise<Kept>((resolve) => void setTimeout(() => resolve(there), patienceMs).unref());
    return (await Promise.race([coming.catch(() => there), waiting])).index;
  };

  return { find: async (locale, words, type, most) => (await current(locale)).find(words, type, most) };
};
