// The texts of the confirmation of an order, in both languages.
import { type NextStep, nextStepWords } from "@kontor/domain/shop/checkout";
import type { VatStatement, VatTreatment } from "@kontor/domain/shop/vat";
import type { Localized } from "@kontor/domain/visitor/locale";
import { oneOf } from "../../platform/mail/formats.ts";

export interface OrderTexts {
  readonly subject: (number: string, shop: string) => string;
  readonly title: (number: string) => string;
  readonly greeting: (name: string) => string;
  readonly thanks: (number: string, date: string) => string;
  readonly contract: string;
  /** The same of an order that waits for papers. [CHK-10] */
  readonly contractLater: string;
  readonly times: (title: string, quantity: number) => string;
  /** Many names at one price, which stand below it. */
  readonly domains: (count: number) => string;
  readonly each: (price: string) => string;
  /** `from` is the month from which the recurring price is due, null when that is the second period. */
  readonly lineNote: (facts: {
    readonly setup: string | null;
    readonly recurring: string | null;
    readonly months: number;
    /** Price of an hour, where hours are billed; `recurring` is then the most of a month. */
    readonly hour: string | null;
    readonly from: number | null;
    /** A domain that a plan includes costs nothing while the plan runs. [PRD-07] */
    readonly included: boolean;
  }) => string;
  readonly oneOff: string;
  /** Of so many items. */
  readonly firstPeriod: (items: number) => string;
  readonly voucher: (code: string) => string;
  /** Null is any. */
  /** Where it runs: one country, or those that no preference covers. */
  readonly location: (countries: readonly string[]) => string;
  /** Whether VAT is in the prices, as it stands behind a total. */
  readonly priced: Readonly<Record<VatStatement, string>>;
  readonly total: (priced: string) => string;
  readonly net: string;
  readonly vat: (rate: string, country: string | null) => string;
  /** `from` is the month from which all of it is due, null when that is the second period. */
  readonly recurring: (facts: {
    readonly months: number;
    readonly priced: string;
    readonly isAtMost: boolean;
    readonly from: number | null;
  }) => string;
  readonly treatment: Readonly<Record<VatTreatment, string | null>>;
  readonly termsOfContract: string;
  /** What is attached, for a consumer and for a business. [LGL-04] */
  readonly attached: Readonly<Record<"consumer" | "business" | "waiting", string>>;
  readonly daysOf: (contracts: string, count: number) => string;
  readonly ways: Readonly<Record<"contracts" | "cancel" | "withdraw", string>>;
  /** Both ids stand on what is invoiced without VAT. [VAT-09] */
  readonly yourVatId: string;
  readonly ourVatId: string;
  readonly invoiceAddress: string;
  readonly customerNumber: string;
  readonly whatNext: string;
  /** What happens next, by the first day on which it may be set up, and by which ways one pays, as both are written. */
  readonly next: (start: string, ways: string) => Readonly<Record<NextStep, string>>;
  readonly questions: (email: string, phone: string) => string;
  readonly regards: string;
}

const monthsEn = (months: number): string => (months === 1 ? "month" : `${months} months`);

