// Law book entries of money: exact cents, rounded once. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-07",
    {
      en: "Money is whole cents. A line's gross is exact; VAT is rounded once for each rate, half up, net and VAT add up to the gross, and totals are the sums of what is shown.",
      de: "Geld wird in ganzen Cent gerechnet. Das Brutto einer Position ist exakt; die Umsatzsteuer wird je Steuersatz einmal kaufmännisch gerundet, Netto und Steuer ergeben zusammen das Brutto, und Summen sind die Summen des Gezeigten.",
    },
    "Specification 1, 3; business rules, money and VAT",
  ),
];
