// What screens and letters about requests say alike: what follows, which rights there are, how a contract ends. [FRM-03] [LGL-02] [LGL-03] [LGL-05]
import type { Localized } from "#visitor/locale";
import type { Concern } from "./facts.ts";
import type { DeclarationForm, MessageForm } from "./model.ts";

export interface RequestWords {
  /** What follows once it has been received. */
  readonly declared: Readonly<Record<DeclarationForm, string>>;
  readonly sent: Readonly<Record<MessageForm, string>>;
  readonly concerns: Readonly<Record<Concern, string>>;
  readonly termination: Readonly<Record<"ordinary" | "extraordinary", string>>;
  readonly nextEnd: string;
}

export const requestWords: Localized<RequestWords> = {
  en: {
    declared: {
      cancellation:
        "Your cancellation counts from this moment, and the contract ends as you have declared. We find it from these details and write to the address that we have for it. What ends at once we switch off once we know that it came from you: you are logged in, you follow the link in our email to that address, or you confirm it when we ask you.",
      withdrawal:
        "Your withdrawal counts from this moment. We find the contract from these details and write to the address that we have for it. We switch it off and refund you once we know that it came from you: you are logged in, you follow the link in our email to that address, or you confirm it when we ask you. The days for the refund count from now.",
    },
    sent: {
      contact: "Somebody reads it and answers you by email, usually on the next working day.",
      abuse:
        "Somebody examines the content and writes to you what we decided, why, and what you can do if you disagree.",
      application: "We read every application ourselves and answer you by email within two weeks.",
      sponsoring: "We decide about sponsorship once a month and write to you in either case.",
      privacy:
        "We answer within one month (Article 12 GDPR). If we have to make sure who you are, we ask you by email first.",
      "product-pro":
        "Somebody who knows the product writes to you, or calls if you gave a number, usually within two working days.",
    },
    concerns: {
      access: "Information about my data",
      rectification: "Correction of my data",
      erasure: "Erasure of my data",
      restriction: "Restriction of processing",
      portability: "A portable copy of my data",
      objection: "Objection to processing",
      other: "Something else",
    },
    termination: { ordinary: "ordinary", extraordinary: "extraordinary, for good cause" },
    nextEnd: "on the next possible date",
  },
  de: {
    declared: {
      cancellation:
        "Ihre Kündigung gilt ab diesem Augenblick, und der Vertrag endet so, wie Sie es erklärt haben. Wir suchen ihn nach Ihren Angaben heraus und schreiben an die Adresse, die wir dazu haben. Was sofort endet, schalten wir ab, sobald wir wissen, dass die Kündigung von Ihnen kommt: weil Sie angemeldet sind, weil Sie dem Link in unserer E-Mail an diese Adresse folgen oder weil Sie es uns auf Nachfrage bestätigen.",
      withdrawal:
        "Ihr Widerruf gilt ab diesem Augenblick. Wir suchen den Vertrag nach Ihren Angaben heraus und schreiben an die Adresse, die wir dazu haben. Wir schalten ab und erstatten, sobald wir wissen, dass der Widerruf von Ihnen kommt: weil Sie angemeldet sind, weil Sie dem Link in unserer E-Mail an diese Adresse folgen oder weil Sie es uns auf Nachfrage bestätigen. Die Tage für die Erstattung zählen ab jetzt.",
    },
    sent: {
      contact: "Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail, meist am nächsten Werktag.",
      abuse:
        "Wir prüfen den Inhalt und schreiben Ihnen, was wir entschieden haben, warum, und was Sie tun können, wenn Sie anderer Ansicht sind.",
      application: "Wir lesen jede Bewerbung selbst und antworten Ihnen binnen zwei Wochen per E-Mail.",
      sponsoring: "Wir entscheiden einmal im Monat über Sponsoring und schreiben Ihnen in jedem Fall.",
      privacy:
        "Wir antworten binnen eines Monats (Artikel 12 DSGVO). Wenn wir sicherstellen müssen, wer Sie sind, fragen wir vorher per E-Mail nach.",
      "product-pro":
        "Jemand, der das Produkt kennt, schreibt Ihnen oder ruft an, falls Sie eine Nummer angegeben haben, meist binnen zwei Werktagen.",
    },
    concerns: {
      access: "Auskunft über meine Daten",
      rectification: "Berichtigung meiner Daten",
      erasure: "Löschung meiner Daten",
      restriction: "Einschränkung der Verarbeitung",
      portability: "Herausgabe meiner Daten zum Mitnehmen",
      objection: "Widerspruch gegen die Verarbeitung",
      other: "Etwas anderes",
    },
    termination: { ordinary: "ordentlich", extraordinary: "außerordentlich, aus wichtigem Grund" },
    nextEnd: "zum nächstmöglichen Zeitpunkt",
  },
};
