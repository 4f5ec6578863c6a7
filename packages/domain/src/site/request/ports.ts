// Ports of the forms: the stored ones, their letters, and the scanner of files. [FRM-01] [LGL-02] [LGL-03]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { ContractId } from "#shop/contract";
import type { Locale } from "#visitor/locale";
import type { FilesNotScanned } from "./errors.ts";
import type { DeclarationReceipt, MessageReceipt, StoredDeclaration, StoredMessage, Subscription } from "./model.ts";

/** The declarations that were taken. All calls of one use case see and make one transaction. */
export class Declarations extends Context.Service<
  Declarations,
  {
    readonly byKey: (key: string) => Effect<StoredDeclaration | null>;
    /** With the contracts that it ended; without any it waits for staff. */
    readonly add: (stored: StoredDeclaration, contracts: readonly ContractId[]) => Effect<void>;
  }
>()("kontor/site/request/Declarations") {}

/** Letters that wait to be sent: the receipt for who declared something, and word of it for who deals with it. [LGL-02] [LGL-03] */
export class DeclarationLetters extends Context.Service<
  DeclarationLetters,
  {
    readonly add: (receipt: DeclarationReceipt, locale: Locale) => Effect<void>;
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
