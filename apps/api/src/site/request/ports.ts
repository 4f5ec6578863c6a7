// What declarations need, over the database: the declarations and the mails about them. [LGL-02] [LGL-03]
import * as Context from "effect/Context";
import { DeclarationLetters, Declarations } from "@kontor/domain/site/request";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { queueReceipt } from "./declaration-mails.ts";
import { addDeclaration, declarationByKey } from "./store.ts";

export const declarationPorts =
  (services: Pick<PlatformServices, "now" | "settings">): PortsOver<DeclarationLetters | Declarations> =>
  ({ handle }) =>
    Context.make(Declarations, {
      byKey: (key) => toEffect(() => declarationByKey(handle, key)),
      add: (stored) => toEffect(() => addDeclaration(handle, stored)),
    }).pipe(Context.add(DeclarationLetters, { add: (receipt, locale) => toEffect(() => queueReceipt(services)(handle, receipt, locale)) }));
