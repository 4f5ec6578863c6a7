// How a law is written down: `law("[CRT-07] a sentence", () => fc.property(…))`. [HDL-01]
import type { Law, Property, Rule } from "./model.ts";

const idPattern = /\[([A-Z]{2,4}-\d{2,3})\]/g;

/** The requirement ids that a sentence names in brackets, in their order. */
// Stryker disable next-line StringLiteral: the pattern always has its group
export const idsOf = (sentence: string): readonly string[] =>
  Array.from(sentence.matchAll(idPattern), (match) => match[1] ?? "");

/**
 * A law. A sentence without an id is a defect of its author.
 * @throws Error where no requirement stands in front of the sentence.
 */
export const law = (sentence: string, property: () => Property): Law => {
  const ids = idsOf(sentence);
  if (ids.length === 0) throw new Error(`a law without a requirement id such as [CRT-07] in front: ${sentence}`);
  return { sentence, ids, property };
};

/** A record of the law book: for everyone and open at both ends unless stated otherwise. */
export const rule = (
  id: string,
  text: Rule["text"],
  source: string,
  bounds: Partial<Pick<Rule, "scope" | "validFrom" | "validUntil">> = {},
): Rule => ({ id, text, source, scope: "everyone", validFrom: null, validUntil: null, ...bounds });
