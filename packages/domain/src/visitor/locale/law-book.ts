// Law book entries of languages: which one a visitor gets, and how paths say so. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "LOC-02",
    {
      en: "A path without a language is answered in the visitor's: by the locale cookie, then the cookie i18n_redirect, then Accept-Language, else English; the query is preserved and the redirect stays in the shop.",
      de: "Ein Pfad ohne Sprache wird in der des Besuchers beantwortet: nach dem Sprach-Cookie, dann dem Cookie i18n_redirect, dann Accept-Language, sonst auf Englisch; die Query bleibt erhalten, und die Weiterleitung bleibt im Shop.",
    },
    "Specification 2; requirements, locales and routes",
  ),
  rule(
    "LOC-06",
    {
      en: "The language in a path forces the language of the page. Switching leads to the counterpart of the page and stores the choice for 365 days.",
      de: "Die Sprache im Pfad bestimmt die Sprache der Seite. Ein Wechsel führt zum Gegenstück der Seite und speichert die Wahl für 365 Tage.",
    },
    "Specification 2, 4, 9",
  ),
  rule(
    "LOC-07",
    {
      en: "Languages are tagged as en-GB and de-DE; en-US and de-DE are understood too. English dates spell out the month.",
      de: "Sprachen werden als en-GB und de-DE angegeben; en-US und de-DE werden ebenfalls verstanden. Englische Daten schreiben den Monat aus.",
    },
    "Specification 2; BCP 47",
  ),
  rule(
    "LOC-01",
    {
      en: "Every page of content exists under both languages, with its own words in each, and knows its counterpart.",
      de: "Jede Inhaltsseite steht unter beiden Sprachen, in jeder mit eigenen Wörtern, und kennt ihr Gegenstück.",
    },
    "Specification 2",
  ),
];
