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
  rule(
    "SHL-07",
    {
      en: "Cart, login, summary and order confirmation that cannot be loaded have an error page each, with a button that empties the cart and a link to the support.",
      de: "Warenkorb, Anmeldung, Übersicht und Bestellbestätigung haben je eine Fehlerseite, wenn sie nicht geladen werden können, mit einer Schaltfläche zum Leeren des Warenkorbs und einem Link zum Support.",
    },
    "Specification 8",
  ),
  rule(
    "SHL-14",
    {
      en: "The error pages of login, summary and order confirmation have texts of their own, as the cart's has.",
      de: "Die Fehlerseiten von Anmeldung, Übersicht und Bestellbestätigung haben eigene Texte wie die des Warenkorbs.",
    },
    "Specification 8; requirements, app shell",
  ),
  rule(
    "API-03",
    {
      en: "A failure that nobody names is told as an error of no kind, with status 500 and without its inside.",
      de: "Ein Fehlschlag, den niemand benennt, wird als Fehler ohne Art gemeldet, mit Status 500 und ohne Einblick in sein Inneres.",
    },
    "Specification 8",
  ),
  rule(
    "API-04",
    {
      en: "Every call has a deadline; one that takes longer is told as having timed out.",
      de: "Jeder Aufruf hat eine Frist; dauert er länger, wird gemeldet, dass die Zeit abgelaufen ist.",
    },
    "Specification 8",
  ),
];
