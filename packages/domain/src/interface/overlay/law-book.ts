// What the law book says of overlays: blur, tooltips, menus. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SHL-01",
    {
      en: "The blur is shown while an owner shows it; an owner closes its own blur alone.",
      de: "Die Unschärfe wird gezeigt, solange ein Eigentümer sie zeigt; ein Eigentümer beendet nur seine eigene.",
    },
    "Specification 2, 3",
  ),
  rule(
    "SHL-09",
    {
      en: "A tooltip comes after 200 ms or at once on keyboard focus; a menu that was left goes after 400 ms; what goes is gone after 150 ms. What moves takes 250 ms, and nothing moves where less motion is asked for.",
      de: "Ein Tooltip erscheint nach 200 ms oder sofort bei Tastaturfokus; ein verlassenes Menü geht nach 400 ms; was geht, ist nach 150 ms fort. Eine Bewegung dauert 250 ms, und nichts bewegt sich, wo weniger Bewegung gewünscht ist.",
    },
    "Specification 9",
  ),
];
