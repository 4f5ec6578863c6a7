// Law book entries of features: what is switched on. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-09",
    {
      en: "A feature is on exactly where its key is listed; a failure gives an empty list. Layouts of a season and the blocks of the newsletter, of the Advent calendar and of the storage calculator are shown while their feature is on.",
      de: "Eine Funktion ist genau dann an, wenn ihr Schlüssel aufgeführt ist; ein Fehler ergibt eine leere Liste. Jahreszeitliche Layouts und die Abschnitte von Rundbrief, Adventskalender und Speicherrechner sind zu sehen, solange ihre Funktion an ist.",
    },
    "Specification 3, 8",
  ),
];
