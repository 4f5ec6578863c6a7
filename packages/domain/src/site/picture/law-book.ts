// Law book entries of pictures: their sizes and sources. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CNT-07",
    {
      en: "A picture is offered in densities 1 and 2 as webp, in its own shape and by the modifiers of the image proxy; measures that are not known are 0.",
      de: "Ein Bild wird in den Dichten 1 und 2 als webp angeboten, in seiner eigenen Form und über die Modifikatoren des Bildproxys; unbekannte Maße sind 0.",
    },
    "Specification 3, 7, 8, 9",
  ),
];
