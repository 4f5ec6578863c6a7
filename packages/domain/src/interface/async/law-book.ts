// Law book entries of loading: the four states of data. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SHL-11",
    {
      en: "Data is idle, pending, loaded or failed; only a failure offers to try again, and loading anew hides nothing that was shown.",
      de: "Daten sind noch nicht angefordert, ausstehend, geladen oder fehlgeschlagen; nur nach einem Fehler wird ein neuer Versuch angeboten, und erneutes Laden verbirgt nichts, was schon zu sehen ist.",
    },
    "Specification 4, 8",
  ),
];
