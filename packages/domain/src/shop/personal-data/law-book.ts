// What the law book says of stored data of customers. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "ACC-06",
    {
      en: "One table says what is stored of customers, why and how long; export, deletion and the privacy page are made from it. An account is deleted after its contracts have ended: what no law demands goes at once, orders and contracts go six calendar years after the year of the last end.",
      de: "Eine Tabelle sagt, was von Kunden gespeichert wird, wozu und wie lange; Auskunft, Löschung und Datenschutzerklärung entstehen aus ihr. Ein Konto wird gelöscht, wenn seine Verträge beendet sind: Was kein Gesetz verlangt, geht sofort, Bestellungen und Verträge gehen sechs Kalenderjahre nach dem Jahr des letzten Endes.",
    },
    "Requirements, account",
    { scope: "customers" },
  ),
];
