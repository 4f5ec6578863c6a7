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
import { andThen, toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { contractLettersOver } from "../../shop/contract/contract-mails.ts";
import { contractBookOver } from "../../shop/contract/ports.ts";
import { scannedBy } from "./clamd.ts";
import { queueReceipt } from "./declaration-mails.ts";
import { queueDenied, queueQuestion } from "./declared-mails.ts";
import { declaredOf, noteProof, settleDeclared } from "./declared-store.ts";
import { queueSubscriptionLetter } from "./newsletter-mails.ts";
import { emailOfKey, storeSubscription, subscriptionByCode, subscriptionByEmail } from "./subscription-store.ts";
import { queueMessageLetters } from "./message-mails.ts";
import { addMessage, messageByKey } from "./message-store.ts";
import { addDeclaration, declarationById, declarationByKey } from "./store.ts";

export const declarationPorts =
  (
    services: Pick<PlatformServices, "database" | "now" | "settings">,
  ): PortsOver<ContractBook | ContractLetters | DeclarationLetters | Declarations> =>
  ({ handle }) =>
    Context.make(Declarations, {
      byKey: (key) => toEffect(() => declarationByKey(handle, key)),
      byId: (id) => toEffect(() => declarationById(handle, id)),
      declared: (of) => toEffect(() => declaredOf(handle, of)),
      settle: (declared, standing, ended) => toEffect(() => settleDeclared(handle, declared, standing, ended)),
      noteProof: (declaration, way) => toEffect(() => noteProof(handle, declaration, way)),
      add: (stored, outcome) =>
        Effect.asVoid(
          toEffect(() =>
            andThen(addDeclaration(handle, stored, outcome), () =>
              noteHappened(handle, services, requestReceived(stored.receipt)),
            ),
          ),
        ),
    }).pipe(
      Context.add(ContractBook, contractBookOver(handle, services)),
      Context.add(ContractLetters, contractLettersOver(handle, services)),
      Context.add(DeclarationLetters, {
        add: (receipt, locale) => toEffect(() => queueReceipt(services)(handle, receipt, locale)),
        question: (receipt, question, locale) =>
          toEffect(() => queueQuestion(services)(handle, receipt, question, locale)),
        denied: (receipt, contracts) => toEffect(() => queueDenied(services)(handle, receipt, contracts)),
      }),
    );

/** `contents` are the bytes of the message's files by their digests, `jobs` those that one may be applied for. */
export const messagePorts =
  (
    services: Pick<PlatformServices, "database" | "now" | "settings">,
    { contents, jobs }: { readonly contents: ReadonlyMap<string, Buffer>; readonly jobs: readonly OpenJob[] },
  ): PortsOver<FileScanner | MessageLetters | Messages> =>
  ({ handle }) =>
    Context.make(Messages, {
      byKey: (key) => toEffect(() => messageByKey(handle, key)),
      add: (stored) =>
        Effect.asVoid(
          toEffect(() =>
            andThen(addMessage(handle, stored, contents), () =>
              noteHappened(handle, services, requestReceived(stored.receipt)),
            ),
          ),
        ),
    }).pipe(
      Context.add(MessageLetters, {
        add: (receipt, locale) => toEffect(() => queueMessageLetters(services, jobs)(handle, receipt, locale)),
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
