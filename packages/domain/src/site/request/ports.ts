// Ports of the forms: the stored ones, their letters, and the scanner of files. [FRM-01] [LGL-02] [LGL-03]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { ContractId, ServiceContract } from "#shop/contract";
import type { Locale } from "#visitor/locale";
import type { DeclaredContract, DeclaredStanding, ProofWay } from "./declared.ts";
import type { FilesNotScanned } from "./errors.ts";
import type { DeclarationReceipt, MessageReceipt, StoredDeclaration, StoredMessage, Subscription } from "./model.ts";

/** The declarations that were taken. All calls of one use case see and make one transaction. */
export class Declarations extends Context.Service<
  Declarations,
  {
    readonly byKey: (key: string) => Effect<StoredDeclaration | null>;
    readonly byId: (id: string) => Effect<StoredDeclaration | null>;
    /** What the link in a letter is about; null where its code is wrong or used. [ACC-05] */
    readonly byLink: (code: string) => Effect<{ readonly declaration: string; readonly customerNumber: string } | null>;
    /** With what it did to contracts; without any it waits for staff. */
    readonly add: (stored: StoredDeclaration, outcome: DeclarationOutcome) => Effect<void>;
    /** The contracts that a declaration without a login means, and what it did to them; also by what it means. [ACC-05] */
    readonly declared: (
      of: { readonly declaration: string } | { readonly contract: ContractId } | { readonly customerNumber: string },
    ) => Effect<readonly DeclaredContract[]>;
    /** Notes what came of one; false where that was done before. `ended` says whether it ended its contract. */
    readonly settle: (declared: DeclaredContract, standing: DeclaredStanding, ended: boolean) => Effect<boolean>;
    /** Notes how it became known from whom a declaration came. */
    readonly noteProof: (declaration: string, way: ProofWay) => Effect<void>;
  }
>()("kontor/site/request/Declarations") {}

/** What came of a declaration when it arrived. */
export interface DeclarationOutcome {
  /** The contracts that it ended. */
  readonly ended: readonly ContractId[];
  /** Those that it means without proof. */
  readonly declared: readonly DeclaredContract[];
  readonly proved: ProofWay | null;
}

/** Contracts of one customer, at least one: those that were cancelled already, and those whose end waits for an answer. */
export interface DeclarationQuestion {
  readonly customerNumber: string;
  readonly taken: readonly ServiceContract[];
  readonly waiting: readonly ServiceContract[];
}

/** Letters that wait to be sent: the receipt for who declared something, and word of it for who deals with it. [LGL-02] [LGL-03] */
export class DeclarationLetters extends Context.Service<
  DeclarationLetters,
  {
    readonly add: (receipt: DeclarationReceipt, locale: Locale) => Effect<void>;
    /** To the registered address of a customer: what was declared without a login of their contracts, with a link to say whether it was them. [ACC-05] */
    readonly question: (receipt: DeclarationReceipt, question: DeclarationQuestion, locale: Locale) => Effect<void>;
    /** That its party denied a declaration, to the customer and to staff. [ACC-05] */
    readonly denied: (receipt: DeclarationReceipt, contracts: readonly ServiceContract[]) => Effect<void>;
  }
>()("kontor/site/request/DeclarationLetters") {}

/** The messages that were taken. All calls of one use case see and make one transaction. [FRM-03] [LGL-05] */
export class Messages extends Context.Service<
  Messages,
  {
    readonly byKey: (key: string) => Effect<StoredMessage | null>;
    readonly add: (stored: StoredMessage) => Effect<void>;
  }
>()("kontor/site/request/Messages") {}

/** Looks for viruses in the files that came with a form; a file is named by its digest. [FRM-04] */
export class FileScanner extends Context.Service<
  FileScanner,
  {
    readonly isInfected: (digest: string) => Effect<boolean, FilesNotScanned>;
  }
>()("kontor/site/request/FileScanner") {}

/** Letters that wait to be sent: the receipt for the writer, and word of it for who answers. [FRM-03] [LGL-05] */
export class MessageLetters extends Context.Service<
  MessageLetters,
  {
    readonly add: (receipt: MessageReceipt, locale: Locale) => Effect<void>;
  }
>()("kontor/site/request/MessageLetters") {}

/** The newsletter's subscriptions, one for each mailbox. All calls of one use case see and make one transaction. [CUS-10] */
export class Subscriptions extends Context.Service<
  Subscriptions,
  {
    readonly byEmail: (email: string) => Effect<Subscription | null>;
    readonly byCode: (code: string) => Effect<Subscription | null>;
    /** The address that a key was used for. */
    readonly emailOfKey: (key: string) => Effect<string | null>;
    /** Stores a subscription in the place of the mailbox's earlier one; with the key of its request where there is one. */
    readonly store: (subscription: Subscription, key: string | null) => Effect<void>;
  }
>()("kontor/site/request/Subscriptions") {}

/** What a letter about a subscription says: please confirm, you have confirmed, or you receive it already. [CUS-10] */
export type SubscriptionLetter = "confirm" | "confirmed" | "known";

/** Letters about subscriptions that wait to be sent. [CUS-10] */
export class SubscriptionLetters extends Context.Service<
  SubscriptionLetters,
  {
    readonly add: (letter: SubscriptionLetter, subscription: Subscription, locale: Locale) => Effect<void>;
  }
>()("kontor/site/request/SubscriptionLetters") {}
