// Facts of a seller that a text says by hand, found by their shape: what names an old town or a wrong account is found as well as what is right today. [LGL-07]

import { isIban } from "./account.ts";

export type FactShape = "iban" | "vat-id" | "register" | "email" | "phone" | "post-code";

export interface Handwritten {
  readonly shape: FactShape;
  /** As it stands in the text. */
  readonly found: string;
}

const vatLetters = "AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI";

/** In this order: what one finds is not looked at by those behind it. */
const shapes: readonly (readonly [FactShape, RegExp, (found: string) => boolean])[] = [
  ["email", /[^\s@<>()[\]{}:;,„“”"'|*]+@[^\s@<>()[\]{}:;,„“”"'|*]+\.\p{L}{2,}/gu, () => true],
  [
    "iban",
    /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,4})?\b/g,
    (found) => digitsIn(found) >= 11 || isIban(found.replaceAll(/\s/g, "")),
  ],
  [
    "vat-id",
    new RegExp(
      `\\b(?:${vatLetters})[ \\u00a0]?U?(?:[A-Z0-9][ \\u00a0]?){7,12}(?![A-Za-z0-9])|\\bCHE[- ]?\\d{3}\\.?\\d{3}\\.?\\d{3}`,
      "g",
    ),
    (found) => digitsIn(found) >= 7,
  ],
  ["register", /\b(?:HRA|HRB|GnR|VR|PR|FN)[ \u00a0]?\d{3,}[ \u00a0]?[a-z]?\b/g, () => true],
  [
    "phone",
    /(?:\+|\b00)[1-9][\d ()/.\u00a0-]{6,}\d|(?<![\d.,-])\(?0[1-9]\d{1,4}\)?[ /\u00a0-]+\d[\d \u00a0-]{3,}\d/g,
    (found) => digitsIn(found) >= 7,
  ],
  [
    "post-code",
    /(?<!\b(?:ISO|EN|DIN|IEC|RFC) )(?<![\p{L}\d.,-])(?:[A-Z]{1,3}-)?(?!\d\d000)\d{5} \p{Lu}\p{L}{2,}|(?<![\p{L}\d])[A-Z]{1,3}-\d{4} \p{Lu}\p{L}{2,}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b\d{2}-\d{3} \p{Lu}\p{L}{2,}|\b\d{4} [A-Z]{2} \p{Lu}\p{L}{2,}/gu,
    () => true,
  ],
];

const digitsIn = (text: string): number => (text.match(/\d/g) ?? []).length;

/** What of a text looks like a fact of a seller. What is known to belong to others, an authority or a court, is left out. */
export const handwrittenFacts = (text: string, others: readonly string[] = []): readonly Handwritten[] => {
  const own = others.filter((other) => other.trim() !== "").reduce((rest, other) => rest.replaceAll(other, " "), text);
  const found: Handwritten[] = [];
  shapes.reduce((rest, [shape, pattern, isOne]) => {
    const matches = Array.from(rest.matchAll(pattern), ([match]) => match).filter(isOne);
    for (const match of matches) found.push({ shape, found: match.trim() });
    return matches.reduce((left, match) => left.replace(match, " "), rest);
  }, own);
  return found;
};
