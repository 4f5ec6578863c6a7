// A refusal that an address brings along, in words: its tag, and those of its facts that a text may name. [FRM-05] [REP-12]
import { isRefusalTag, refusalText } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";

/** What a fact may be in an address that anybody may write: a name, a number; nothing that reads as a sentence. Others come sealed (`sealed-facts.ts`). */
const plain = /^[\p{L}\p{M}\p{N}._-]{1,253}$/u;

export const isPlainFact = (fact: string): boolean => plain.test(fact);

/** Longer than any fact but what was typed, which is not repeated whole. */
const mostOfFact = 253;
const shortened = (fact: string): string =>
  fact.length <= mostOfFact ? fact : `${Array.from(fact.slice(0, mostOfFact)).slice(0, -1).join("")}…`;

/** Null where the address brings none that the shop knows. */
export const refusedIn = (search: URLSearchParams, locale: Locale): string | null => {
  const tag = search.get("problem");
  if (tag === null || !isRefusalTag(tag)) return null;
  return refusalText(locale, { ...factsIn(search), _tag: tag });
};

/** The facts that an address brings along. */
export const factsIn = (search: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...search].flatMap(([name, value]) => (/^fact-\w+$/.test(name) ? [[name.slice(5), value]] : [])));

/** The facts of a refusal as an address brings them along. */
export const factsInAddress = (
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [string, string])[] =>
  Object.entries(facts ?? {}).flatMap(([name, value]) =>
    (typeof value === "string" || typeof value === "number") && value !== ""
      ? [[`fact-${name}`, shortened(String(value))] as const]
      : [],
  );