export const orderTexts: Localized<OrderTexts> = {
  en: {
    subject: (number, shop) => `Your order ${number} at ${shop}`,
    title: (number) => `Your order ${number}`,
    greeting: (name) => `Dear ${name},`,
    thanks: (number, date) =>
      `Thank you for your order ${number} of ${date}. Please keep this confirmation with your records.`,
    contract:
      "This email concludes the contract. Prices are in euros, with VAT as stated above. There are no shipping costs.",
    contractLater:
      "This message confirms that we have received your order; it does not yet conclude the contract. Contract and term start, and we issue the first invoice, on the day on which we confirm both documents, at the prices stated above. Prices are in euros, with VAT as stated above. There are no shipping costs.",
    times: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
    domains: (count) => `${count} domains`,
    each: (price) => `${price} each`,
    lineNote: ({ setup, recurring, months, hour, from, included }) =>
      `${setup === null ? "" : `includes a setup fee of ${setup}; `}${included ? "included as long as you keep the plan" : recurring === null ? "no further cost" : hour !== null ? `then ${hour} an hour, ${recurring} a month at most` : from === null ? `then ${recurring} every ${monthsEn(months)}` : `${recurring} every ${monthsEn(months)} from month ${from}`}`,
    oneOff: "Setup fees, once",
    firstPeriod: (items) => (items === 1 ? "First billing period" : "First billing periods"),
    voucher: (code) => (code === "" ? "Voucher" : `Voucher ${code}`),
    location: (countries) =>
      `Location: ${countries.length > 1 ? `no preference (${oneOf("en", countries)})` : countries.join("")}`,
    priced: {
      included: "including VAT",
      "reverse-charge": "without VAT (reverse charge)",
      none: "without VAT",
    },
    total: (priced) => `Total of the first invoice, ${priced}`,
    net: "Net amount",
    vat: (rate, country) => (country === null ? `VAT ${rate}` : `VAT ${rate} (${country})`),
    recurring: ({ months, priced, isAtMost, from }) =>
      `${from === null ? "After that" : `From month ${from}`}, every ${monthsEn(months)}, ${isAtMost ? "at most, " : ""}${priced}`,
    treatment: {
      view: null,
      domestic: null,
      destination: null,
      "reverse-charge":
        "Reverse charge: as the recipient of the service you owe the VAT (Article 196 of Directive 2006/112/EC).",
      outside: "Your country is outside the scope of our VAT: no VAT is charged.",
      individual: "The VAT rate was agreed with you individually.",
    },
    termsOfContract: "Term, renewal and notice",
    attached: {
      consumer:
        "Attached: our terms and conditions, the right of withdrawal with the model form, and the dates of your contracts as a calendar file.",
      business: "Attached: our terms and conditions, and the dates of your contracts as a calendar file.",
      waiting: "Attached: our terms and conditions.",
    },
    daysOf: (contracts, count) => `Important dates of your ${count === 1 ? "contract" : "contracts"} ${contracts}:`,
    ways: {
      contracts: "See your contracts",
      cancel: "Cancel contracts",
      withdraw: "Withdraw from a contract",
    },
    yourVatId: "Your VAT identification number",
    ourVatId: "Our VAT identification number",
    invoiceAddress: "Invoice address",
    customerNumber: "Customer number",
    whatNext: "What happens next",
    next: (start, ways) => ({
      ...nextStepWords.en(start),
      "invoice-follows": `You will receive the invoice by email. You pay ${ways}.`,
      "service-starts-now":
        "You asked us to start at once: we set up your services without waiting for the end of the withdrawal period.",
      "service-set-up": "We set up your services and tell you as soon as they are ready.",
      "domain-transfer":
        "We request the transfer of your domains with the authcode that you gave us. If a name is locked, it moves only after your present provider has unlocked it for you.",
      "reseller-papers":
        "As a reseller, please send us your business registration or an extract from the commercial register by email; we then send you the domain reselling contract. Once we have confirmed both, you receive the confirmation of your contract.",
    }),
    questions: (email, phone) => `Do you have any questions? Write to ${email} or call ${phone}.`,
    regards: "Kind regards",
  },
  de: {
    subject: (number, shop) => `Ihre Bestellung ${number} bei ${shop}`,
    title: (number) => `Ihre Bestellung ${number}`,
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (number, date) =>
      `vielen Dank für Ihre Bestellung ${number} vom ${date}. Bitte bewahren Sie diese Bestätigung auf.`,
    contract:
      "Mit dieser Bestätigung kommt der Vertrag zustande. Alle Preise sind in Euro angegeben, die Mehrwertsteuer steht oben. Versandkosten fallen nicht an.",
    contractLater:
      "Diese Nachricht bestätigt den Eingang Ihrer Bestellung; der Vertrag kommt damit noch nicht zustande. Vertrag und Laufzeit beginnen zu den oben genannten Preisen an dem Tag, an dem wir beide Unterlagen bestätigen; dann erhalten Sie auch die erste Rechnung. Alle Preise sind in Euro angegeben, die Mehrwertsteuer steht oben. Versandkosten fallen nicht an.",
    times: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
    domains: (count) => `${count} Domains`,
    each: (price) => `je ${price}`,
    lineNote: ({ setup, recurring, months, hour, from, included }) =>
      `${setup === null ? "" : `darin ${setup} Einrichtungsgebühr; `}${included ? "enthalten, solange der Tarif läuft" : recurring === null ? "ohne weitere Kosten" : hour !== null ? `danach ${hour} je Stunde, höchstens ${recurring} im Monat` : `${from === null ? "danach" : `ab dem ${from}. Monat`} ${recurring} ${months === 1 ? "jeden Monat" : `alle ${months} Monate`}`}`,
    oneOff: "Einrichtungsgebühren, einmalig",
    firstPeriod: (items) => (items === 1 ? "Erster Abrechnungszeitraum" : "Erste Abrechnungszeiträume"),
    voucher: (code) => (code === "" ? "Gutschein" : `Gutschein ${code}`),
    location: (countries) =>
      `Standort: ${countries.length > 1 ? `von uns gewählt (${oneOf("de", countries)})` : countries.join("")}`,
    priced: {
      included: "inkl. MwSt.",
      "reverse-charge": "ohne MwSt. (Reverse Charge)",
      none: "ohne MwSt.",
    },
    total: (priced) => `Gesamtbetrag der ersten Rechnung ${priced}`,
    net: "Nettobetrag",
    vat: (rate, country) => (country === null ? `MwSt. ${rate}` : `MwSt. ${rate} (${country})`),
    recurring: ({ months, priced, isAtMost, from }) =>
      `${from === null ? "Danach" : `Ab dem ${from}. Monat`} ${months === 1 ? "jeden Monat" : `alle ${months} Monate`}${isAtMost ? ", Höchstbetrag" : ""} ${priced}`,
    treatment: {
      view: null,
      domestic: null,
      destination: null,
      "reverse-charge":
        "Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Richtlinie 2006/112/EG): Sie schulden die Mehrwertsteuer.",
      outside: "In Ihrem Land fällt unsere Mehrwertsteuer nicht an: Es wird keine Mehrwertsteuer berechnet.",
      individual: "Der Mehrwertsteuersatz wurde mit Ihnen individuell vereinbart.",
    },
    termsOfContract: "Laufzeit, Verlängerung und Kündigung",
    attached: {
      consumer:
        "Im Anhang: unsere Geschäftsbedingungen, die Widerrufsbelehrung mit dem Muster-Widerrufsformular und die Termine Ihrer Verträge als Kalenderdatei.",
      business: "Im Anhang: unsere Geschäftsbedingungen und die Termine Ihrer Verträge als Kalenderdatei.",
      waiting: "Im Anhang: unsere Geschäftsbedingungen.",
    },
    daysOf: (contracts, count) => `Wichtige Termine ${count === 1 ? "Ihres Vertrags" : "Ihrer Verträge"} ${contracts}:`,
    ways: {
      contracts: "Ihre Verträge ansehen",
      cancel: "Verträge kündigen",
      withdraw: "Vertrag widerrufen",
    },
    yourVatId: "Ihre Umsatzsteuer-Identifikationsnummer",
    ourVatId: "Unsere Umsatzsteuer-Identifikationsnummer",
    invoiceAddress: "Rechnungsadresse",
    customerNumber: "Kundennummer",
    whatNext: "Wie es weitergeht",
    next: (start, ways) => ({
      ...nextStepWords.de(start),
      "invoice-follows": `Sie erhalten die Rechnung per E-Mail und zahlen sie ${ways}.`,
      "service-starts-now":
        "Sie haben gewünscht, dass wir sofort beginnen: Wir richten Ihre Dienste ein, ohne das Ende der Widerrufsfrist abzuwarten.",
      "service-set-up": "Wir richten Ihre Dienste ein und melden uns, sobald sie bereit sind.",
      "domain-transfer":
        "Mit dem Authcode, den Sie uns gegeben haben, beantragen wir den Umzug Ihrer Domains. Ist ein Name gesperrt, zieht er erst um, wenn Ihr bisheriger Anbieter ihn für Sie entsperrt hat.",
      "reseller-papers":
        "Als Reseller senden Sie uns bitte Ihre Gewerbeanmeldung oder einen Handelsregisterauszug per E-Mail; wir senden Ihnen dann den Vertrag für Domain-Reseller. Sobald wir beides bestätigt haben, erhalten Sie die Bestätigung Ihres Vertrags.",
    }),
    questions: (email, phone) => `Haben Sie Fragen? Schreiben Sie an ${email} oder rufen Sie uns unter ${phone} an.`,
    regards: "Mit freundlichen Grüßen",
  },
};
