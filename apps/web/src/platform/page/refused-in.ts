// A refusal that an address brings along, in words: its tag, and those of its facts that a text may name. [FRM-05]
import { isRefusalTag, refusalText } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";

/** What a fact may be in an address: a name, a number; nothing that reads as a sentence. */
const plain = /^[\p{L}\p{M}\p{N}._-]{1,253}$/u;

/** Null where the address brings none that the shop knows. */
export const refusedIn = (search: URLSearchParams, locale: Locale): string | null => {
  const tag = search.get("problem");
  if (tag === null || !isRefusalTag(tag)) return null;
  const facts = [...search].flatMap(([name, value]) =>
    name.startsWith("fact-") && plain.test(value) ? [[name.slice(5), value]] : [],
  );
  return refusalText(locale, { ...Object.fromEntries(facts), _tag: tag });
};

/** The facts of a refusal as an address brings them along. */
export const factsInAddress = (
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [string, string])[] =>
  Object.entries(facts ?? {}).flatMap(([name, value]) =>
    (typeof value === "string" || typeof value === "number") && plain.test(String(value))
      ? [[`fact-${name}`, String(value)] as const]
      : [],
  );
