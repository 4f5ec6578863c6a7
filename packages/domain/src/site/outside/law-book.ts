// What the law book says of what follows an order outside of the shop. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "OUT-01",
    {
      en: "What happens to orders, contracts, invoices and requests is sent to the receivers that the operator has set, as signed webhooks: at least once each, and in order for each order. A receiver that does not answer is tried again for more than three days, with growing waits; after that staff send the event again. An order says all that was chosen of each item, and from when it may be set up. Events contain no password and no authcode; the system that sets up a transfer reads its authcode by its own key, once the setup may begin.",
      de: "Was mit Bestellungen, Verträgen, Rechnungen und Anfragen geschieht, wird den Empfängern, die der Betreiber festgelegt hat, als signierter Webhook gemeldet: jedes Ereignis mindestens einmal und je Bestellung in seiner Reihenfolge. Antwortet ein Empfänger nicht, wird es über mehr als drei Tage in wachsenden Abständen erneut versucht; danach senden Mitarbeiter das Ereignis noch einmal. Eine Bestellung nennt alles, was zu jedem Posten gewählt wurde, und ab wann er eingerichtet werden darf. Passwörter und Authcodes stehen in keinem Ereignis; das System, das einen Umzug ausführt, liest dessen Authcode mit seinem eigenen Schlüssel, sobald die Einrichtung beginnen darf.",
    },
    "Ours: what follows an order; Standard Webhooks",
  ),
  rule(
    "OUT-02",
    {
      en: "Orders, invoices and customers can be exported whole, as CSV or as JSON Lines; the same data give the same file. In CSV a text that a spreadsheet would take for a formula begins with an apostrophe. Every export by an administrator is recorded.",
      de: "Bestellungen, Rechnungen und Kunden lassen sich vollständig exportieren, als CSV oder JSON Lines; dieselben Daten ergeben dieselbe Datei. In CSV beginnt ein Text, den eine Tabellenkalkulation für eine Formel hielte, mit einem Apostroph. Jeder Export durch Administratoren wird festgehalten.",
    },
    "Ours: what follows an order; RFC 4180",
  ),
  rule(
    "OUT-03",
    {
      en: "The system that sets up what was ordered reports each item as accepted, being set up, ready or failed. What failed can be taken up again, what is ready stays ready. The same report twice is one. The customer reads the state in the account and gets a letter about each change, in their language.",
      de: "Das System, das Bestelltes einrichtet, meldet jeden Posten als angenommen, in Einrichtung, bereit oder fehlgeschlagen. Fehlgeschlagenes kann wieder aufgenommen werden, Bereites bleibt bereit. Dieselbe Meldung zweimal zählt einmal. Der Kunde sieht den Stand im Konto und erhält zu jeder Änderung eine E-Mail in seiner Sprache.",
    },
    "Ours: what follows an order",
    { scope: "customers" },
  ),
];
