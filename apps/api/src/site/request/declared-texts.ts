// The words of letters that ask whether a declaration was the customer's own, in both languages. [ACC-05] [LGL-02] [LGL-03]
import type { DeclarationForm } from "@kontor/domain/site/request";
import type { Localized } from "@kontor/domain/visitor/locale";

type PerForm<A> = Readonly<Record<DeclarationForm, A>>;

interface DeclaredTexts {
  /** Of several such letters each has a subject of its own, as its reference has. [CHK-05] */
  readonly subject: PerForm<(reference: string, provider: string) => string>;
  /** The name is null where the account is gone. */
  readonly received: PerForm<(name: string | null, moment: string, reference: string) => string>;
  readonly takenNext: (day: string) => string;
  readonly answer: string;
  readonly orElse: (email: string, phone: string) => string;
  readonly deniedSubject: (reference: string, provider: string) => string;
  readonly denied: (name: string | null, reference: string) => string;
  readonly deniedNext: (email: string, phone: string) => string;
  readonly deniedNoteSubject: (reference: string) => string;
  readonly deniedNote: (reference: string, day: string) => string;
  readonly regards: string;
}

const dear = (name: string | null): string => (name === null ? "Hello" : `Dear ${name}`);
const guten = (name: string | null): string => `Guten Tag${name === null ? "" : ` ${name}`}`;

export const declaredTexts: Localized<DeclaredTexts> = {
  en: {
    subject: {
      cancellation: (reference, provider) =>
        `Was this you? A cancellation of your contract (${reference}) – ${provider}`,
      withdrawal: (reference, provider) => `Was this you? A withdrawal from your contract (${reference}) – ${provider}`,
    },
    received: {
      cancellation: (name, moment, reference) =>
        `${dear(name)},\n\nOn ${moment} we received a cancellation of your contract (${reference}). Whoever sent it was not logged in.`,
      withdrawal: (name, moment, reference) =>
        `${dear(name)},\n\nOn ${moment} we received a withdrawal from your contract (${reference}). Whoever sent it was not logged in.`,
    },
    takenNext: (day) =>
      `If it was you, you need not do anything. If it was not you, please tell us on the following page by ${day} at the latest: your contract then continues as if nothing had happened.`,
    answer: "Say whether this was you",
    orElse: (email, phone) =>
      `Opening the page changes nothing; a button there does. You also reach us at ${email} and ${phone}.`,
    deniedSubject: (reference, provider) => `Your contract continues (${reference}) – ${provider}`,
    denied: (name, reference) =>
      `${dear(name)},\n\nYou told us that the declaration ${reference} did not come from you. None of it will be carried out. These contracts are as they were before:`,
    deniedNext: (email, phone) =>
      `Somebody knows your email address and what you have ordered. Your account was not opened by that. If something is wrong, please write to ${email} or call ${phone}.`,
    deniedNoteSubject: (reference) => `Declaration ${reference} was denied`,
    deniedNote: (reference, day) =>
      `The customer says that the declaration ${reference} of ${day} did not come from them. It was undone for:`,
    regards: "Kind regards",
  },
  de: {
    subject: {
      cancellation: (reference, provider) =>
        `Waren Sie das? Eine Kündigung Ihres Vertrags (${reference}) – ${provider}`,
      withdrawal: (reference, provider) => `Waren Sie das? Ein Widerruf Ihres Vertrags (${reference}) – ${provider}`,
    },
    received: {
      cancellation: (name, moment, reference) =>
        `${guten(name)},\n\nam ${moment} ist eine Kündigung Ihres Vertrags bei uns eingegangen (${reference}). Wer sie abgeschickt hat, war nicht angemeldet.`,
      withdrawal: (name, moment, reference) =>
        `${guten(name)},\n\nam ${moment} ist ein Widerruf Ihres Vertrags bei uns eingegangen (${reference}). Wer ihn abgeschickt hat, war nicht angemeldet.`,
    },
    takenNext: (day) =>
      `Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, sagen Sie uns das bitte auf der folgenden Seite, spätestens am ${day}: Ihr Vertrag läuft dann weiter, als wäre nichts gewesen.`,
    answer: "Sagen, ob Sie das waren",
    orElse: (email, phone) =>
      `Die Seite zu öffnen ändert noch nichts, erst Ihre Antwort dort. Sie erreichen uns auch unter ${email} und ${phone}.`,
    deniedSubject: (reference, provider) => `Ihr Vertrag läuft weiter (${reference}) – ${provider}`,
    denied: (name, reference) =>
      `${guten(name)},\n\nSie haben uns gesagt, dass die Erklärung ${reference} nicht von Ihnen kommt. Nichts davon wird ausgeführt. Diese Verträge sind wieder, wie sie vorher waren:`,
    deniedNext: (email, phone) =>
      `Jemand kennt Ihre E-Mail-Adresse und weiß, was Sie bestellt haben. In Ihr Konto kommt man damit nicht. Wenn etwas nicht stimmt, schreiben Sie bitte an ${email} oder rufen Sie an: ${phone}.`,
    deniedNoteSubject: (reference) => `Erklärung ${reference} wurde bestritten`,
    deniedNote: (reference, day) =>
      `Nach Angabe des Kunden kommt die Erklärung ${reference} vom ${day} nicht von ihm. Sie wurde aufgehoben für:`,
    regards: "Mit freundlichen Grüßen",
  },
};
