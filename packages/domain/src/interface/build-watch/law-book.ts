// Law book entries of build changes: when a page is loaded anew. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VIS-05",
    {
      en: "After a new build the next navigation is a full load. A script that fails to load reloads the page once in 10 s, and never over what a visitor is busy with.",
      de: "Nach einem neuen Build ist die nächste Navigation ein vollständiges Laden. Ein Skript, das nicht lädt, lädt die Seite einmal in 10 s neu, und nie über eine laufende Arbeit des Besuchers hinweg.",
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
