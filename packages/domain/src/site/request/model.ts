// The forms of the site: their fields, what becomes of them, the answers. [FRM-01…04] [FRM-08] [LGL-02] [LGL-03] [LGL-05]
import type { Instant } from "#kernel/calendar";
import type { Locale, Localized } from "#visitor/locale";
import type { CleanIn, TypedIn } from "./form.ts";
import type { forms } from "./forms.ts";

type Forms = typeof forms;
export type Form = keyof Forms;
type FieldsOf<F extends Form> = Forms[F]["fields"];

/** Every form with its fields, as typed. */
export type Drafts = { readonly [F in Form]: { readonly [Name in keyof FieldsOf<F>]: TypedIn<FieldsOf<F>[Name]> } };

/** Every form as it is filed once its fields are right; what was left out is null. */
export type Filings = {
  readonly [F in Form]: {
    readonly [Name in keyof FieldsOf<F> as FieldsOf<F>[Name] extends { readonly filed: null } ? never : Name]: CleanIn<
      FieldsOf<F>[Name]
    >;
  };
};

/** A form with what was typed into it. */
export type Draft = { readonly [F in Form]: { readonly form: F; readonly fields: Drafts[F] } }[Form];

export type Filing = { readonly [F in Form]: { readonly form: F; readonly fields: Filings[F] } }[Form];

type FormOf<Kind extends Forms[Form]["kind"]> = {
  readonly [F in Form]: Forms[F]["kind"] extends Kind ? F : never;
}[Form];

/** Shown at once and sent by mail: what was filed, and when. [LGL-02] [LGL-03] [LGL-05] */
export interface Receipt {
  readonly id: string;
  readonly receivedAt: Instant;
  readonly email: string;
  readonly filing: Filing;
}

/** The forms that end a contract. */
export type DeclarationForm = FormOf<"declaration">;
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
export type MessageForm = FormOf<"message">;
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
