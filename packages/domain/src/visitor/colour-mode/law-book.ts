// Law book entries of colour modes: the preference, and what a page forces. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VIS-01",
    {
      en: "A visitor prefers light, dark, system or high contrast. A page may force a mode, but not system, and leaves the preference alone.",
      de: "Ein Besucher bevorzugt hell, dunkel, System oder hohen Kontrast. Eine Seite kann einen Modus erzwingen, aber nicht System, und lässt die Vorliebe unberührt.",
    },
    "Specification 4",
  ),
  rule(
    "LOC-11",
    {
      en: "The API documentation of the server control panel in the help centre is shown in light mode.",
      de: "Die API-Dokumentation des Server-Control-Panels im Hilfe-Center wird im hellen Modus gezeigt.",
    },
    "Specification 2",
  ),
];
