// What the law book says of routing: what answers a path. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "LOC-03",
    {
      en: "Content stands under its language at any depth; an unknown path is answered with 404.",
      de: "Inhalte stehen unter ihrer Sprache in beliebiger Tiefe; ein unbekannter Pfad wird mit 404 beantwortet.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-04",
    {
      en: "Blog, jobs and help center without a language lead to the visitor's.",
      de: "Blog, Jobs und Hilfecenter ohne Sprache führen zu der des Besuchers.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-05",
    {
      en: "Each step of the checkout has its word in each language; a word of the other language leads to the right one.",
      de: "Jeder Schritt des Bestellvorgangs hat in jeder Sprache sein Wort; ein Wort der anderen Sprache führt zum richtigen.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-08",
    {
      en: "Ticketing login and print test have no form with a language.",
      de: "Anmeldung zum Einlass und Druckprobe haben keine Form mit Sprache.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-09",
    {
      en: "Privacy policy and legal notice have fixed paths in both languages.",
      de: "Datenschutzerklärung und Impressum haben feste Pfade in beiden Sprachen.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-16",
    {
      en: "Every request gets a decision with its status, and redirects end within three steps.",
      de: "Jede Anfrage erhält eine Entscheidung mit ihrem Status, und Weiterleitungen enden in höchstens drei Schritten.",
    },
    "Specification 2; requirements, locales and routes",
  ),
  rule(
    "LOC-18",
    {
      en: "The other ticketing pages stand under both languages; without one they lead to the visitor's, the query kept.",
      de: "Die übrigen Seiten des Einlasses stehen unter beiden Sprachen; ohne Sprache führen sie zu der des Besuchers, die Query bleibt erhalten.",
    },
    "Specification 2; requirements, locales and routes",
  ),
  rule(
    "LOC-19",
    {
      en: "The admin area stands without a language in its path and is never redirected for one.",
      de: "Die Verwaltung steht ohne Sprache im Pfad und wird ihretwegen nie weitergeleitet.",
    },
    "Specification 2",
    { scope: "staff" },
  ),
  rule(
    "SHL-02",
    {
      en: "An error page answers with the status of its error and shows it, with texts of its own.",
      de: "Eine Fehlerseite antwortet mit dem Status ihres Fehlers und zeigt ihn, mit eigenen Texten.",
    },
    "Specification 2",
  ),
  rule(
    "SHL-03",
    {
      en: "An error page offers the category whose word the path contains; the first in the order of the list wins, and without one nothing is offered.",
      de: "Eine Fehlerseite bietet die Kategorie an, deren Wort der Pfad enthält; das erste in der Reihenfolge der Liste gilt, und ohne eines wird nichts angeboten.",
    },
    "Specification 2",
  ),
  rule(
    "SHL-04",
    { en: "An error page leads back to the home page of its language.", de: "Eine Fehlerseite führt zurück zur Startseite ihrer Sprache." },
    "Specification 2",
  ),
  rule(
    "SHL-05",
    {
      en: "Cards of further categories lead to their own language; a card without a translation is hidden.",
      de: "Karten weiterer Kategorien führen in die eigene Sprache; eine Karte ohne Übersetzung ist ausgeblendet.",
    },
    "Specification 2",
  ),
  rule(
    "SHL-06",
    {
      en: "An unknown route is a not-found error of status 404 with the message Page Not Found and its path.",
      de: "Eine unbekannte Route ist ein Fehler mit Status 404 und der Meldung Page Not Found samt Pfad.",
    },
    "Specification 4",
  ),
];
