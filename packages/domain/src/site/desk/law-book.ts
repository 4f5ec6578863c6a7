// Law book entries of the desk's lists. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "DSK-01",
    {
      en: "One search of staff finds customers, orders, contracts, invoices, requests and vouchers that their role may see, by each way in which a number, a name, a phone number, an address or an amount is spoken; what is meant exactly comes first, then the latest.",
      de: "Eine Suche der Mitarbeiter findet Kunden, Bestellungen, Verträge, Rechnungen, Anfragen und Gutscheine, die ihre Rolle sehen darf, und zwar so, wie Nummern, Namen, Telefonnummern, Adressen und Beträge gesprochen werden; was genau gemeint ist, kommt zuerst, danach das Neueste.",
    },
    "Requirements, desk",
    { scope: "staff" },
  ),
  rule(
    "DSK-05",
    {
      en: "A list at the desk has each row once on its pages, and none is missing while others are added; it is sorted in both directions by the columns that it names, and counted exactly up to ten thousand rows.",
      de: "Eine Liste am Arbeitsplatz enthält jede Zeile auf ihren Seiten einmal, und keine fehlt, während andere hinzukommen; sortiert wird sie in beide Richtungen nach den Spalten, die sie nennt, gezählt bis zehntausend Zeilen genau.",
    },
    "Requirements, desk",
    { scope: "staff" },
  ),
  rule(
    "DSK-07",
    {
      en: "What is to do for staff is one list, ordered by its day, of which each role sees what it may do something about.",
      de: "Was für Mitarbeiter zu tun ist, ist eine einzige Liste, geordnet nach dem Tag; jede Rolle sieht davon, was sie erledigen darf.",
    },
    "Requirements, desk",
    { scope: "staff" },
  ),
];
