// What consent needs, over the database: where decisions are recorded as proof. [VIS-02]
import * as Context from "effect/Context";
import { ConsentProofs } from "@kontor/domain/visitor/consent";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { addProof } from "./store.ts";

export const consentPorts =
  ({ now }: Pick<PlatformServices, "now">): PortsOver<ConsentProofs> =>
  ({ handle }) =>
    Context.make(ConsentProofs, { record: (decision) => toEffect(() => addProof(handle, decision, now())) });
