// Law book entries of money: exact cents, rounded once. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-07",
    {
      en: "Money is whole cents. A line's gross is exact. For each rate the net of its sum is rounded once, half up, and VAT is the rest, so net and VAT add up to the gross; at exactly half a cent the net gets it. Totals are the sums of the amounts shown.",
      de: "Geld wird in ganzen Cent gerechnet. Das Brutto einer Position ist exakt. Je Steuersatz wird das Netto der Summe einmal kaufmännisch gerundet, und die Umsatzsteuer ist der Rest: Netto und Steuer ergeben zusammen das Brutto; ein genau halber Cent geht an das Netto. Summen sind die Summen der gezeigten Beträge.",
    },
    "Specification 1, 3; business rules, money and VAT",
  ),
];
