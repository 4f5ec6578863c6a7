// What the law book says of invoices and of the contract clock. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "ACC-03",
    {
      en: "An invoice is the accepted quote of its order under a number: the same lines, net, VAT and total to the cent. Numbers count up without gaps in each year. An invoice never changes; a correction is a credit note that names it. Payment is due within 14 days.",
      de: "Eine Rechnung ist das angenommene Angebot ihrer Bestellung mit einer Nummer: dieselben Posten, Netto, Umsatzsteuer und Summe auf den Cent. Die Nummern zählen in jedem Jahr lückenlos. Eine Rechnung ändert sich nie; korrigiert wird mit einer Rechnungskorrektur, die sie nennt. Zu zahlen ist binnen 14 Tagen.",
    },
    "Ours: the account; § 14 UStG; EN 16931",
    { scope: "customers" },
  ),
  rule(
    "ACC-07",
    {
      en: "When a billing period begins, it is billed once: at the price of the accepted quote, with the VAT of that day. Terms renew and contracts end on their day, once each, however late the clock runs; a mail announces a renewal, but not one that comes every month. What is billed by the hour is billed by its use, and hours that were used are not paid back. Where a contract ends by notice before the time that was paid for is over, the days after its end are paid back with a credit note; setup fees are not, nor is a year of a name that has begun. A billing period that would begin with the end or after it is never owed, however late the notice is worked off.",
      de: "Beginnt ein Abrechnungszeitraum, wird er einmal berechnet: zum Preis des angenommenen Angebots, mit der Umsatzsteuer dieses Tages. Laufzeiten verlängern sich und Verträge enden an ihrem Tag je einmal, auch wenn die Uhr verspätet läuft; über eine Verlängerung wird der Kunde benachrichtigt, nicht aber, wenn sie jeden Monat kommt. Stundenweise Abgerechnetes wird nach Nutzung berechnet; genutzte Stunden werden nicht erstattet. Endet ein Vertrag durch Kündigung, bevor der bezahlte Zeitraum vorbei ist, werden die Tage nach dem Ende mit einer Rechnungskorrektur erstattet; Einrichtungsgebühren nicht, ebenso wenig das begonnene Jahr einer Domain. Ein Abrechnungszeitraum, der mit dem Ende oder danach begänne, ist nie geschuldet, auch wenn die Kündigung erst später bearbeitet wird.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
];
