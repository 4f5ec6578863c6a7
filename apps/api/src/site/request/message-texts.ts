// The words of letters about contact messages and abuse notices, in both languages. [FRM-03] [LGL-05]
import type { MessageFact, MessageForm } from "@kontor/domain/site/request";
import type { Localized } from "@kontor/domain/visitor/locale";

type PerForm<A> = Readonly<Record<MessageForm, A>>;

interface MessageTexts {
  readonly subject: PerForm<(provider: string) => string>;
  readonly received: PerForm<(moment: string) => string>;
  readonly content: PerForm<string>;
  readonly next: PerForm<string>;
  readonly note: PerForm<(reference: string) => string>;
  readonly noted: PerForm<(moment: string) => string>;
  readonly reference: string;
  readonly receivedAt: string;
  readonly facts: Readonly<Record<MessageFact["name"], string>>;
  readonly goodFaith: string;
  readonly notYou: (email: string, phone: string) => string;
  readonly regards: string;
}

export const messageTexts: Localized<MessageTexts> = {
  en: {
    subject: {
      contact: (provider) => `We received your message – ${provider}`,
      abuse: (provider) => `We received your notice – ${provider}`,
    },
    received: {
      contact: (moment) => `Good day,\n\nwe received your message on ${moment}.`,
      abuse: (moment) => `Good day,\n\nwe received your notice of unlawful content on ${moment}. Please keep this mail as your receipt.`,
    },
    content: { contact: "What you wrote", abuse: "What you reported" },
    next: {
      contact: "Somebody reads it and answers you by email, usually on the next working day.",
      abuse: "Somebody examines the content and writes to you what we decided, why, and what you can do if you disagree.",
    },
    note: { contact: (reference) => `Message ${reference}`, abuse: (reference) => `Abuse notice ${reference}` },
    noted: {
      contact: (moment) => `A message was received on ${moment}. Its receipt went to the address that was given.`,
      abuse: (moment) => `An abuse notice was received on ${moment}. Its receipt went to the address that was given.`,
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
    },
    goodFaith: "You confirmed that your statements are accurate and complete to the best of your knowledge.",
    notYou: (email, phone) => `If this was not you, please tell us: ${email}, ${phone}.`,
    regards: "Kind regards",
  },
  de: {
    subject: {
      contact: (provider) => `Ihre Nachricht ist eingegangen – ${provider}`,
      abuse: (provider) => `Ihre Meldung ist eingegangen – ${provider}`,
    },
    received: {
      contact: (moment) => `Guten Tag,\n\nIhre Nachricht ist am ${moment} bei uns eingegangen.`,
      abuse: (moment) =>
        `Guten Tag,\n\nIhre Meldung eines rechtswidrigen Inhalts ist am ${moment} bei uns eingegangen. Bitte bewahren Sie diese E-Mail als Bestätigung auf.`,
    },
    content: { contact: "Was Sie geschrieben haben", abuse: "Was Sie gemeldet haben" },
    next: {
      contact: "Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail, meist am nächsten Werktag.",
      abuse:
        "Wir prüfen den Inhalt und schreiben Ihnen, was wir entschieden haben, warum, und was Sie tun können, wenn Sie anderer Ansicht sind.",
    },
    note: { contact: (reference) => `Nachricht ${reference}`, abuse: (reference) => `Meldung ${reference}` },
    noted: {
      contact: (moment) => `Am ${moment} ist eine Nachricht eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      abuse: (moment) =>
        `Am ${moment} ist die Meldung eines rechtswidrigen Inhalts eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
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
    },
    goodFaith: "Sie haben bestätigt, dass Ihre Angaben nach bestem Wissen richtig und vollständig sind.",
    notYou: (email, phone) => `Falls Sie das nicht waren, sagen Sie uns bitte Bescheid: ${email}, ${phone}.`,
    regards: "Mit freundlichen Grüßen",
  },
};
