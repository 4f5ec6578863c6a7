// Law book entries of toasts: which are shown, and for how long. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "UIM-05",
    {
      en: "Toasts of the shell stay 5000 ms, those of content pages 10000 ms, at most 20 at a position, on content pages the newest on top; they appear at the top right, those of content pages in the middle below 768 px. Time is paused for one that is hovered, focused or dragged, and dragging at 60% of its width dismisses it.",
      de: "Meldungen des Rahmens bleiben 5000 ms, die der Inhaltsseiten 10000 ms, höchstens 20 je Position, auf Inhaltsseiten die neueste zuoberst; sie stehen oben rechts, die der Inhaltsseiten unter 768 px in der Mitte. Für eine Meldung unter Zeiger, Fokus oder im Ziehen steht die Zeit still, und Ziehen um 60 % ihrer Breite entfernt sie.",
    },
    "Specification 4, 9",
  ),
];
