// Law book entries of refusals: their texts. [HDL-01]
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
    {
      en: "Every text of the error catalogue is given word for word.",
      de: "Jeder Text des Fehlerkatalogs wird wörtlich wiedergegeben.",
    },
    "Specification 8",
  ),
  rule(
    "SHL-07",
    {
      en: "Cart, login, summary and order confirmation that cannot be loaded have an error page each, with a button that empties the cart and a link to support.",
      de: "Warenkorb, Anmeldung, Übersicht und Bestellbestätigung haben je eine Fehlerseite, wenn sie nicht geladen werden können, mit einer Schaltfläche zum Leeren des Warenkorbs und einem Link zum Kundendienst.",
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
      en: "An unknown failure is reported as an error of no kind, with status 500 and without its internals.",
      de: "Ein Fehlschlag, den niemand benennt, wird als Fehler ohne Art gemeldet, mit Status 500 und ohne Einblick in sein Inneres.",
    },
    "Specification 8",
  ),
  rule(
    "API-04",
    {
      en: "Every call has a deadline; one that takes longer is reported as a timeout.",
      de: "Jeder Aufruf hat eine Frist; dauert er länger, wird gemeldet, dass die Zeit abgelaufen ist.",
    },
    "Specification 8",
  ),
  rule(
    "API-05",
    {
      en: "A call is what the contract describes, and so is its answer; any other call is refused before anything is done.",
      de: "Ein Aufruf ist, was der Vertrag beschreibt, und ebenso seine Antwort; jeder andere Aufruf wird abgewiesen, bevor etwas geschieht.",
    },
    "Specification 7; requirements, calls of the API",
  ),
  rule(
    "OPS-09",
    {
      en: "Whatever is sent is answered by the contract or refused with the rule that it breaks; no input is an error of the shop, and none lets a caller wait without end.",
      de: "Was auch gesendet wird, wird nach dem Vertrag beantwortet oder mit der verletzten Regel abgewiesen; keine Eingabe ist ein Fehler des Shops, und keine lässt jemanden endlos warten.",
    },
    "Requirements, operation",
  ),
  rule(
    "OPS-10",
    {
      en: "Where mail, registry, content system or database is away, the shop says so, keeps what was typed, and goes on by itself when it is back.",
      de: "Fehlt der Mailversand, die Registrierungsstelle, das Content-System oder die Datenbank, sagt der Shop das, behält die Eingaben und arbeitet von selbst weiter, sobald alles wieder da ist.",
    },
    "Requirements, operation",
  ),
];
