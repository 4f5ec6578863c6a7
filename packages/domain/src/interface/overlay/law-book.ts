// Law book entries of overlays: blur, tooltips, menus. [HDL-01]
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
      en: "A tooltip appears after 200 ms, or at once on keyboard focus; a menu opens after the same 200 ms under a pointer, or at once when its button is pressed; a menu that was left closes after 400 ms; what closes has disappeared after 150 ms. Animations take 250 ms, and there are none where reduced motion is requested.",
      de: "Ein Tooltip erscheint nach 200 ms oder sofort bei Tastaturfokus; ein Menü öffnet sich unter einem Zeiger nach denselben 200 ms, auf Knopfdruck sofort; ein verlassenes Menü schließt sich nach 400 ms; was verschwindet, ist nach 150 ms fort. Eine Bewegung dauert 250 ms, und nichts bewegt sich, wo weniger Bewegung gewünscht ist.",
    },
    "Specification 9",
  ),
];
