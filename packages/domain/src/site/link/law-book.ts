// Law book entries of links: how addresses are built. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "LNK-01",
    {
      en: "A product link is language, main category if any, product category and product, with no empty segment.",
      de: "Ein Produktlink besteht aus Sprache, gegebenenfalls Hauptkategorie, Produktkategorie und Produkt, ohne leeren Abschnitt.",
    },
    "Specification 2",
  ),
  rule(
    "LNK-02",
    {
      en: "A link to a content page is its language and its path without trailing slash.",
      de: "Ein Link auf eine Inhaltsseite besteht aus ihrer Sprache und ihrem Pfad ohne Schrägstrich am Ende.",
    },
    "Specification 2",
  ),
  rule(
    "LNK-03",
    {
      en: "A link with only a plain address uses it; an address that would run script is broken.",
      de: "Ein Link mit nur einer einfachen Adresse verwendet diese; eine Adresse, die Skript ausführen würde, ist defekt.",
    },
    "Specification 2",
  ),
  rule(
    "LNK-04",
    {
      en: "A broken link leads to # and is reported once.",
      de: "Ein defekter Link führt zu # und wird einmal gemeldet.",
    },
    "Specification 2",
  ),
];
