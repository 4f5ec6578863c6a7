// What the law book says of the seller. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "OPS-12",
    {
      en: "A shop does not start with facts of its provider that cannot be printed, paid to or declared: an account is known by its check digits, and invoices name a VAT id or a tax number.",
      de: "Ein Shop startet nicht mit Angaben seines Anbieters, die sich nicht drucken, bezahlen oder melden lassen: Ein Konto ist an seinen Prüfziffern zu erkennen, und Rechnungen nennen eine Umsatzsteuer-Identifikationsnummer oder eine Steuernummer.",
    },
    "§ 14 (4) UStG; ISO 13616; EN 16931",
    { scope: "staff" },
  ),
  rule(
    "LGL-07",
    {
      en: "Legal texts name the provider by slots alone, so that all of them say the same, and say what is true today. What a text says by hand ends the start.",
      de: "Rechtstexte nennen den Anbieter nur über Platzhalter, damit alle dasselbe sagen und stimmt, was sie sagen. Steht eine Angabe von Hand in einem Text, startet der Shop nicht.",
    },
    "Art. 246a § 1 EGBGB; § 5 DDG",
    { scope: "staff" },
  ),
];
