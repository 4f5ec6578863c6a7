// Law book entries of the catalogue: what is sold. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "PRD-01",
    {
      en: "A product has title, category, price per month, setup fee, billing period, minimum term, free first months with the price after them, included domains, additions with a maximum, stock and locations; it is found by key and path in both languages.",
      de: "Ein Produkt hat Titel, Kategorie, Monatspreis, Einrichtungsgebühr, Abrechnungszeitraum, Mindestlaufzeit, freie erste Monate mit dem Preis danach, Inklusivdomains, Ergänzungen mit Höchstzahl, Bestand und Standorte; es wird über Schlüssel und Pfad in beiden Sprachen gefunden.",
    },
    "Specification 3",
  ),
  rule(
    "PRD-02",
    {
      en: "No preference as a location means AT, DE or NL.",
      de: "Überlässt der Kunde uns den Standort, ist es AT, DE oder NL.",
    },
    "Specification 3",
  ),
  rule(
    "PRD-03",
    { en: "A sold-out product cannot be ordered.", de: "Ein ausverkauftes Produkt kann nicht bestellt werden." },
    "Specification 3, 4",
  ),
  rule(
    "PRD-04",
    {
      en: "Local block storage has a calculator in GB and TB.",
      de: "Lokaler Blockspeicher hat einen Rechner in GB und TB.",
    },
    "Specification 9",
  ),
  rule(
    "PRD-05",
    {
      en: "A product billed by the hour can be cancelled at once.",
      de: "Ein stundenweise abgerechnetes Produkt kann sofort gekündigt werden.",
    },
    "Specification 1",
  ),
  rule(
    "PRD-06",
    {
      en: "Products are compared feature by feature; on request only their differences are shown.",
      de: "Produkte werden Merkmal für Merkmal verglichen; auf Wunsch werden nur die Unterschiede gezeigt.",
    },
    "Specification 2; requirements, products",
  ),
  rule(
    "PRD-08",
    {
      en: "A product billed by the hour has a price per hour and a monthly cap, a first invoice of 0 and no minimum term. Hours count from when the server was reported ready, never from before it may be set up; where no setup is reported, from when it may be set up.",
      de: "Ein stundenweise abgerechnetes Produkt hat einen Preis je Stunde und einen Höchstpreis je Monat, eine erste Rechnung von 0 und keine Mindestlaufzeit. Stunden zählen ab der Meldung, dass der Server bereit ist, und nie, bevor er eingerichtet werden darf; wird seine Einrichtung nicht gemeldet, zählen sie, sobald er eingerichtet werden darf.",
    },
    "Requirements, products",
  ),
  rule(
    "PRD-09",
    {
      en: "1 TB is 1000 GB; switching the unit keeps the size; price per GB and month, minimum, maximum and step come from the catalogue.",
      de: "1 TB sind 1000 GB; ein Wechsel der Einheit behält die Größe; Preis je GB und Monat, Minimum, Maximum und Schrittweite stehen im Katalog.",
    },
    "Requirements, products",
  ),
  rule(
    "PKG-09",
    {
      en: "Catalogue, deals and VAT rates are read anew while the shop runs. What staff said of a product's stock holds until the file says something else of it than before. A product or an ending that has left the files can no longer be ordered and is shown nowhere, but keeps its name and its price in carts and contracts.",
      de: "Katalog, Angebote und Steuersätze werden neu gelesen, während der Shop läuft. Was Mitarbeiter zum Bestand eines Produkts festgelegt haben, gilt, bis die Datei dazu etwas anderes sagt als zuvor. Ein Produkt oder eine Endung, die nicht mehr in den Dateien steht, kann nicht mehr bestellt werden und wird nirgends gezeigt, behält aber in Warenkörben und Verträgen Namen und Preis.",
    },
    "Requirements, packages",
  ),
];
