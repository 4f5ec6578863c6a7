// Law book entries of routing: what answers a path. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export { placesOf, metRules } from "./law-places.ts";

export const rules: readonly Rule[] = [
  rule(
    "LOC-03",
    {
      en: "Content is under its language at any depth; an unknown path is answered with 404.",
      de: "Inhalte stehen unter ihrer Sprache in beliebiger Tiefe; ein unbekannter Pfad wird mit 404 beantwortet.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-04",
    {
      en: "Blog, jobs and help centre without a language lead to the visitor's.",
      de: "Blog, Jobs und Hilfe-Center ohne Sprache führen zu der des Besuchers.",
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
      en: "The other ticketing pages exist under both languages; without one they lead to the visitor's, with the query.",
      de: "Die übrigen Seiten des Einlasses stehen unter beiden Sprachen; ohne Sprache führen sie zu der des Besuchers, die Query bleibt erhalten.",
    },
    "Specification 2; requirements, locales and routes",
  ),
  rule(
    "LOC-19",
    {
      en: "The admin area has no language in its path and is never redirected for one.",
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
    {
      en: "An error page leads back to the homepage of its language.",
      de: "Eine Fehlerseite führt zurück zur Startseite ihrer Sprache.",
    },
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
  rule(
    "SHL-12",
    {
      en: "The page of what was not found says so and leads to the homepage and to the deals of its language.",
      de: "Die Seite für nicht gefundene Adressen sagt das und führt zur Startseite und zu den Angeboten ihrer Sprache.",
    },
    "Specification 8",
  ),
  rule(
    "LOC-12",
    {
      en: "Every layout has a name; a content page names its own, and an unknown name is refused with those that are known.",
      de: "Jedes Layout hat einen Namen; eine Inhaltsseite nennt ihres, und ein unbekannter Name wird mit den bekannten abgelehnt.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-13",
    {
      en: "Middleware has one of three names; an unknown one is an error that lists the known ones.",
      de: "Middleware hat einen von drei Namen; ein unbekannter ist ein Fehler, der die bekannten nennt.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-14",
    {
      en: "A route rule leads to a path of the shop or over https to an allowed host; any other target is logged and not followed, and rules that lead in a circle are not followed either.",
      de: "Eine Routenregel führt zu einem Pfad des Shops oder per https zu einem erlaubten Host; jedes andere Ziel wird protokolliert und nicht befolgt, und auch Regeln, die im Kreis führen, werden nicht befolgt.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-15",
    {
      en: "A route rule is looked up by its path and contains redirect and middleware; a rule of one language goes before the rule of both.",
      de: "Eine Routenregel wird über ihren Pfad gefunden und nennt Weiterleitung und Middleware; die Regel einer Sprache geht der für beide vor.",
    },
    "Specification 7",
  ),
  rule(
    "LOC-17",
    {
      en: "Content, blog, job and help centre pages run through catch-all, ticketing through its guard, the summary through auth-redirect.",
      de: "Inhalte, Blog, Stellenseiten und Hilfe-Center laufen durch catch-all, der Einlass durch seine Prüfung, die Übersicht durch auth-redirect.",
    },
    "Specification 2",
  ),
  rule(
    "LOC-20",
    {
      en: "The language an unprefixed path led to is remembered for the session and read after the locale cookie.",
      de: "Die Sprache, zu der ein Pfad ohne Sprache geführt hat, wird für die Sitzung gemerkt und nach dem Sprach-Cookie gelesen.",
    },
    "Specification 3; requirements, locales and routes",
  ),
  rule(
    "LOC-21",
    {
      en: "Sitemaps hold at most 50,000 addresses each; index and robots.txt name every one.",
      de: "Eine Sitemap enthält höchstens 50.000 Adressen; Index und robots.txt nennen jede.",
    },
    "Specification 2; sitemaps.org protocol",
  ),
  rule(
    "API-06",
    {
      en: "The lookup of route rules answers redirect and middleware of a path, and neither where there is no rule.",
      de: "Die Abfrage der Routenregeln antwortet mit Weiterleitung und Middleware eines Pfads und mit keinem von beiden, wo es keine Regel gibt.",
    },
    "Specification 7",
  ),
  rule(
    "CNT-01",
    {
      en: "Content pages are built of twelve kinds of blocks; an unknown kind is refused with those that are known.",
      de: "Inhaltsseiten bestehen aus zwölf Arten von Bausteinen; eine unbekannte Art wird mit den bekannten abgelehnt.",
    },
    "Requirements, content",
  ),
  rule(
    "CNT-08",
    {
      en: "Each language has a sitemap of pages and one of products, in which every address names its counterpart.",
      de: "Jede Sprache hat eine Sitemap der Seiten und eine der Produkte, in der jede Adresse ihr Gegenstück nennt.",
    },
    "Specification 2",
  ),
  rule(
    "SES-10",
    {
      en: "The link to the customer control panel leads to the configured one, else to the account of the shop.",
      de: "Der Link zum Kundenbereich führt zum eingestellten, sonst zum Konto im Shop.",
    },
    "Specification 1; requirements, session",
  ),
  rule(
    "SES-12",
    {
      en: "Forgotten and new password, confirmed address and the way back from a provider have screens below the account, with German words in German.",
      de: "Vergessenes und neues Passwort, bestätigte Adresse und der Rückweg von einem Anbieter haben Seiten unter dem Konto, auf Deutsch mit deutschen Wörtern.",
    },
    "Requirements, session",
  ),
];
