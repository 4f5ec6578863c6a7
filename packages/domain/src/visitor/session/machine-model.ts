// Input, context and events of the session's machine. [SES-01…03] [SES-09]
import type { Entry, EntryField, User } from "./model.ts";

export interface SessionInput {
  /** The user that is known already, such as from a page's own data. */
  readonly user: User | null;
  /** Whether a token exists. */
  readonly hasToken: boolean;
}

/** A refusal as data: its tag and facts. */
export interface RefusalValue {
  readonly _tag: string;
  /** Seconds until another attempt, where the refusal names them. */
  readonly wait?: number;
  /** Its text, where the other side wrote it. */
  readonly detail?: string;
  /** Fields of what was sent that were refused, each with its text. */
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
}

/** What follows an entry: the address that is stored first, as it was typed; null where none is due. [CHK-03] */
export interface Completion {
  readonly address: object | null;
}

/** What came of a completion. [CRT-01] */
export interface Completed {
  /** Whether something came into the cart from the other one. */
  readonly merged: boolean;
}

export interface SessionContext extends SessionInput {
  /** Why the last attempt came to nothing. */
  readonly refusal: RefusalValue | null;
  /** Fields that the last attempt left empty; nothing is sent while there are some. */
  readonly gaps: readonly EntryField[];
  /** How many attempts were made, those that came to nothing among them. */
  readonly attempts: number;
  /** Seconds until another attempt is taken, counted down; 0 where there is no limit. */
  readonly wait: number;
  /** What is to follow the entry; null where nothing is. */
  readonly completion: Completion | null;
  /** What came of it. */
  readonly completed: Completed | null;
  /** Key for the customer panel's logout page, after a logout. */
  readonly ssoKey: string | null;
}

export type SessionEvent =
  /** An entry with a completion is done when that is; who is in already is completed without a second login. */
  | { readonly type: "session.enter"; readonly entry: Entry; readonly completion?: Completion }
  | { readonly type: "session.complete"; readonly completion: Completion }
  | { readonly type: "session.leave" }
  | { readonly type: "session.renew" }
  | { readonly type: "session.lost" }
  /** What was refused is typed anew: a refusal goes, and so does the gap of the field. */
  | { readonly type: "refusal.dismiss"; readonly field?: EntryField };
