// Law book entries of prices: what a cart costs, and why. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-03",
    {
      en: "The first invoice is setup fees and the first billing period, less discounts and voucher, and never below 0; free months and discounts are lines of their own.",
      de: "Die erste Rechnung umfasst Einrichtungsgebühren und den ersten Abrechnungszeitraum abzüglich Rabatten und Gutschein und ist nie kleiner als 0; freie Monate und Rabatte sind eigene Zeilen.",
    },
    "Specification 1, 3",
  ),
  rule(
    "PRD-07",
    {
      en: "The first chosen domains, as many as the product includes and of its endings, cost 0 while its contract runs; further ones cost the list price.",
      de: "Die ersten gewählten Domains, so viele wie das Produkt umfasst und mit dessen Endungen, kosten während der Vertragsdauer 0; weitere kosten den Listenpreis.",
    },
    "Specification 3; requirements, products",
  ),
  rule(
    "VAT-10",
    {
      en: "Page, cart, summary and mail show the same prices to the same visitor: there is one calculation.",
      de: "Seite, Warenkorb, Übersicht und E-Mail zeigen demselben Besucher dieselben Preise: Es gibt eine Berechnung.",
    },
    "Specification 1; business rules, money and VAT",
  ),
  rule(
    "HDL-02",
    {
      en: "Every amount of a quote unfolds into the items that add up to it.",
      de: "Jeder Betrag einer Preisberechnung lässt sich aufklappen bis zu den Posten, die ihn ergeben.",
    },
    "Business rules, money and VAT",
  ),
  rule(
    "HDL-03",
    {
      en: "Equal input gives an equal quote to the byte and an equal hash; an order is placed for one hash, and a recorded checkout replays to the same order.",
      de: "Gleiche Eingaben ergeben eine bytegleiche Preisberechnung und den gleichen Hash; eine Bestellung gilt für einen Hash, und ein aufgezeichneter Bestellvorgang führt erneut zur selben Bestellung.",
    },
    "Business rules, money and VAT; FIPS 180-4 (SHA-256)",
  ),
  rule(
    "SHL-10",
    {
      en: "Prices include VAT, and nothing but setup fees and billing periods is charged: there are no shipping costs.",
      de: "Preise enthalten die Umsatzsteuer, und berechnet werden nur Einrichtungsgebühren und Abrechnungszeiträume: Versandkosten gibt es keine.",
    },
    "Specification 1",
  ),
];
