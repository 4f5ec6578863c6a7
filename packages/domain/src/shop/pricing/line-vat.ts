// Which VAT is in a line: that of its document, or its own where its period ends after a change of rates. [VAT-14]
import { type Cents, type Rate, sum } from "#kernel/money";
import { isSameDecision, type VatDecision } from "#shop/vat";
import type { Quote, VatGroup } from "./model.ts";

/** A quote, an invoice or a credit note: it says what holds for all lines that say nothing else. */
export interface Taxed {
  readonly vat: VatDecision;
}

export interface TaxedLine {
  readonly vatDecision?: VatDecision;
}

/** The VAT of a line: its own where it names one, else that of the quote. */
export const vatOfLine = ({ vat }: Taxed, { vatDecision }: TaxedLine): VatDecision => vatDecision ?? vat;

/** Whether its lines have different VAT, so that each names its own. */
export const hasSeveralRates = ({ lines }: { readonly lines: readonly TaxedLine[] }): boolean =>
  lines.some(({ vatDecision }) => vatDecision !== undefined);

/** Lines under the VAT of the first of them: those with another one name it. */
export const namingVat = <Line extends TaxedLine>(
  lines: readonly { readonly line: Line; readonly vat: VatDecision }[],
  otherwise: VatDecision,
): Taxed & { readonly lines: readonly Line[] } => {
  const vat = lines[0]?.vat ?? otherwise;
  return {
    vat,
    lines: lines.map(({ line, vat: own }): Line => {
      const { vatDecision: _, ...rest } = line;
      return (isSameDecision(own, vat) ? rest : { ...rest, vatDecision: own }) as Line;
    }),
  };
};

/** A document, with its VAT at each rate. */
type Summed = Taxed & Pick<Quote, "vatAmount" | "vatGroups"> & { readonly lines: readonly TaxedLine[] };

export interface VatSum {
  readonly vat: VatDecision;
  readonly amount: Cents;
}

/** What a total has of VAT, by rate: one row where all lines have the same; a rate of which nothing is charged is not named beside others. [VAT-14] */
export const vatSums = (document: Summed): readonly VatSum[] => {
  const whole = [{ vat: document.vat, amount: document.vatAmount }];
  if (!hasSeveralRates(document)) return whole;
  const sums = document.vatGroups.flatMap(({ rate, gross, vat: amount }): readonly VatSum[] => {
    const line = document.lines.find((each) => vatOfLine(document, each).rate === rate);
    return line === undefined || gross === 0 ? [] : [{ vat: vatOfLine(document, line), amount }];
  });
  return sums.length === 0 ? whole : sums;
};

/** The rates of the lines of a document, each once. */
export const ratesIn = (document: Taxed & { readonly lines: readonly TaxedLine[] }): readonly Rate[] => [
  ...new Set(document.lines.map((line) => vatOfLine(document, line).rate)),
];

/** The lines of a document at each rate in one. [VAT-14] */
export const vatGroupsOf = (
  document: Taxed & { readonly lines: readonly (TaxedLine & Pick<VatGroup, "gross" | "net" | "vat">)[] },
): readonly VatGroup[] =>
  ratesIn(document).map((rate) => {
    const own = document.lines.filter((line) => vatOfLine(document, line).rate === rate);
    return {
      rate,
      gross: sum(own.map(({ gross }) => gross)),
      net: sum(own.map(({ net }) => net)),
      vat: sum(own.map(({ vat }) => vat)),
    };
  });
