// The lines of an order as a letter has them: many names at one price are one line, which says each of them. [CHK-05] [LOOK3-21]
import { mostNames } from "#shop/contract";
import { cents, type Cents } from "#kernel/money";
import type { OrderFactsLine } from "./model.ts";

export interface LineInShort {
  /** With the sums of those that it stands for. */
  readonly line: OrderFactsLine;
  /** All that it stands for: one, or more names than `mostNames`. */
  readonly of: readonly OrderFactsLine[];
}

/** In their order, where the first of those that are one stood. */
export const linesInShort = (lines: readonly OrderFactsLine[]): readonly LineInShort[] =>
  lines.flatMap((line, at): readonly LineInShort[] => {
    const alike = lines.filter((other) => areOne(line, other));
    if (alike.length <= mostNames) return [{ line, of: [line] }];
    const sum = (figure: (of: OrderFactsLine) => Cents): Cents =>
      cents(alike.reduce((total, each) => total + figure(each), 0));
    const { setup, first, recurring } = {
      setup: sum((of) => of.setup),
      first: sum((of) => of.first),
      recurring: sum((of) => of.recurring),
    };
    return lines.findIndex((other) => areOne(line, other)) === at
      ? [{ line: { ...line, setup, first, recurring }, of: alike }]
      : [];
  });

const areOne = (a: OrderFactsLine, b: OrderFactsLine): boolean =>
  a.kind === "domain" &&
  b.kind === "domain" &&
  a.quantity === b.quantity &&
  a.setup === b.setup &&
  a.first === b.first &&
  a.recurring === b.recurring &&
  a.vat?.rate === b.vat?.rate &&
  a.everyMonths === b.everyMonths &&
  a.recurringFrom === b.recurringFrom;
