// Orders of resellers that staff refuse while they wait for papers, with a letter that says why. [CHK-10]
import { OrderUnknown } from "@kontor/domain/shop/checkout";
import { OrderNotWaiting, orderRefused } from "@kontor/domain/site/admin";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { refuseOrder } from "../../shop/checkout/accepted-orders.ts";
import { queueOrderRefused } from "../../shop/checkout/refused-order-mail.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractsOfOrder } from "../../shop/contract/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { hasAccount } from "./account-store.ts";
import { byStaff } from "./by-staff.ts";
import { recordOf } from "./order-handlers.ts";

export const orderRefusalHandlers = (services: SessionServices): Pick<Handlers, "refuseOrder"> => ({
  refuseOrder: async (call) => {
    const { orderId } = call.params;
    const answer = await byStaff(services, call, async (handle) => {
      const known = (await orderById(handle, orderId)) ?? refuse(new OrderUnknown());
      const contracts = (await contractsOfOrder(handle, orderId)).length;
      const { order, reason, entry } = orRefuse(orderRefused(known, { contracts, reason: call.body.reason }));
      if (!(await refuseOrder(handle, order))) refuse(new OrderNotWaiting());
      // No letter goes to an account that was deleted.
      if (await hasAccount(handle, order.customerNumber)) await queueOrderRefused(services, handle, order, reason);
      return { entry, result: () => recordOf(services, handle, orderId) };
    });
    services.mailQueued();
    return answer;
  },
});
