// Law book entries of the desk's lists. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "DSK-05",
    {
      en: "A list at the desk has each row once on its pages, and none is missing while others are added; it is sorted by three of its columns in both directions, and counted exactly up to ten thousand rows.",
      de: "Eine Liste am Arbeitsplatz enthält jede Zeile auf ihren Seiten einmal, und keine fehlt, während andere hinzukommen; sortiert wird sie nach drei ihrer Spalten in beide Richtungen, gezählt bis zehntausend Zeilen genau.",
    },
    "Requirements, desk",
    { scope: "staff" },
  ),
  rule(
    "DSK-07",
    {
      en: "The desk begins with one list of what is to do, ordered by its day, of which each role sees what it may do something about.",
      de: "Der Arbeitsplatz beginnt mit einer Liste dessen, was zu tun ist, geordnet nach dem Tag; jede Rolle sieht davon, was sie erledigen darf.",
    },
    "Requirements, desk",
    { scope: "staff" },
  ),
];
