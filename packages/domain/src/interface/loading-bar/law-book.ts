// Law book entries of the loading bar. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "UIM-01",
    {
      en: "The bar starts with loading after 200 ms, nears 100 over about 2000 ms without reaching it, finishes at the end, shows the colour of an error, hides after 500 ms and resets after 400 ms.",
      de: "Der Balken beginnt mit dem Laden nach 200 ms, nähert sich über etwa 2000 ms der 100, ohne sie zu erreichen, endet mit dem Laden, zeigt bei einem Fehler dessen Farbe, verschwindet nach 500 ms und stellt sich nach 400 ms zurück.",
    },
    "Specification 4, 9",
  ),
];
