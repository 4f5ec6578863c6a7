// What the law book says of what is owed. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "BAL-01",
    {
      en: "What is owed follows from invoices, credit notes, payments and payouts alone. A payment goes to the invoice that it names, otherwise to the one that has been due for longest; what is over is a credit, which the next invoice uses, or which we pay back if you ask us to. An invoice is overdue from the day after its last day to pay.",
      de: "Was zu bezahlen ist, ergibt sich allein aus Rechnungen, Rechnungskorrekturen, Zahlungen und Erstattungen. Eine Zahlung wird auf die Rechnung angerechnet, die sie nennt, sonst auf die am längsten fällige; was übrig bleibt, ist ein Guthaben: Es wird auf die nächste Rechnung angerechnet oder auf Wunsch erstattet. Überfällig ist eine Rechnung ab dem Tag nach dem letzten Zahlungstag.",
    },
    "Ours: the account; §§ 366, 387 BGB",
    { scope: "customers" },
  ),
  rule(
    "BAL-02",
    {
      en: "Each payment is noted with amount, day, reference and source: in part, too much, early, late, or without an invoice. One that is taken back keeps its row, with the reason.",
      de: "Jede Zahlung wird mit Betrag, Tag, Verwendungszweck und Herkunft erfasst: als Teil, zu viel, früh, spät oder ohne Rechnung. Wird eine zurückgenommen, bleibt sie mit dem Grund stehen.",
    },
    "Ours: the books",
  ),
  rule(
    "BAL-03",
    {
      en: "A credit note is set off with the invoice that it corrects, then with your other invoices that are due on its day; it names both. We pay back only what we have received, within 14 days; after a withdrawal they count from its receipt.",
      de: "Eine Rechnungskorrektur wird mit der Rechnung aufgerechnet, die sie korrigiert, dann mit Ihren anderen Rechnungen, die an ihrem Tag fällig sind; beide werden genannt. Wir erstatten nur, was wir erhalten haben, binnen 14 Tagen; nach einem Widerruf zählen sie ab seinem Eingang.",
    },
    "Ours: the account; §§ 357, 387, 388 BGB",
    { scope: "customers" },
  ),
  rule(
    "BAL-05",
    {
      en: "A contract owes what its own lines of an invoice ask for, less its own credit notes and what came for it. What came beyond that is set off with the other contracts of the invoice, or paid back.",
      de: "Ein Vertrag schuldet, was seine eigenen Posten einer Rechnung verlangen, abzüglich seiner eigenen Rechnungskorrekturen und dessen, was dafür einging. Was darüber hinaus einging, wird mit den anderen Verträgen der Rechnung verrechnet oder erstattet.",
    },
    "Ours: the account; § 387 BGB",
    { scope: "customers" },
  ),
  rule(
    "BAL-06",
    {
      en: "A set-off and the use of a credit are entries of their own, made when an invoice or a credit note is issued or money is noted. They stay when money is noted later; only another entry, such as a returned payment, changes what they left. The days for paying back count at the earliest from the day on which we noted the money.",
      de: "Eine Aufrechnung und die Anrechnung eines Guthabens sind eigene Buchungen. Sie entstehen, wenn eine Rechnung oder Rechnungskorrektur ausgestellt oder Geld erfasst wird, und bleiben bestehen, wenn später Geld erfasst wird; nur eine weitere Buchung, etwa eine Rücklastschrift, ändert, was aus ihnen wurde. Die Tage für eine Erstattung zählen frühestens ab dem Tag, an dem wir das Geld erfasst haben.",
    },
    "Ours: the account; § 388 BGB",
    { scope: "customers" },
  ),
  rule(
    "BAL-07",
    {
      en: "A fee, and a payment that returned after we had paid it out or set it off, has a number of its own, a day by which it is due and a line in the account; no invoice asks for more than its document says. A payment that returned is owed again from the day on which it did; until it is paid, we use for it what we would otherwise pay back. A fee, and what we no longer ask for, can be taken back: both stay to be seen.",
      de: "Ein Entgelt und eine Zahlung, die zurückging, nachdem wir sie erstattet oder verrechnet hatten, haben eine eigene Nummer, einen Tag, an dem sie fällig sind, und eine Zeile im Konto; keine Rechnung verlangt mehr, als auf ihr steht. Eine Zahlung, die zurückging, ist ab diesem Tag wieder zu bezahlen; solange sie offen ist, verrechnen wir mit ihr, was wir sonst erstatten würden. Ein Entgelt und der Verzicht auf eine Forderung lassen sich zurücknehmen: Beides bleibt sichtbar.",
    },
    "Ours: the account; § 280 BGB",
    { scope: "customers" },
  ),
  rule(
    "PAY-03",
    {
      en: "Where these letters are not switched off, a customer is notified of each payment once, a minute after it was noted, with what is left to pay; what is under way, or failed, is not announced. A payment that was confirmed and goes back is announced as well, with what is owed from then on.",
      de: "Sind diese Schreiben nicht abgeschaltet, wird der Kunde über jede Zahlung einmal benachrichtigt, eine Minute nachdem sie erfasst wurde, mit dem, was noch offen ist; über Zahlungen, die unterwegs oder fehlgeschlagen sind, nicht. Geht eine bestätigte Zahlung zurück, erfährt er auch das und was von da an zu zahlen ist.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
];
