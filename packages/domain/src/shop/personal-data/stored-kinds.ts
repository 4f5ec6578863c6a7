// The table of what is stored of customers, from which the export, the deletion and the privacy page are made. [ACC-06]
import { daysInWords, type Localized } from "#visitor/locale";
import { knownPlaceDays, loginDays } from "#visitor/session";
import {
  lettersStoredDays,
  messagesStoredDays,
  ticketsStoredDays,
  yearsOfInvoices,
  yearsOfOrders,
  yearsOfProof,
} from "./limits.ts";
import type { StoredKind } from "./model.ts";

const contractGround = { en: "Art. 6 (1) (b) GDPR", de: "Art. 6 Abs. 1 Buchst. b DSGVO" };
const safetyGround = { en: "Art. 6 (1) (f) GDPR", de: "Art. 6 Abs. 1 Buchst. f DSGVO" };

/** So many days, with what they are counted from. */
const days = (count: number, from: Localized<string>): Localized<string> => ({
  en: `${daysInWords("en", count)}${from.en}`,
  de: `${daysInWords("de", count)}${from.de}`,
});
const years = (count: number): Localized<string> => ({
  en: `${count} years after the end of the year in which the last contract ended`,
  de: `${count} Jahre nach Ende des Jahres, in dem der letzte Vertrag endete`,
});
const proof: Localized<string> = {
  en: `${yearsOfProof} years to the end of the year`,
  de: `${yearsOfProof} Jahre bis zum Jahresende`,
};

const untilDeleted = { en: "until you delete the account", de: "bis Sie das Konto löschen" };

