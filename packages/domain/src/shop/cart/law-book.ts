// Law book entries of the cart: what may be in it, and how two become one. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-01",
    {
      en: "A cart belongs to its cookie. At login the guest's cart is merged into the customer's without loss: in any order the same, each name and configuration once in the greater quantity, nothing unseen added, the difference reported.",
      de: "Ein Warenkorb gehört zu seinem Cookie. Bei der Anmeldung wird der Warenkorb des Gasts verlustfrei mit dem des Kunden vereint: in jeder Reihenfolge gleich, jeder Name und jede Konfiguration einmal in der größeren Menge, nichts Ungesehenes, der Unterschied wird genannt.",
    },
    "Specification 3; business rules, cart",
  ),
  rule(
    "CRT-02",
    {
      en: "No addition of a product exceeds its maximum count; a notice reports that it is reached.",
      de: "Keine Ergänzung eines Produkts überschreitet ihre Höchstzahl; das Erreichen wird gemeldet.",
    },
    "Specification 5",
  ),
  rule(
    "CRT-05",
    {
      en: "A cart that cannot be loaded says so and offers to be emptied, with a link to support.",
      de: "Ein Warenkorb, der nicht geladen werden kann, meldet das und lässt sich leeren, mit einem Link zum Kundendienst.",
    },
    "Specification 8",
  ),
  rule(
    "CRT-08",
    {
      en: "One order takes at most 100 pieces: products by their quantity, and domains on their own. An item has product, quantity from 1 to 99, billing period, term, setup fee, monthly price, first-month discount, configuration, chosen domains and domain name.",
      de: "Eine Bestellung umfasst höchstens 100 Stück: Produkte nach ihrer Menge und einzelne Domains. Eine Position hat Produkt, Menge von 1 bis 99, Abrechnungszeitraum, Laufzeit, Einrichtungsgebühr, Monatspreis, Rabatt im ersten Monat, Konfiguration, gewählte Domains und Domainnamen.",
    },
    "Specification 3",
  ),
  rule(
    "DOM-04",
    {
      en: "A domain that is in the cart is rejected when it is added again, in whatever form it is written.",
      de: "Eine Domain im Warenkorb wird beim erneuten Hinzufügen abgewiesen, in welcher Schreibweise auch immer.",
    },
    "Specification 5",
  ),
];
