// What declarations and messages need, over the database: their rows and the mails about them; and the scanner of files. [LGL-02] [LGL-03] [FRM-03] [FRM-04] [LGL-05]
import * as Context from "effect/Context";
import {
  DeclarationLetters,
  Declarations,
  FileScanner,
  MessageLetters,
  Messages,
  SubscriptionLetters,
  Subscriptions,
} from "@kontor/domain/site/request";
import { ContractBook, ContractLetters } from "@kontor/domain/shop/contract";
import type { OpenJob } from "@kontor/domain/site/job";
import { requestReceived } from "@kontor/domain/site/outside";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { boundBy } from "../../platform/mail/outbox.ts";
import { mailboxBucket } from "../../platform/mail/recipients.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { receiptsBucket } from "../../shop/checkout/mail-limits.ts";
import { contractLettersOver } from "../../shop/contract/contract-mails.ts";
import { contractBookOver } from "../../shop/contract/ports.ts";
import { scannedBy } from "./clamd.ts";
import { queueReceipt } from "./declaration-mails.ts";
import { queueDenied, queueQuestion } from "./declared-mails.ts";
import { declaredOf, linkOf, noteProof, settleDeclared } from "./declared-store.ts";
import { queueSubscriptionLetter } from "./newsletter-mails.ts";
import { emailOfKey, storeSubscription, subscriptionByCode, subscriptionByEmail } from "./subscription-store.ts";
import { queueMessageLetters } from "./message-mails.ts";
import { addMessage, lettersAboutMessage, messageByKey } from "./message-store.ts";
import { addDeclaration, declarationById, declarationByKey, lettersAbout } from "./store.ts";

/** The letter about a receipt waits where its mailbox or its network had many. */
const bound = (handle: Handle, letter: string, email: string, address: string): Promise<void> =>
  boundBy(handle, letter, `${mailboxBucket(email)} ${receiptsBucket(address)}`);

export type DeclarationPorts = ContractBook | ContractLetters | DeclarationLetters | Declarations;

/** `address` is the network that declares something: the receipt is given at once, its letter waits where mailbox or network had many. */
export const declarationPorts =
  (
    services: Pick<PlatformServices, "database" | "now" | "settings">,
    address: string | null = null,
  ): PortsOver<DeclarationPorts> =>
  ({ handle }) =>
    Context.make(Declarations, {
      byKey: (key) => toEffect(() => declarationByKey(handle, key)),
      byId: (id) => toEffect(() => declarationById(handle, id)),
      byLink: (code) => toEffect(() => linkOf(handle, code)),
      declared: (of) => toEffect(() => declaredOf(handle, of)),
      settle: (declared, standing, ended) => toEffect(() => settleDeclared(handle, declared, standing, ended)),
      noteProof: (declaration, way) => toEffect(() => noteProof(handle, declaration, way)),
      add: (stored, outcome) =>
        Effect.gen(function* () {
          yield* toEffect(() => addDeclaration(handle, stored, outcome));
          yield* toEffect(() => noteHappened(handle, services, requestReceived(stored.receipt)));
        }),
    }).pipe(
      Context.add(ContractBook, contractBookOver(handle, services)),
      Context.add(ContractLetters, contractLettersOver(handle, services)),
      Context.add(DeclarationLetters, {
        add: (receipt, locale) =>
          Effect.promise(async () => {
            await queueReceipt(services)(handle, receipt, locale);
            if (address !== null) await bound(handle, lettersAbout(receipt.id).receipt, receipt.email, address);
          }),
        question: (receipt, question, locale) =>
          toEffect(() => queueQuestion(services)(handle, receipt, question, locale)),
        denied: (receipt, contracts) => toEffect(() => queueDenied(services)(handle, receipt, contracts)),
      }),
    );

interface SentMessage {
  /** The bytes of the message's files by their digests. */
  readonly contents: ReadonlyMap<string, Buffer>;
  /** Those that one may apply for. */
  readonly jobs: readonly OpenJob[];
  /** The network that it comes from. */
  readonly address: string;
}

export const messagePorts =
  (
    services: Pick<PlatformServices, "database" | "now" | "settings">,
    { contents, jobs, address }: SentMessage,
  ): PortsOver<FileScanner | MessageLetters | Messages> =>
  ({ handle }) =>
    Context.make(Messages, {
      byKey: (key) => toEffect(() => messageByKey(handle, key)),
      add: (stored) =>
        Effect.gen(function* () {
          yield* toEffect(() => addMessage(handle, stored, contents));
          yield* toEffect(() => noteHappened(handle, services, requestReceived(stored.receipt)));
        }),
    }).pipe(
      Context.add(MessageLetters, {
        add: (receipt, locale) =>
          Effect.promise(async () => {
            await queueMessageLetters(services, jobs)(handle, receipt, locale);
            await bound(handle, lettersAboutMessage(receipt.id).receipt, receipt.email, address);
          }),
      }),
      Context.add(FileScanner, {
        isInfected: (digest) => {
          const { clamdUrl } = services.settings;
          return clamdUrl === null
            ? Effect.succeed(false)
            : scannedBy(clamdUrl, contents.get(digest) ?? Buffer.alloc(0));
        },
      }),
    );

export const subscriptionPorts =
  (services: Pick<PlatformServices, "now" | "settings" | "freshId">): PortsOver<SubscriptionLetters | Subscriptions> =>
  ({ handle }) =>
    Context.make(Subscriptions, {
      byEmail: (email) => toEffect(() => subscriptionByEmail(handle, email)),
      byCode: (code) => toEffect(() => subscriptionByCode(handle, code)),
      emailOfKey: (key) => toEffect(() => emailOfKey(handle, key)),
      store: (subscription, key) => toEffect(() => storeSubscription(handle, subscription, key)),
    }).pipe(
      Context.add(SubscriptionLetters, {
        add: (letter, subscription, locale) =>
          toEffect(() => queueSubscriptionLetter(services)(handle, letter, subscription, locale)),
      }),
    );
