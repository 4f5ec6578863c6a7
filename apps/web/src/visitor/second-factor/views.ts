// What the pages of the second factor and of the proof of identity show. [SES-07]

/** Typed before, in another form: sent along unseen. */
export type Carried = readonly (readonly [name: string, value: string])[];

export interface FactorView {
  readonly tool: "second-factor";
  readonly stage: "overview" | "scan" | "codes" | "elsewhere";
  /** Where its forms are sent: to itself. */
  readonly path: string;
  readonly onward: string;
  readonly problem: string | null;
  readonly done: "removed" | "passkey" | "remove-passkey" | null;
  /** Whether the role works with a second factor only. */
  readonly isRequired: boolean;
  /** When it was confirmed, in words; null where there is none. */
  readonly setAt: string | null;
  readonly recoveryCodes: number;
  readonly scan: {
    readonly secret: string;
    readonly uri: string;
    readonly size: number;
    readonly drawing: string;
  } | null;
  readonly codes: readonly string[];
  /** Null where there can be none. */
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly when: string }[] | null;
}

export interface ProofView {
  readonly tool: "proof";
  /** Whether the login waits for its second factor, or a fresh proof of identity is needed; `elsewhere`: by another login. */
  readonly need: "code" | "fresh" | "elsewhere";
  readonly path: string;
  readonly carried: Carried;
  readonly hasFactor: boolean;
  readonly hasPasskeys: boolean;
  /** Where it goes on after a proof: a page, or a form that is sent on with what was typed. */
  readonly next: { readonly to: string; readonly isForm: boolean };
  /** What was refused, and of which of the two. */
  readonly problem: { readonly of: "code" | "password" | null; readonly text: string } | null;
}
