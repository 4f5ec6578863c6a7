// Law book entries of viewports: the classes of width. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SHL-08",
    {
      en: "Widths fall into classes at 480, 768, 1024, 1440, 1600 and 2000 pixels without gaps. A known cookie goes before everything else; without any sign it is desktop.",
      de: "Breiten fallen lückenlos in Klassen mit den Grenzen 480, 768, 1024, 1440, 1600 und 2000 Pixel. Ein bekanntes Cookie geht allem anderen vor; ohne Anzeichen gilt desktop.",
    },
    "Specification 9",
  ),
];
