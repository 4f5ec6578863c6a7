// Law book entries of build changes: when a page is loaded anew. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VIS-05",
    {
      en: "After a new build the next navigation is a full load. If a script fails to load, the page is loaded anew, at most once in 10 s and never while a visitor is busy with it.",
      de: "Nach einem neuen Build wird die nächste Seite vollständig geladen. Lässt sich ein Skript nicht laden, wird die Seite neu geladen, höchstens einmal in 10 s und nie, während Besucher gerade etwas eingeben.",
    },
    "Specification 4, 7, 9",
  ),
  rule(
    "CNT-10",
    {
      en: "At most 5 routes are preloaded at once, each once.",
      de: "Höchstens 5 Routen werden gleichzeitig vorgeladen, jede einmal.",
    },
    "Specification 7, 9",
  ),
];
