// Law book entries of languages: which one a visitor gets, and how paths say so. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "LOC-02",
    {
      en: "A path without a language is answered in the visitor's: by the locale cookie, then the cookie i18n_redirect, then Accept-Language, else in the shop's first language. A shop of one language answers everybody in it, and an address of the other leads to the same page there; the query is preserved and the redirect stays in the shop.",
      de: "Ein Pfad ohne Sprache wird in der des Besuchers beantwortet: nach dem Sprach-Cookie, dann dem Cookie i18n_redirect, dann Accept-Language, sonst in der ersten Sprache des Shops. Ein Shop mit einer Sprache antwortet allen in dieser, und eine Adresse der anderen führt dort zur selben Seite; die Query bleibt erhalten, und die Weiterleitung bleibt im Shop.",
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
      en: "Every page of content exists under each language of the shop, with its own words, and knows its counterpart where there are two.",
      de: "Jede Inhaltsseite steht unter jeder Sprache des Shops, mit eigenen Wörtern, und kennt ihr Gegenstück, wenn es zwei sind.",
    },
    "Specification 2",
  ),
];
