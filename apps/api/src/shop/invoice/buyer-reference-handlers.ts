// By which a customer routes documents: read and set in the account. [ACC-08]
import * as Context from "effect/Context";
import { BuyerReferences, setBuyerReference } from "@kontor/domain/shop/invoice";
import { Logins, stillLoggedIn } from "@kontor/domain/visitor/session";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { accountFrom, loginsOver } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { customerByNumber } from "../customer/store.ts";
import { buyerReferenceOf, orderReferenceOf, storeReferences } from "../customer/buyer-reference-store.ts";

export const buyerReferenceHandlers = (
  services: SessionServices,
): Pick<Handlers, "readBuyerReference" | "setBuyerReference"> => ({
  readBuyerReference: async (call) => {
    const user = await customerOf(services, call);
    const [reference, orderReference] = await Promise.all([
      buyerReferenceOf(services.database.reads, user.customer_number),
      orderReferenceOf(services.database.reads, user.customer_number),
    ]);
    return good({ reference, orderReference });
  },

  setBuyerReference: async (call) => {
    const user = await customerOf(services, call);
    const ports: PortsOver<BuyerReferences | Logins> = ({ handle }) =>
      Context.make(BuyerReferences, {
        known: toEffect(async () => {
          const [customer, orderReference] = [
            await customerByNumber(handle, user.customer_number),
            await orderReferenceOf(handle, user.customer_number),
          ];
          return customer === null ? null : { kind: customer.kind, orderReference };
        }),
        store: (references) => toEffect(() => storeReferences(handle, user.customer_number, references)),
      }).pipe(Context.add(Logins, loginsOver(services, handle, call)));
    const setting = stillLoggedIn(accountFrom(user), setBuyerReference(call.body));
    return good(await run(services, call, ports, setting));
  },
});
