// By which a customer routes documents: read and set in the account. [ACC-08]
import * as Context from "effect/Context";
import { BuyerReferences, setBuyerReference } from "@kontor/domain/shop/invoice";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { customerOf, stillStands } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { buyerReferenceOf, storeBuyerReference } from "../customer/buyer-reference-store.ts";

export const buyerReferenceHandlers = (
  services: SessionServices,
): Pick<Handlers, "readBuyerReference" | "setBuyerReference"> => ({
  readBuyerReference: async (call) => {
    const user = await customerOf(services, call);
    return good({ reference: await buyerReferenceOf(services.database.reads, user.customer_number) });
  },

  setBuyerReference: async (call) => {
    const user = await customerOf(services, call);
    const ports: PortsOver<BuyerReferences> = ({ handle }) =>
      Context.make(BuyerReferences, {
        store: (reference) =>
          toEffect(async () => {
            await stillStands(services, handle, call, user);
            return storeBuyerReference(handle, user.customer_number, reference);
          }),
      });
    return good({ reference: await run(services, call, ports, setBuyerReference(call.body.reference)) });
  },
});
