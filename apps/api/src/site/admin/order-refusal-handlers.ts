// Orders of resellers that staff refuse while they wait for papers, with a letter that says why. [CHK-10]
import { once, refuseOrder } from "@kontor/domain/site/admin";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { runAsStaff } from "./by-staff.ts";
import { orderRecord } from "./order-handlers.ts";
import { staffOrderPorts } from "./order-ports.ts";

export const orderRefusalHandlers = (services: SessionServices): Pick<Handlers, "refuseOrder"> => ({
  refuseOrder: async (call) => {
    const { orderId } = call.params;
    await runAsStaff(services, call, staffOrderPorts(services, null), once(refuseOrder(orderId, call.body.reason)));
    services.mailQueued();
    return good(await orderRecord(services, call, orderId));
  },
});
