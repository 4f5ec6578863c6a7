// What the law book says of refusals: their texts. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "FRM-05",
    {
      en: "A form says what is wrong in the texts of the error catalogue, in both languages.",
      de: "Ein Formular sagt in den Texten des Fehlerkatalogs, was falsch ist, in beiden Sprachen.",
    },
    "Specification 8",
  ),
  rule(
    "FRM-07",
    { en: "Every text of the error catalogue is given word for word.", de: "Jeder Text des Fehlerkatalogs wird wörtlich wiedergegeben." },
    "Specification 8",
  ),
];
