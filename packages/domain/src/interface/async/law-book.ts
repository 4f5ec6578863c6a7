// Law book entries of loading: the four states of data. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SHL-11",
    {
      en: "Loaded data is idle, pending, success or error; an error alone offers to try again, and fetching anew hides nothing that was shown.",
      de: "Geladene Daten sind untätig, ausstehend, erfolgreich oder fehlerhaft; nur ein Fehler bietet einen erneuten Versuch an, und erneutes Laden verbirgt nichts Gezeigtes.",
    },
    "Specification 4, 8",
  ),
];
