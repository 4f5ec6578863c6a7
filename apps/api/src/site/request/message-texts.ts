// The words of letters about messages that a person answers, in both languages. [FRM-03] [FRM-04] [LGL-05]
import { type Concern, type MessageFact, type MessageForm, requestWords } from "@kontor/domain/site/request";
import { messagesStoredDays } from "@kontor/domain/shop/personal-data";
import { daysInWords, type Localized } from "@kontor/domain/visitor/locale";
import { notYou } from "./declaration-texts.ts";

interface FormTexts {
  /** Of several such letters each has a subject of its own, as its reference has. [CHK-05] */
  readonly subject: (reference: string, provider: string) => string;
  readonly received: (moment: string) => string;
  readonly content: string;
  readonly next: string;
  /** Subject and first words of the letter to those who answer. */
  readonly note: (reference: string) => string;
  readonly noted: (moment: string) => string;
}

interface MessageTexts {
  readonly forms: Readonly<Record<MessageForm, FormTexts>>;
  readonly reference: string;
  readonly receivedAt: string;
  readonly facts: Readonly<Record<MessageFact["name"], string>>;
  readonly concerns: Readonly<Record<Concern, string>>;
  readonly goodFaith: string;
  /** Files stay with the message: a letter carries none. */
  readonly filesAt: (command: string) => string;
  readonly notYou: (email: string, phone: string) => string;
  readonly regards: string;
}