export const storedKinds = [
  {
    key: "account",
    tables: [
      "users",
      "provider_links",
      "email_changes",
      "single_sign_keys",
      "second_factors",
      "recovery_codes",
      "login_proofs",
      "passkeys",
    ],
    what: {
      en: "Account: email address, hash of the password",
      de: "Konto: E-Mail-Adresse, Hashwert des Passworts",
    },
    why: { en: `your login (${contractGround.en})`, de: `Ihre Anmeldung (${contractGround.de})` },
    howLong: untilDeleted,
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "sessions",
    tables: ["sessions"],
    what: { en: "Logins: browser, system, last use", de: "Anmeldungen: Browser, System, letzte Nutzung" },
    why: {
      en: `so that you can see and end them (${safetyGround.en})`,
      de: `damit Sie sie sehen und beenden können (${safetyGround.de})`,
    },
    howLong: days(loginDays, { en: " after the login", de: " nach der Anmeldung" }),
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "address",
    tables: ["customers", "customer_words", "words", "reseller_papers", "journal_values"],
    what: {
      en: "Name, address, phone, company, VAT ID, and what they were before our staff corrected them; when papers of resellers arrived",
      de: "Name, Adresse, Telefon, Firma, USt-IdNr., und wie sie vor einer Berichtigung durch unser Personal lauteten; wann Unterlagen von Resellern eingingen",
    },
    why: { en: `orders and invoices (${contractGround.en})`, de: `Bestellungen und Rechnungen (${contractGround.de})` },
    howLong: untilDeleted,
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "cart",
    tables: ["carts", "authcodes"],
    what: { en: "Cart and authcodes of domains", de: "Warenkorb und Authcodes von Domains" },
    why: { en: `your next order (${contractGround.en})`, de: `Ihre nächste Bestellung (${contractGround.de})` },
    howLong: untilDeleted,
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "letters",
    tables: ["outbox"],
    what: {
      en: "Emails about your account, orders, contracts and invoices",
      de: "E-Mails zu Ihrem Konto, Ihren Bestellungen, Verträgen und Rechnungen",
    },
    why: { en: `their delivery (${contractGround.en})`, de: `ihre Zustellung (${contractGround.de})` },
    howLong: days(lettersStoredDays, { en: " after they were sent", de: " nach dem Versand" }),
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "orders",
    tables: ["orders", "order_keys", "order_prints", "contract_names", "names_beside", "contracts", "item_deliveries"],
    what: {
      en: "Orders and contracts, with the address of the order; keyed hashes of mailbox, and of name and address, by which a first order is told from a later one",
      de: "Bestellungen und Verträge mit der Adresse der Bestellung; verschlüsselte Prüfwerte von Postfach sowie Name und Adresse, an denen eine Erstbestellung erkannt wird",
    },
    why: {
      en: `to fulfil them (${contractGround.en}), then as commercial letters (section 257 of the German Commercial Code, section 147 of the German Fiscal Code)`,
      de: `um sie zu erfüllen (${contractGround.de}), danach als Handelsbriefe (§ 257 HGB, § 147 AO)`,
    },
    howLong: years(yearsOfOrders),
    atDeletion: "stays",
    years: yearsOfOrders,
  },
  {
    key: "invoices",
    tables: [
      "invoices",
      "invoice_files",
      "payments",
      "payment_attempts",
      "adjustments",
      "settlements",
      "customer_balances",
    ],
    what: {
      en: "Invoices and credit notes with their files, payments, also those begun online, and fees",
      de: "Rechnungen und Rechnungskorrekturen mit ihren Dateien, Zahlungen, auch online begonnene, und Entgelte",
    },
    why: {
      en: "as records of accounts (section 147 of the German Fiscal Code, section 14b of the German VAT Act)",
      de: "als Buchungsbelege (§ 147 AO, § 14b UStG)",
    },
    howLong: years(yearsOfInvoices),
    atDeletion: "stays",
    years: yearsOfInvoices,
  },
  {
    key: "refund",
    tables: ["refund_accounts"],
    what: {
      en: "Bank account for repayments: IBAN and holder, encrypted",
      de: "Bankkonto für Erstattungen: IBAN und Kontoinhaber, verschlüsselt",
    },
    why: {
      en: `to pay money back where you want it (${contractGround.en})`,
      de: `um Geld dorthin zu erstatten, wohin Sie es möchten (${contractGround.de})`,
    },
    howLong: untilDeleted,
    atDeletion: "deleted",
    years: 0,
  },
  {
    key: "deletion",
    tables: ["deleted_accounts"],
    what: { en: "Customer number and day of a deletion", de: "Kundennummer und Tag einer Löschung" },
    why: {
      en: "so that the rest is deleted in time, too (Art. 6 (1) (c) GDPR)",
      de: "damit auch das Übrige rechtzeitig gelöscht wird (Art. 6 Abs. 1 Buchst. c DSGVO)",
    },
    howLong: { en: "as long as we store anything else about you", de: "solange wir noch anderes von Ihnen speichern" },
    atDeletion: "stays",
    years: 0,
  },
  {
    key: "journal",
    tables: ["journal"],
    what: {
      en: "What our staff changed in your account, under the customer number",
      de: "Was unser Personal an Ihrem Konto geändert hat, unter der Kundennummer",
    },
    why: {
      en: `to prove who changed what (${safetyGround.en})`,
      de: `um nachzuweisen, wer was geändert hat (${safetyGround.de})`,
    },
    howLong: {
      en: "permanently: it has neither name nor address",
      de: "dauerhaft: Name und Adresse stehen nicht darin",
    },
    atDeletion: "stays",
    years: 0,
  },
  {
    key: "messages",
    tables: ["requests", "request_files"],
    what: { en: "Messages and applications from our forms", de: "Nachrichten und Bewerbungen aus unseren Formularen" },
    why: {
      en: `to answer you (${safetyGround.en}); applications: to decide about a position (${contractGround.en})`,
      de: `um Ihnen zu antworten (${safetyGround.de}); Bewerbungen: um über eine Stelle zu entscheiden (${contractGround.de})`,
    },
    howLong: days(messagesStoredDays, {
      en: `; notices and requests about your data ${proof.en}`,
      de: `; Meldungen und Anfragen zu Ihren Daten ${proof.de}`,
    }),
    atDeletion: "apart",
    years: 0,
  },
  {
    key: "tickets",
    tables: ["tickets", "admissions"],
    what: {
      en: "Tickets of events: name, email address; when and at which entrance they were admitted",
      de: "Tickets von Veranstaltungen: Name, E-Mail-Adresse; wann und an welchem Eingang sie eingelassen wurden",
    },
    why: { en: `your visit (${contractGround.en})`, de: `Ihren Besuch (${contractGround.de})` },
    howLong: days(ticketsStoredDays, { en: " after the event began", de: " nach Beginn der Veranstaltung" }),
    atDeletion: "apart",
    years: 0,
  },
  {
    key: "declarations",
    tables: ["declarations", "declared_contracts", "declaration_links"],
    what: {
      en: "Cancellations and withdrawals, and what you said of them",
      de: "Kündigungen und Widerrufe, und was Sie dazu gesagt haben",
    },
    why: { en: "as proof (Art. 6 (1) (c) GDPR)", de: "als Nachweis (Art. 6 Abs. 1 Buchst. c DSGVO)" },
    howLong: proof,
    atDeletion: "apart",
    years: 0,
  },
  {
    key: "newsletter",
    tables: ["subscriptions"],
    what: { en: "Newsletter: address, times of both steps", de: "Rundbrief: Adresse, Zeitpunkte beider Schritte" },
    why: {
      en: "your consent and its proof (Art. 6 (1) (a) GDPR)",
      de: "Ihre Einwilligung und ihr Nachweis (Art. 6 Abs. 1 Buchst. a DSGVO)",
    },
    howLong: {
      en: `until you unsubscribe, then ${proof.en}`,
      de: `bis zur Abmeldung, danach ${proof.de}`,
    },
    atDeletion: "apart",
    years: 0,
  },
  {
    key: "protection",
    tables: ["rate_limits", "known_places", "ended_tokens"],
    what: {
      en: "Counts and fingerprints against guessing",
      de: "Zähler und Fingerabdrücke gegen das Erraten",
    },
    why: { en: `the safety of accounts (${safetyGround.en})`, de: `die Sicherheit der Konten (${safetyGround.de})` },
    howLong: {
      en: `at most ${daysInWords("en", knownPlaceDays)}`,
      de: `höchstens ${daysInWords("de", knownPlaceDays)}`,
    },
    atDeletion: "apart",
    years: 0,
  },
] as const satisfies readonly StoredKind[];

type Kind = (typeof storedKinds)[number];

/** The tables that hold data of customers. */
export type StoredTable = Kind["tables"][number];

/** Those that go when the account is deleted. */
export type DeletedTable = Extract<Kind, { readonly atDeletion: "deleted" }>["tables"][number];

/** Those that stay for as long as a law demands. */
export type StayingTable = Extract<
  Kind,
  { readonly atDeletion: "stays"; readonly key: "orders" | "invoices" }
>["tables"][number];
