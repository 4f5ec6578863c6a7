// What the law book says of the catalogue: what is sold. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "PRD-01",
    {
      en: "A product has title, category, price per month, setup fee, billing period, minimum term, free first months with the price after them, included domains, additions with a maximum, stock and locations; it is found by key and path in both languages.",
      de: "Ein Produkt hat Titel, Kategorie, Monatspreis, Einrichtungsgebühr, Abrechnungszeitraum, Mindestlaufzeit, freie erste Monate mit dem Preis danach, Inklusivdomains, Zusätze mit Höchstzahl, Bestand und Standorte; es wird über Schlüssel und Pfad in beiden Sprachen gefunden.",
    },
    "Specification 3",
  ),
  rule(
    "PRD-02",
    { en: "No preference as a location covers AT, DE and NL.", de: "Keine Präferenz als Standort umfasst AT, DE und NL." },
    "Specification 3",
  ),
  rule(
    "PRD-03",
    { en: "A sold-out product cannot be ordered.", de: "Ein ausverkauftes Produkt kann nicht bestellt werden." },
    "Specification 3, 4",
  ),
];