export const messageTexts: Localized<MessageTexts> = {
  en: {
    forms: {
      contact: {
        subject: (reference, provider) => `We received your message (${reference}) – ${provider}`,
        received: (moment) => `Hello,\n\nWe received your message on ${moment}.`,
        content: "What you wrote",
        next: requestWords.en.sent.contact,
        note: (reference) => `Message ${reference}`,
        noted: (moment) => `A message was received on ${moment}. Its receipt went to the address that was given.`,
      },
      abuse: {
        subject: (reference, provider) => `We received your notice (${reference}) – ${provider}`,
        received: (moment) =>
          `Hello,\n\nWe received your notice of unlawful content on ${moment}. Please keep this email as your receipt.`,
        content: "What you reported",
        next: requestWords.en.sent.abuse,
        note: (reference) => `Abuse notice ${reference}`,
        noted: (moment) => `An abuse notice was received on ${moment}. Its receipt went to the address that was given.`,
      },
      application: {
        subject: (reference, provider) => `We received your application (${reference}) – ${provider}`,
        received: (moment) => `Hello,\n\nThank you for your application, which we received on ${moment}.`,
        content: "What you sent",
        next: `${requestWords.en.sent.application} We delete it, with its files, after ${daysInWords("en", messagesStoredDays, "in")}.`,
        note: (reference) => `Application ${reference}`,
        noted: (moment) => `An application was received on ${moment}. Its receipt went to the address that was given.`,
      },
      sponsoring: {
        subject: (reference, provider) => `We received your request for sponsorship (${reference}) – ${provider}`,
        received: (moment) => `Hello,\n\nWe received your request for sponsorship on ${moment}.`,
        content: "What you wrote",
        next: requestWords.en.sent.sponsoring,
        note: (reference) => `Sponsorship ${reference}`,
        noted: (moment) =>
          `A request for sponsorship was received on ${moment}. Its receipt went to the address that was given.`,
      },
      privacy: {
        subject: (reference, provider) => `We received your request about your data (${reference}) – ${provider}`,
        received: (moment) =>
          `Hello,\n\nWe received your request about your data on ${moment}. Please keep this email as your receipt.`,
        content: "What you requested",
        next: requestWords.en.sent.privacy,
        note: (reference) => `Data request ${reference}`,
        noted: (moment) =>
          `A request about personal data was received on ${moment}; it has to be answered within one month. Its receipt went to the address that was given.`,
      },
      "product-pro": {
        subject: (reference, provider) => `We received your request for a quote (${reference}) – ${provider}`,
        received: (moment) => `Hello,\n\nWe received your request for a quote on ${moment}.`,
        content: "What you wrote",
        next: `${requestWords.en.sent["product-pro"]} The request binds you to nothing.`,
        note: (reference) => `Request for a quote ${reference}`,
        noted: (moment) =>
          `A request for a quote was received on ${moment}. Its receipt went to the address that was given.`,
      },
    },
    reference: "Reference",
    receivedAt: "Received",
    facts: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email address",
      organisation: "Organisation",
      customerNumber: "Customer number",
      category: "Product category",
      message: "Message",
      url: "Address of the content",
      reasons: "Reasons",
      job: "Position",
      phone: "Phone",
      files: "Files",
      website: "Website",
      concern: "Request",
      product: "Product",
    },
    concerns: requestWords.en.concerns,
    goodFaith: "You confirmed that your statements are accurate and complete to the best of your knowledge.",
    filesAt: (command) => `The files are not in this letter. This writes them into a folder: ${command}`,
    notYou: notYou.en,
    regards: "Kind regards",
  },
  de: {
    forms: {
      contact: {
        subject: (reference, provider) => `Ihre Nachricht ist eingegangen (${reference}) – ${provider}`,
        received: (moment) => `Guten Tag,\n\nIhre Nachricht ist am ${moment} bei uns eingegangen.`,
        content: "Was Sie geschrieben haben",
        next: requestWords.de.sent.contact,
        note: (reference) => `Nachricht ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist eine Nachricht eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      },
      abuse: {
        subject: (reference, provider) => `Ihre Meldung ist eingegangen (${reference}) – ${provider}`,
        received: (moment) =>
          `Guten Tag,\n\nIhre Meldung eines rechtswidrigen Inhalts ist am ${moment} bei uns eingegangen. Bitte bewahren Sie diese E-Mail als Bestätigung auf.`,
        content: "Was Sie gemeldet haben",
        next: requestWords.de.sent.abuse,
        note: (reference) => `Meldung ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist die Meldung eines rechtswidrigen Inhalts eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      },
      application: {
        subject: (reference, provider) => `Ihre Bewerbung ist eingegangen (${reference}) – ${provider}`,
        received: (moment) => `Guten Tag,\n\nvielen Dank für Ihre Bewerbung. Sie ist am ${moment} bei uns eingegangen.`,
        content: "Was Sie gesendet haben",
        next: `${requestWords.de.sent.application} Nach ${daysInWords("de", messagesStoredDays, "in")} löschen wir sie mitsamt den Dateien.`,
        note: (reference) => `Bewerbung ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist eine Bewerbung eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      },
      sponsoring: {
        subject: (reference, provider) => `Ihre Sponsoring-Anfrage ist eingegangen (${reference}) – ${provider}`,
        received: (moment) => `Guten Tag,\n\nIhre Sponsoring-Anfrage ist am ${moment} bei uns eingegangen.`,
        content: "Was Sie geschrieben haben",
        next: requestWords.de.sent.sponsoring,
        note: (reference) => `Sponsoring ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist eine Sponsoring-Anfrage eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      },
      privacy: {
        subject: (reference, provider) => `Ihre Anfrage zu Ihren Daten ist eingegangen (${reference}) – ${provider}`,
        received: (moment) =>
          `Guten Tag,\n\nIhre Anfrage zu Ihren Daten ist am ${moment} bei uns eingegangen. Bitte bewahren Sie diese E-Mail als Bestätigung auf.`,
        content: "Was Sie verlangt haben",
        next: requestWords.de.sent.privacy,
        note: (reference) => `Datenschutzanfrage ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist eine Anfrage zu personenbezogenen Daten eingegangen; sie ist binnen eines Monats zu beantworten. Die Bestätigung ging an die angegebene Adresse.`,
      },
      "product-pro": {
        subject: (reference, provider) => `Ihre Angebotsanfrage ist eingegangen (${reference}) – ${provider}`,
        received: (moment) => `Guten Tag,\n\nIhre Angebotsanfrage ist am ${moment} bei uns eingegangen.`,
        content: "Was Sie geschrieben haben",
        next: `${requestWords.de.sent["product-pro"]} Die Anfrage verpflichtet Sie zu nichts.`,
        note: (reference) => `Angebotsanfrage ${reference}`,
        noted: (moment) =>
          `Am ${moment} ist eine Angebotsanfrage eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      },
    },
    reference: "Vorgang",
    receivedAt: "Eingegangen",
    facts: {
      firstName: "Vorname",
      lastName: "Nachname",
      email: "E-Mail-Adresse",
      organisation: "Organisation",
      customerNumber: "Kundennummer",
      category: "Produktkategorie",
      message: "Nachricht",
      url: "Adresse des Inhalts",
      reasons: "Gründe",
      job: "Stelle",
      phone: "Telefon",
      files: "Dateien",
      website: "Website",
      concern: "Anliegen",
      product: "Produkt",
    },
    concerns: requestWords.de.concerns,
    goodFaith: "Sie haben bestätigt, dass Ihre Angaben nach bestem Wissen richtig und vollständig sind.",
    filesAt: (command) =>
      `Die Dateien liegen dieser E-Mail nicht bei. So werden sie in einen Ordner geschrieben: ${command}`,
    notYou: notYou.de,
    regards: "Mit freundlichen Grüßen",
  },
};
