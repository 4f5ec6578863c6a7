// The words of invoices: in their PDF and in the letters that bring them. [ACC-03] [ACC-07]
import { payBackTime } from "@kontor/domain/shop/balance";
import type { Localized } from "@kontor/domain/visitor/locale";

export interface InvoiceWords {
  readonly title: Localized2<"invoice" | "credit-note">;
  readonly number: string;
  readonly date: string;
  readonly customerNumber: string;
  readonly order: string;
  readonly yourVatId: string;
  readonly yourReference: string;
  readonly yourOrder: string;
  readonly ourVatId: string;
  readonly ourTaxNumber: string;
  readonly corrects: (number: string, day: string) => string;
  readonly reason: Localized2<"withdrawal" | "guarantee" | "notice" | "staff" | "rate">;
  /** Of a credit note after a change of rates: the invoice that takes the place of the corrected one. [VAT-14] */
  readonly replacedBy: (number: string) => string;
  /** Of that invoice. */
  readonly replaces: (number: string, day: string, note: string) => string;
  readonly columns: {
    readonly what: string;
    readonly pieces: string;
    readonly vat: string;
    readonly net: string;
    readonly gross: string;
  };
  readonly refund: (title: string) => string;
  readonly location: (country: string | null) => string;
  readonly period: (from: string, to: string) => string;
  readonly setup: (amount: string) => string;
  readonly freeMonths: (count: number) => string;
  readonly voucher: (code: string, amount: string) => string;
  readonly net: string;
  /** The total of an invoice that asks for all of it. */
  readonly due: string;
  /** The total of an invoice of which less is left to pay, and of a credit note: a name such as "credited" would take back its minus. */
  readonly total: string;
  /** When what has no period was supplied: of all lines of an invoice, of some of them, or of a credit note. */
  readonly supplied: Localized2<"all" | "some">;
  readonly suppliedAs: (number: string) => string;
  /** Of documents from before balances were noted, whose files stay as they are. */
  readonly before: PaymentWords;
  readonly payee: string;
  readonly amount: string;
  readonly reference: string;
  readonly dueOn: string;
  readonly code: string;
  readonly scan: string;
  readonly payOnline: string;
  readonly onlineCode: string;
  readonly scanOnline: string;
  readonly electronic: string;
  readonly page: string;
  readonly file: (kind: "invoice" | "credit-note", number: string) => string;
  readonly subject: (title: string, number: string, provider: string) => string;
  readonly greeting: (name: string) => string;
  readonly attached: (kind: "invoice" | "credit-note", number: string) => string;
  /** What was written of a document before is not true any more. */
  readonly changed: (kind: "invoice" | "credit-note", number: string) => string;
  readonly renewed: (contracts: string, until: string, count: number) => string;
  readonly ended: (contracts: string, day: string, count: number) => string;
  readonly renewedSubject: (numbers: readonly string[], provider: string) => string;
  readonly endedSubject: (numbers: readonly string[], provider: string) => string;
  readonly voucherSubject: (code: string, provider: string) => string;
  /** `until`: the last day on which it can be used, where there is one. */
  readonly voucherBack: (code: string, value: string, order: string, until: string | null) => string;
  readonly inAccount: Localized2<"invoice" | "credit-note" | "contract">;
  /** Where money is paid back to, which the page of the document asks. */
  readonly whereTo: string;
  readonly allInvoices: string;
  readonly regards: string;
}

interface PaymentWords {
  readonly pay: (amount: string, day: string) => string;
  readonly nothingToPay: string;
  readonly payBack: string;
  /** Of a credit note of which it is not known whether its invoice was paid. */
  readonly payBackOrLess: string;
}

type Localized2<Key extends string> = Readonly<Record<Key, string>>;

