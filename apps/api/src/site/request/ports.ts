// What declarations and messages need, over the database: their rows and the mails about them. [LGL-02] [LGL-03] [FRM-03] [LGL-05]
import * as Context from "effect/Context";
import { DeclarationLetters, Declarations, MessageLetters, Messages } from "@kontor/domain/site/request";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { queueReceipt } from "./declaration-mails.ts";
import { queueMessageLetters } from "./message-mails.ts";
import { addMessage, messageByKey } from "./message-store.ts";
import { addDeclaration, declarationByKey } from "./store.ts";

export const declarationPorts =
  (services: Pick<PlatformServices, "now" | "settings">): PortsOver<DeclarationLetters | Declarations> =>
  ({ handle }) =>
    Context.make(Declarations, {
      byKey: (key) => toEffect(() => declarationByKey(handle, key)),
      add: (stored) => toEffect(() => addDeclaration(handle, stored)),
    }).pipe(Context.add(DeclarationLetters, { add: (receipt, locale) => toEffect(() => queueReceipt(services)(handle, receipt, locale)) }));

export const messagePorts =
  (services: Pick<PlatformServices, "now" | "settings">): PortsOver<MessageLetters | Messages> =>
  ({ handle }) =>
    Context.make(Messages, {
      byKey: (key) => toEffect(() => messageByKey(handle, key)),
      add: (stored) => toEffect(() => addMessage(handle, stored)),
    }).pipe(
      Context.add(MessageLetters, { add: (receipt, locale) => toEffect(() => queueMessageLetters(services)(handle, receipt, locale)) }),
    );
