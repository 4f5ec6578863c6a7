// What the law book says of paying online. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "PAY-04",
    {
      en: "Where we offer it, an invoice, or all that is due, can be paid online. What is begun twice is one payment; nothing new is begun while the bank has not answered. What counts is the amount that arrives, and money that is owed back goes the way it came.",
      de: "Wo wir es anbieten, lässt sich eine Rechnung oder alles Offene online bezahlen. Zweimal begonnen ist es eine Zahlung; solange die Bank nicht geantwortet hat, beginnt keine neue. Es zählt der Betrag, der eingeht, und zu erstattendes Geld geht den Weg zurück, auf dem es kam.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
];