export const invoiceWords: Localized<InvoiceWords> = {
  en: {
    title: { invoice: "Invoice", "credit-note": "Credit note" },
    number: "Number",
    date: "Date",
    customerNumber: "Customer number",
    order: "Order",
    yourVatId: "Your VAT number",
    yourReference: "Your reference",
    yourOrder: "Your purchase order",
    ourVatId: "VAT number",
    ourTaxNumber: "Tax number",
    corrects: (number, day) => `This credit note corrects invoice ${number} of ${day}.`,
    reason: {
      withdrawal: "You withdrew from the contract.",
      guarantee: "You made use of the satisfaction guarantee.",
      notice: "The contract ended before the time that you had paid for was over.",
      staff: "We credit you the amount stated here.",
      rate: "Another VAT rate applies to the period that you were billed for.",
    },
    replacedBy: (number) => `Invoice ${number} takes its place.`,
    replaces: (number, day, note) =>
      `This invoice takes the place of invoice ${number} of ${day}, which credit note ${note} cancels: another VAT rate applies to the period that you were billed for. What you had paid counts towards this one.`,
    columns: { what: "Description", pieces: "Qty", vat: "VAT", net: "Net", gross: "Total" },
    refund: (title) => `Satisfaction guarantee for ${title}`,
    location: (country) => `Location: ${country ?? "no preference (Austria, Germany or the Netherlands)"}`,
    period: (from, to) => `${from} to ${to}`,
    setup: (amount) => `Includes setup: ${amount}`,
    freeMonths: (count) => (count === 1 ? "First month free" : `First ${count} months free`),
    voucher: (code, amount) => `Voucher ${code}: ${amount}`,
    net: "Net",
    due: "Amount due",
    total: "Total",
    supplied: {
      all: "The date of supply is the date of the invoice.",
      some: "Where no period is stated, the date of supply is the date of the invoice.",
    },
    suppliedAs: (number) => `For the date or period of supply, please see invoice ${number}.`,
    before: {
      pay: (amount, day) => `Please pay ${amount} by ${day}.`,
      nothingToPay: "There is nothing to pay.",
      payBack: `We pay the amount back to you within ${payBackTime.en}.`,
      payBackOrLess: `If you have paid the invoice, we pay the amount back to you within ${payBackTime.en}; if not, you have that much less to pay.`,
    },
    payee: "Payee",
    amount: "Amount",
    reference: "Reference",
    dueOn: "Due by",
    code: "QR code for the bank transfer; the same details stand beside it.",
    scan: "Scan the code with your banking app, or transfer to the account beside it.",
    payOnline: "Pay online",
    onlineCode: "QR code for the page on which this invoice is paid online.",
    scanOnline: "Scan the code with the camera of your phone to pay online, without logging in.",
    electronic: "Electronic invoice (Factur-X, EN 16931)",
    page: "Page {page} of {of}",
    file: (kind, number) => `${kind}-${number}.pdf`,
    subject: (title, number, provider) => `${title} ${number} – ${provider}`,
    greeting: (name) => `Dear ${name},`,
    attached: (kind, number) =>
      kind === "invoice"
        ? `Please find your invoice ${number} attached as a PDF. It contains the electronic invoice, too.`
        : `Please find your credit note ${number} attached as a PDF. It contains the electronic version, too.`,
    changed: (kind, number) =>
      kind === "invoice"
        ? `Something was booked after our last letter about invoice ${number}, such as a returned payment. This is what applies now:`
        : `Something was booked after our last letter about credit note ${number}, such as a payment or its return. This is what applies now:`,
    renewed: (contracts, until, count) =>
      count === 1
        ? `Your contract for ${contracts} has been renewed and now runs until ${until}.`
        : `Your contracts for ${contracts} have been renewed and now run until ${until}.`,
    ended: (contracts, day, count) =>
      `Your ${count === 1 ? "contract" : "contracts"} for ${contracts} ended on ${day}. Thank you for having been with us.`,
    renewedSubject: ([number, ...others], provider) =>
      others.length === 0
        ? `Your contract ${number} has been renewed – ${provider}`
        : `Your contracts ${number} and ${others.length} more have been renewed – ${provider}`,
    endedSubject: ([number, ...others], provider) =>
      others.length === 0
        ? `Your contract ${number} has ended – ${provider}`
        : `Your contracts ${number} and ${others.length} more have ended – ${provider}`,
    voucherSubject: (code, provider) => `Your voucher ${code} can be used again – ${provider}`,
    voucherBack: (code, value, order, until) =>
      `You have withdrawn from the whole of order ${order}. The voucher ${code} that you used for it is yours again: it takes ${value} off your next order${until === null ? "" : `, until ${until}`}.`,
    inAccount: {
      invoice: "To the invoice in your account",
      "credit-note": "To the credit note in your account",
      contract: "To the contract in your account",
    },
    whereTo:
      "So that the money reaches you, please tell us your bank account: the page of this credit note asks for its IBAN and its holder.",
    allInvoices: "Invoices and payments in your account",
    regards: "Kind regards",
  },
  de: {
    title: { invoice: "Rechnung", "credit-note": "Rechnungskorrektur" },
    number: "Nummer",
    date: "Datum",
    customerNumber: "Kundennummer",
    order: "Bestellung",
    yourVatId: "Ihre USt-IdNr.",
    yourReference: "Ihre Referenz",
    yourOrder: "Ihr Bestellzeichen",
    ourVatId: "USt-IdNr.",
    ourTaxNumber: "Steuernummer",
    corrects: (number, day) => `Diese Rechnungskorrektur gehört zur Rechnung ${number} vom ${day}.`,
    reason: {
      withdrawal: "Sie haben den Vertrag widerrufen.",
      guarantee: "Sie haben die Zufriedenheitsgarantie in Anspruch genommen.",
      notice: "Der Vertrag endete, bevor der bezahlte Zeitraum vorbei war.",
      staff: "Wir schreiben Ihnen den genannten Betrag gut.",
      rate: "Für den berechneten Zeitraum gilt ein anderer Steuersatz.",
    },
    replacedBy: (number) => `An ihre Stelle tritt die Rechnung ${number}.`,
    replaces: (number, day, note) =>
      `Diese Rechnung tritt an die Stelle der Rechnung ${number} vom ${day}, die durch die Rechnungskorrektur ${note} aufgehoben ist: Für den berechneten Zeitraum gilt ein anderer Steuersatz. Was Sie bereits gezahlt haben, ist angerechnet.`,
    columns: { what: "Leistung", pieces: "Anzahl", vat: "MwSt.", net: "Netto", gross: "Gesamt" },
    refund: (title) => `Zufriedenheitsgarantie für ${title}`,
    location: (country) => `Standort: ${country ?? "von uns gewählt (Österreich, Deutschland oder die Niederlande)"}`,
    period: (from, to) => `${from} bis ${to}`,
    setup: (amount) => `Darin Einrichtung: ${amount}`,
    freeMonths: (count) => (count === 1 ? "Erster Monat kostenlos" : `Erste ${count} Monate kostenlos`),
    voucher: (code, amount) => `Gutschein ${code}: ${amount}`,
    net: "Nettobetrag",
    due: "Rechnungsbetrag",
    total: "Gesamtbetrag",
    supplied: {
      all: "Das Leistungsdatum entspricht dem Rechnungsdatum.",
      some: "Soweit kein Zeitraum angegeben ist, entspricht das Leistungsdatum dem Rechnungsdatum.",
    },
    suppliedAs: (number) => `Wann die Leistung erbracht wurde, steht in der Rechnung ${number}.`,
    before: {
      pay: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day}.`,
      nothingToPay: "Es ist nichts zu bezahlen.",
      payBack: `Wir erstatten Ihnen den Betrag innerhalb von ${payBackTime.de}.`,
      payBackOrLess: `Haben Sie die Rechnung bezahlt, erstatten wir Ihnen den Betrag innerhalb von ${payBackTime.de}; sonst zahlen Sie entsprechend weniger.`,
    },
    payee: "Zahlungsempfänger",
    amount: "Betrag",
    reference: "Verwendungszweck",
    dueOn: "Zahlbar bis",
    code: "QR-Code für die Überweisung; dieselben Angaben stehen daneben.",
    scan: "Scannen Sie den Code mit Ihrer Banking-App oder überweisen Sie auf das nebenstehende Konto.",
    payOnline: "Online bezahlen",
    onlineCode: "QR-Code für die Seite, auf der diese Rechnung online bezahlt wird.",
    scanOnline: "Scannen Sie den Code mit der Kamera Ihres Telefons, um ohne Anmeldung online zu bezahlen.",
    electronic: "Elektronische Rechnung (Factur-X, EN 16931)",
    page: "Seite {page} von {of}",
    file: (kind, number) => `${kind === "invoice" ? "rechnung" : "rechnungskorrektur"}-${number}.pdf`,
    subject: (title, number, provider) => `${title} ${number} – ${provider}`,
    greeting: (name) => `Guten Tag ${name},`,
    attached: (kind, number) =>
      kind === "invoice"
        ? `im Anhang erhalten Sie Ihre Rechnung ${number} als PDF. Die elektronische Rechnung ist darin enthalten.`
        : `im Anhang erhalten Sie Ihre Rechnungskorrektur ${number} als PDF. Die elektronische Fassung ist darin enthalten.`,
    changed: (kind, number) =>
      kind === "invoice"
        ? `Nach unserem letzten Schreiben zur Rechnung ${number} wurde etwas gebucht, zum Beispiel eine Rücklastschrift. Nun gilt:`
        : `Nach unserem letzten Schreiben zur Rechnungskorrektur ${number} wurde etwas gebucht, zum Beispiel eine Zahlung oder ihre Rückgabe. Nun gilt:`,
    renewed: (contracts, until, count) =>
      count === 1
        ? `Ihr Vertrag über ${contracts} hat sich verlängert und läuft nun bis zum ${until}.`
        : `Ihre Verträge über ${contracts} haben sich verlängert und laufen nun bis zum ${until}.`,
    ended: (contracts, day, count) =>
      `${count === 1 ? "Ihr Vertrag" : "Ihre Verträge"} über ${contracts} ${count === 1 ? "ist" : "sind"} am ${day} ausgelaufen. Vielen Dank, dass Sie bei uns waren.`,
    renewedSubject: ([number, ...others], provider) =>
      others.length === 0
        ? `Ihr Vertrag ${number} hat sich verlängert – ${provider}`
        : `Ihre Verträge ${number} und ${others.length} weitere haben sich verlängert – ${provider}`,
    endedSubject: ([number, ...others], provider) =>
      others.length === 0
        ? `Ihr Vertrag ${number} ist ausgelaufen – ${provider}`
        : `Ihre Verträge ${number} und ${others.length} weitere sind ausgelaufen – ${provider}`,
    voucherSubject: (code, provider) => `Ihr Gutschein ${code} gilt wieder – ${provider}`,
    voucherBack: (code, value, order, until) =>
      `Sie haben die Bestellung ${order} vollständig widerrufen. Der Gutschein ${code}, den Sie dafür eingesetzt hatten, gilt wieder: Er senkt die erste Rechnung Ihrer nächsten Bestellung um ${value}${until === null ? "" : ` und ist bis zum ${until} einlösbar`}.`,
    inAccount: {
      invoice: "Zur Rechnung in Ihrem Konto",
      "credit-note": "Zur Rechnungskorrektur in Ihrem Konto",
      contract: "Zum Vertrag in Ihrem Konto",
    },
    whereTo:
      "Damit das Geld bei Ihnen ankommt, nennen Sie uns bitte Ihr Bankkonto: Die Seite dieser Rechnungskorrektur fragt nach IBAN und Kontoinhaber.",
    allInvoices: "Rechnungen und Zahlungen in Ihrem Konto",
    regards: "Mit freundlichen Grüßen",
  },
};
