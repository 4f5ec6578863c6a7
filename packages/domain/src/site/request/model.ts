// The forms of the site: their fields, what becomes of them, the answers. [FRM-01…04] [FRM-08] [LGL-02] [LGL-03] [LGL-05]
import type { Day, Instant } from "#kernel/calendar";
import type { AddressPolicyName } from "#kernel/text";
import type { Locale, Localized } from "#visitor/locale";

/** A file as the form knows it. [FRM-04] */
export interface Attachment {
  readonly name: string;
  /** As it was declared; browsers leave it empty where they do not know it. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Null until its bytes are read. */
  readonly content: FileContent | null;
}

/** What a file is by its bytes. */
export interface FileContent {
  /** Null where they are of no known type. */
  readonly mediaType: string | null;
  /** SHA-256 in hex: two files with the same are the same. */
  readonly digest: string;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailRepeat: string;
}

/** Every form with its fields, as typed. */
export interface Drafts {
  /** § 312k BGB: needs no login; one identifier is enough. [FRM-02] [FRM-08] */
  readonly cancellation: {
    readonly customerNumber: string;
    readonly category: string;
    readonly product: string;
    readonly termination: string;
    readonly reason: string;
    readonly end: string;
    readonly date: string;
    readonly street: string;
    readonly city: string;
    readonly email: string;
    readonly emailRepeat: string;
  };
  /** The right of withdrawal requires name, contract or order, email only. [LGL-03] */
  readonly withdrawal: { readonly name: string; readonly contract: string; readonly email: string };
  readonly contact: Person & {
    readonly organisation: string;
    readonly customerNumber: string;
    readonly category: string;
    readonly message: string;
  };
  /** A notice under Art. 16 of the Digital Services Act. [LGL-05] */
  readonly abuse: Drafts["contact"] & { readonly url: string; readonly reasons: string; readonly goodFaith: boolean };
  readonly newsletter: { readonly email: string; readonly consent: boolean };
  /** For a job by its slug, or without one on the applicant's own initiative. [CNT-03] */
  readonly application: Person & {
    readonly job: string;
    readonly phone: string;
    readonly message: string;
    readonly files: readonly Attachment[];
  };
  readonly sponsoring: Person & { readonly organisation: string; readonly website: string; readonly message: string };
  readonly privacy: Person & { readonly customerNumber: string; readonly concern: string; readonly message: string };
  readonly "product-pro": Person & {
    readonly product: string;
    readonly organisation: string;
    readonly phone: string;
    readonly message: string;
  };
}

export type Form = keyof Drafts;

/** A form with what was typed into it. */
export type Draft = { readonly [F in Form]: { readonly form: F; readonly fields: Drafts[F] } }[Form];

/** What may stand in a field. */
export type Typed = string | boolean | readonly Attachment[];

interface Sender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What a privacy request is about: the rights of Art. 15 to 21 GDPR, or something else. */
export const concerns = [
  "access",
  "rectification",
  "erasure",
  "restriction",
  "portability",
  "objection",
  "other",
] as const;
export type Concern = (typeof concerns)[number];

/** Every form as it is filed once its fields are right; what was left out is null. */
export interface Filings {
  readonly cancellation: {
    readonly customerNumber: string | null;
    readonly category: string | null;
    readonly product: string | null;
    readonly termination: "ordinary" | "extraordinary";
    /** Null only for an ordinary termination. */
    readonly reason: string | null;
    /** The next possible date, or a specific one. */
    readonly end: "next" | Day;
    readonly street: string | null;
    readonly city: string | null;
    readonly email: string;
  };
  readonly withdrawal: Drafts["withdrawal"];
  readonly contact: Sender & {
    readonly organisation: string | null;
    readonly customerNumber: string | null;
    readonly category: string;
    readonly message: string;
  };
  readonly abuse: Filings["contact"] & { readonly url: string; readonly reasons: string };
  readonly newsletter: { readonly email: string };
  readonly application: Sender & {
    readonly job: string | null;
    readonly phone: string | null;
    readonly message: string;
    readonly files: readonly Attachment[];
  };
  readonly sponsoring: Sender & {
    readonly organisation: string;
    readonly website: string | null;
    readonly message: string;
  };
  readonly privacy: Sender & {
    readonly customerNumber: string | null;
    readonly concern: Concern;
    readonly message: string;
  };
  readonly "product-pro": Sender & {
    readonly product: string;
    readonly organisation: string;
    readonly phone: string | null;
    readonly message: string;
  };
}

export type Filing = { readonly [F in Form]: { readonly form: F; readonly fields: Filings[F] } }[Form];

/** What the fields are checked against. */
export interface RequestFacts {
  readonly today: Day;
  readonly policy: AddressPolicyName;
  /** Product categories on offer. */
  readonly categories: readonly string[];
  /** Slugs of the open jobs. */
  readonly jobs: readonly string[];
  /** Products that have a pro form. [ADM-05] */
  readonly proProducts: readonly string[];
}

/** Shown at once and sent by mail: what was filed, and when. [LGL-02] [LGL-03] [LGL-05] */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: Instant;
  readonly email: string;
  readonly filing: Filing;
}

/** The forms that end a contract. */
export type DeclarationForm = Extract<Form, "cancellation" | "withdrawal">;
export type DeclarationDraft = Extract<Draft, { readonly form: DeclarationForm }>;
export type Declaration = Extract<Filing, { readonly form: DeclarationForm }>;
export type DeclarationReceipt = Receipt & { readonly filing: Declaration };

/** A declaration that was taken, with what was typed and the receipt that was given for it. */
export interface StoredDeclaration {
  readonly key: string;
  readonly draft: DeclarationDraft;
  readonly receipt: DeclarationReceipt;
}

/** The forms that a person at the provider answers. [FRM-03] [FRM-04] [LGL-05] */
export type MessageForm = Exclude<Form, DeclarationForm | "newsletter">;
export type MessageDraft = Extract<Draft, { readonly form: MessageForm }>;
export type Message = Extract<Filing, { readonly form: MessageForm }>;
export type MessageReceipt = Receipt & { readonly filing: Message };

/** A message that was taken, with what was typed and the receipt that was given for it. */
export interface StoredMessage {
  readonly key: string;
  readonly draft: MessageDraft;
  readonly receipt: MessageReceipt;
}

/** The two steps that the law words: a button on every page, and the one that sends. [LGL-02] [LGL-03] */
export const legalSteps: Readonly<Record<DeclarationForm, readonly [Localized<string>, Localized<string>]>> = {
  cancellation: [
    { en: "Cancel contracts here", de: "Verträge hier kündigen" },
    { en: "cancel now", de: "jetzt kündigen" },
  ],
  withdrawal: [
    { en: "Withdraw from contract", de: "Vertrag widerrufen" },
    { en: "Confirm withdrawal", de: "Widerruf bestätigen" },
  ],
};

export type NewsletterDraft = Extract<Draft, { readonly form: "newsletter" }>;

/** A newsletter's subscriber, with the proof of both steps. [CUS-10] */
export interface Subscription {
  readonly email: string;
  readonly locale: Locale;
  readonly state: "asked" | "confirmed" | "ended";
  /** Secret of the link in the confirmation mail. */
  readonly code: string;
  readonly requestedAt: Instant;
  readonly confirmedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** The wording that was agreed to. */
  readonly terms: string;
}
