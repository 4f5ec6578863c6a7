// Law book entries of the help centre: its tree and its search. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-04",
    {
      en: "Every article of the help centre appears in the tree once, has a table of contents, shows the path to it, and is found by the words it contains.",
      de: "Jeder Artikel des Hilfe-Centers steht einmal im Baum, hat ein Inhaltsverzeichnis, zeigt den Pfad, der zu ihm führt, und wird über seine Wörter gefunden.",
    },
    "Specification 1, 2",
  ),
  rule(
    "LNK-05",
    {
      en: "Headings have ids of their own; a link to one scrolls to it.",
      de: "Überschriften haben eigene Ids; ein Link auf eine scrollt zu ihr.",
    },
    "Specification 2",
  ),
];
