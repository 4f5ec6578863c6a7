// What the law book says of invoices and of the contract clock. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "ACC-03",
    {
      en: "An invoice is the accepted quote of its order under a number: the same lines, net, VAT and total to the cent. Numbers count up without gaps in each year; after a backup was restored, none is issued until the last ones sent are known. An invoice never changes; a correction is a credit note that names it. Payment is due within 14 days.",
      de: "Eine Rechnung ist das angenommene Angebot ihrer Bestellung mit einer Nummer: dieselben Posten, Netto, Umsatzsteuer und Summe auf den Cent. Die Nummern zählen in jedem Jahr lückenlos; nach dem Zurückspielen einer Sicherung wird keine vergeben, bis die zuletzt versandten bekannt sind. Eine Rechnung ändert sich nie; korrigiert wird mit einer Rechnungskorrektur, die sie nennt. Zu zahlen ist binnen 14 Tagen.",
    },
    "Ours: the account; § 14 UStG; EN 16931",
    { scope: "customers" },
  ),
  rule(
    "ACC-09",
    {
      en: "The list of a customer's invoices and credit notes begins with what is overdue, then has what is open by its last day, then the rest, the latest first; it can be narrowed to a year. What is owed in all is paid by one transfer with the customer number as its reference, which settles the oldest first. The first page of the account says what is owed and names the next days with a payment, an end or a last day to cancel.",
      de: "Die Liste der Rechnungen und Rechnungskorrekturen eines Kunden beginnt mit dem Überfälligen, dann folgt das Offene nach seinem letzten Tag, dann der Rest, das Neueste zuerst; sie lässt sich auf ein Jahr beschränken. Was insgesamt offen ist, bezahlt eine einzige Überweisung mit der Kundennummer als Verwendungszweck; sie begleicht das Älteste zuerst. Die erste Seite des Kontos nennt, was offen ist, und die nächsten Tage mit einer Zahlung, einem Vertragsende oder einem Kündigungstermin.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
  rule(
    "ACC-08",
    {
      en: "The PDF and the XRechnung of an invoice or credit note are stored when it is issued, with their SHA-256. Every download, letter and export has these bytes for as long as the document has to be kept, whatever becomes of the shop, its provider or the customer's data. What was issued before files were stored is drawn once and stays like that from then on. The customer's own reference, by which authorities route an invoice, is taken from the account on the day of issue; without one it is the customer number. What a business finds its own orders by is taken from there likewise.",
      de: "PDF und XRechnung einer Rechnung oder Rechnungskorrektur werden bei der Ausstellung mit ihrem SHA-256 gespeichert. Jeder Abruf, jede E-Mail und jeder Export enthält genau diese Bytes, solange der Beleg aufzubewahren ist, was auch immer aus dem Shop, seinem Anbieter oder den Daten des Kunden wird. Was ausgestellt wurde, bevor Dateien gespeichert wurden, wird einmal gezeichnet und bleibt von da an so. Die eigene Referenz des Kunden, nach der Behörden eine Rechnung zuordnen, kommt am Tag der Ausstellung aus dem Konto; ohne sie ist es die Kundennummer. Ebenso kommt von dort, woran ein Unternehmen seine eigenen Bestellungen wiederfindet.",
    },
    "Ours: the account; § 14b UStG; section 147 of the Fiscal Code; EN 16931 (BT-10, BT-13)",
    { scope: "customers" },
  ),
  rule(
    "ACC-07",
    {
      en: "When a billing period begins, it is billed once: at the agreed price, with the VAT of that day; what is due on one day of the contracts of one order is one invoice. What ends on one day is taken back by one credit note for each invoice. Terms renew and contracts end on their day, once each, however late the clock runs; an email announces a renewal, but not one that comes every month. What is billed by the hour is billed by its use, and hours that were used are not paid back. Where a contract ends by notice before the time that was paid for is over, the days after its end are paid back with a credit note; setup fees are not, nor is a year of a name that has begun. A billing period that would begin with the end or after it is never owed, however late the notice is worked off. By a clock that is more than three days away from the last moment the shop knows, nothing of this is done until it is confirmed, or has run for a day.",
      de: "Beginnt ein Abrechnungszeitraum, wird er einmal berechnet: zum vereinbarten Preis, mit der Umsatzsteuer dieses Tages; was an einem Tag von den Verträgen einer Bestellung fällig wird, steht auf einer Rechnung. Was an einem Tag endet, nimmt je Rechnung eine Rechnungskorrektur zurück. Laufzeiten verlängern sich und Verträge enden an ihrem Tag je einmal, auch wenn die Uhr verspätet läuft; über eine Verlängerung wird der Kunde benachrichtigt, nicht aber, wenn sie jeden Monat kommt. Stundenweise Abgerechnetes wird nach Nutzung berechnet; genutzte Stunden werden nicht erstattet. Endet ein Vertrag durch Kündigung, bevor der bezahlte Zeitraum vorbei ist, werden die Tage nach dem Ende mit einer Rechnungskorrektur erstattet; Einrichtungsgebühren nicht, ebenso wenig das begonnene Jahr einer Domain. Ein Abrechnungszeitraum, der mit dem Ende oder danach begänne, ist nie geschuldet, auch wenn die Kündigung erst später bearbeitet wird. Liegt die Uhr mehr als drei Tage neben dem letzten Zeitpunkt, den der Shop kennt, geschieht nichts davon, bis sie bestätigt oder einen Tag lang gelaufen ist.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
  rule(
    "BAL-08",
    {
      en: "Each contract has a price list: what each of its parts costs, from which day on, as agreed with the order and including the VAT of our own country. Every later bill starts from that price, never from one already converted to another rate: a customer billed in our country pays exactly that price, whatever the VAT rate is on that day; for everyone else our rate is taken out of it, and theirs is added. So it makes no difference from where something was ordered, or how often a customer has moved.",
      de: "Zu jedem Vertrag gibt es eine Preisliste: was jeder Bestandteil ab welchem Tag kostet, wie bei der Bestellung vereinbart und mit der Umsatzsteuer unseres Landes. Jede spätere Rechnung geht von diesem Preis aus, nie von einem schon umgerechneten: Wer in unserem Land Rechnungen erhält, zahlt genau ihn, wie hoch die Umsatzsteuer an diesem Tag auch ist; für alle anderen wird unser Satz herausgerechnet und der ihre aufgeschlagen. Woher bestellt wurde und wie oft jemand umgezogen ist, macht deshalb keinen Unterschied.",
    },
    "Ours: contracts; the specification's prices are adjusted",
    { scope: "customers" },
  ),
  rule(
    "BAL-04",
    {
      en: "Without an early start, or where the provider pays everything back, a withdrawal in time leaves nothing to pay. With it, a domain that was reported as registered or moved is done: its right of withdrawal has ended, and its price stays. Of the rest the days from setup, included, to the receipt of the withdrawal, excluded, stay to be paid, as a share of the days that were paid for; of servers by the hour, the hours begun until then; and a separate setup fee once the service is ready. Free months cost nothing, a voucher lowers the amount. Without a report, setup is the day on which it may begin. The guarantee costs no hour.",
      de: "Ohne vorzeitigen Beginn, oder wo der Anbieter alles erstattet, bleibt nach einem rechtzeitigen Widerruf nichts zu zahlen. Mit ihm ist eine Domain erledigt, die als registriert oder umgezogen gemeldet ist: Ihr Widerrufsrecht ist erloschen, ihr Preis bleibt. Vom Übrigen bleiben die Tage von der Einrichtung an, sie eingeschlossen, bis zum Eingang des Widerrufs, er ausgeschlossen, als Anteil an den bezahlten Tagen zu zahlen; bei Servern nach Stunden die bis dahin begonnenen Stunden; und eine gesonderte Einrichtungsgebühr, sobald die Leistung bereit ist. Kostenlose Monate kosten nichts, ein Gutschein mindert den Betrag. Ohne Meldung ist die Einrichtung der Tag, an dem sie beginnen darf. Die Garantie kostet keine Stunde.",
    },
    "§ 356 (4), § 357a (2) BGB",
    { scope: "consumers" },
  ),
];
