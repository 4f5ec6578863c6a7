// The words of letters about cancellations and withdrawals, in both languages. [LGL-02] [LGL-03]
import { type DeclarationForm, type DeclaredFact, requestWords } from "@kontor/domain/site/request";
import type { Localized } from "@kontor/domain/visitor/locale";

type PerForm<A> = Readonly<Record<DeclarationForm, A>>;

interface DeclarationTexts {
  /** Of several such letters each has a subject of its own, as its reference has. [CHK-05] */
  readonly subject: PerForm<(reference: string, provider: string) => string>;
  readonly received: PerForm<(moment: string) => string>;
  readonly content: PerForm<string>;
  readonly next: PerForm<string>;
  readonly note: PerForm<(reference: string) => string>;
  readonly noted: PerForm<(moment: string) => string>;
  readonly reference: string;
  readonly receivedAt: string;
  readonly facts: Readonly<Record<DeclaredFact["name"], string>>;
  readonly termination: Readonly<Record<"ordinary" | "extraordinary", string>>;
  readonly nextEnd: string;
  readonly notYou: (email: string, phone: string) => string;
  readonly regards: string;
}

/** Receipts go to an address that was typed: its owner may know nothing of it. */
export const notYou: Localized<(email: string, phone: string) => string> = {
  en: (email, phone) => `If this was not you, please tell us: ${email}, ${phone}.`,
  de: (email, phone) => `Falls Sie das nicht waren, sagen Sie uns bitte Bescheid: ${email}, ${phone}.`,
};

export const declarationTexts: Localized<DeclarationTexts> = {
  en: {
    subject: {
      cancellation: (reference, provider) => `We received your cancellation (${reference}) – ${provider}`,
      withdrawal: (reference, provider) => `We received your withdrawal (${reference}) – ${provider}`,
    },
    received: {
      cancellation: (moment) =>
        `Hello,\n\nWe received your cancellation on ${moment}. Please keep this email as your receipt.`,
      withdrawal: (moment) =>
        `Hello,\n\nWe received your withdrawal on ${moment}. Please keep this email as your receipt.`,
    },
    content: {
      cancellation: "What you declared: cancellation",
      withdrawal: "What you declared: withdrawal from the contract",
    },
    next: requestWords.en.declared,
    note: {
      cancellation: (reference) => `Cancellation ${reference}`,
      withdrawal: (reference) => `Withdrawal ${reference}`,
    },
    noted: {
      cancellation: (moment) =>
        `A cancellation was received on ${moment}. Its receipt went to the address that was given.`,
      withdrawal: (moment) => `A withdrawal was received on ${moment}. Its receipt went to the address that was given.`,
    },
    reference: "Reference",
    receivedAt: "Received",
    facts: {
      customerNumber: "Customer number",
      category: "Product category",
      product: "Product",
      termination: "Type of cancellation",
      reason: "Reason",
      end: "The contract ends",
      street: "Street",
      city: "City",
      email: "Email address",
      name: "Name",
      contract: "Contract or order",
    },
    termination: requestWords.en.termination,
    nextEnd: requestWords.en.nextEnd,
    notYou: notYou.en,
    regards: "Kind regards",
  },
  de: {
    subject: {
      cancellation: (reference, provider) => `Ihre Kündigung ist eingegangen (${reference}) – ${provider}`,
      withdrawal: (reference, provider) => `Ihr Widerruf ist eingegangen (${reference}) – ${provider}`,
    },
    received: {
      cancellation: (moment) =>
        `Guten Tag,\n\nIhre Kündigung ist am ${moment} bei uns eingegangen. Bitte bewahren Sie diese E-Mail als Bestätigung auf.`,
      withdrawal: (moment) =>
        `Guten Tag,\n\nIhr Widerruf ist am ${moment} bei uns eingegangen. Bitte bewahren Sie diese E-Mail als Bestätigung auf.`,
    },
    content: {
      cancellation: "Inhalt Ihrer Erklärung: Kündigung",
      withdrawal: "Inhalt Ihrer Erklärung: Widerruf des Vertrags",
    },
    next: requestWords.de.declared,
    note: {
      cancellation: (reference) => `Kündigung ${reference}`,
      withdrawal: (reference) => `Widerruf ${reference}`,
    },
    noted: {
      cancellation: (moment) =>
        `Am ${moment} ist eine Kündigung eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
      withdrawal: (moment) =>
        `Am ${moment} ist ein Widerruf eingegangen. Die Bestätigung ging an die angegebene Adresse.`,
    },
    reference: "Vorgang",
    receivedAt: "Eingegangen",
    facts: {
      customerNumber: "Kundennummer",
      category: "Produktkategorie",
      product: "Produkt",
      termination: "Art der Kündigung",
      reason: "Grund",
      end: "Der Vertrag endet",
      street: "Straße",
      city: "Ort",
      email: "E-Mail-Adresse",
      name: "Name",
      contract: "Vertrag oder Bestellung",
    },
    termination: requestWords.de.termination,
    nextEnd: requestWords.de.nextEnd,
    notYou: notYou.de,
    regards: "Mit freundlichen Grüßen",
  },
};
