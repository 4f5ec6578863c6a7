// Notices and withdrawals that staff take down for a customer. [LIF-06]
import { ContractUnknown } from "@kontor/domain/shop/contract";
import { partyName } from "@kontor/domain/shop/customer";
import { asSeen, ContractParties, once, takeNotice } from "@kontor/domain/site/admin";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orUnknown, type PortsOver } from "../../platform/use-case/use-case.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractById } from "../../shop/contract/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { type DeclarationPorts, declarationPorts } from "../request/ports.ts";
import { realDay, runAsStaff } from "./by-staff.ts";
import { recordOf } from "./order-handlers.ts";

const noticePorts =
  (services: SessionServices): PortsOver<ContractParties | DeclarationPorts> =>
  (scope) =>
    Context.add(declarationPorts(services)(scope), ContractParties, {
      partyOf: ({ customerNumber, orderId }) =>
        Effect.promise(async () => {
          const account = await scope.handle
            .selectFrom("users")
            .select("email")
            .where("customer_number", "=", customerNumber)
            .executeTakeFirst();
          const order = await orderById(scope.handle, orderId);
          return account === undefined || order === null
            ? null
            : { email: account.email, locale: order.locale, name: partyName(order.address) };
        }),
    });

export const noticeHandlers = (services: SessionServices): Pick<Handlers, "takeNotice"> => ({
  takeNotice: async (call) => {
    const { kind = "ordinary", way, receivedOn, end, cause = null, proof } = call.body;
    const notice = {
      contract: call.params.contractId,
      kind,
      way,
      receivedOn: realDay(call, receivedOn),
      end: end === null ? null : realDay(call, end),
      cause,
      proof,
    };
    const moment = { id: services.freshId(), zone: services.settings.timeZone };
    await runAsStaff(services, call, noticePorts(services), once(asSeen(takeNotice(notice, moment))));
    services.mailQueued();
    const contract = await contractById(services.database.reads, call.params.contractId);
    // Both are deleted at once.
    const record = contract === null ? null : await recordOf(services, contract.orderId);
    return good(orUnknown(call, record, () => new ContractUnknown()));
  },
});
