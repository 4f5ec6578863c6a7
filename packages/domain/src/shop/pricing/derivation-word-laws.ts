// Law of the words of a quote: whatever an amount unfolds into can be read. [HDL-02] [LOC-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { type Locale, locales } from "#visitor/locale";
import { anyQuoteInput } from "./arbitraries.ts";
import { derivationText } from "./derivation-words.ts";
import { explained } from "./explain.ts";
import type { Derivation } from "./model.ts";
import { forgivingQuote } from "./rules.ts";

const nodesOf = (tree: Derivation): readonly Derivation[] => [tree, ...tree.parts.flatMap(nodesOf)];

const isWorded = (locale: Locale, node: Derivation): boolean =>
  [false, true].every((isDomain) => !/^$|\{\{|undefined|NaN/.test(derivationText(locale, node, { isDomain })));

export const derivationWordLaws: readonly Law[] = [
  law(
    "[HDL-02] [REUSE4-6] whatever an amount unfolds into has words in both languages, with each figure in its place",
    () =>
      fc.property(anyQuoteInput, (input) => {
        const { amounts, lines, recurring } = explained(Result.getOrThrow(forgivingQuote(input)).quote);
        const trees = [...Object.values(amounts), ...lines.flatMap((line) => Object.values(line)), ...recurring];
        return trees.flatMap(nodesOf).every((node) => locales.every((locale) => isWorded(locale, node)));
      }),
  ),
];
