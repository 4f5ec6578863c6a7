// Webhooks in the hands of staff: how each stands, and sent again. [OUT-01]
import { deliveryStanding, resendWebhooks, Webhooks } from "@kontor/domain/site/outside";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
import { deliverAgain, deliveryPage, type DeliveryRow } from "../outside/deliveries-store.ts";

const recordOf = (row: DeliveryRow) => {
  const standing = deliveryStanding(row);
  return {
    event: row.id,
    type: row.type,
    receiver: row.receiver,
    order: row.order,
    at: row.at,
    standing,
    attempts: row.attempts,
    sentAt: row.sentAt,
    nextAt: standing === "waiting" ? row.dueAt : null,
    failure: row.failure,
  };
};

export const webhookAdminHandlers = (services: SessionServices): Pick<Handlers, "listWebhooks" | "resendWebhooks"> => ({
  listWebhooks: async (call) => {
    await staffOf(services, call);
    const { only = null, order = null, after = null } = call.query;
    const { deliveries, next } = await deliveryPage(services.database.reads, {
      only,
      order,
      after,
      count: countIn(call.query),
    });
    return good({
      receivers: services.settings.webhooks.map(({ name }) => name),
      deliveries: deliveries.map(recordOf),
      next,
    });
  },

  resendWebhooks: async (call) => {
    const { receiver, event } = call.body;
    const ports: PortsOver<Webhooks> = ({ handle }) =>
      Context.make(Webhooks, {
        isReceiver: (wanted) => services.settings.webhooks.some(({ name }) => name === wanted),
        again: (name, id) => Effect.promise(() => deliverAgain(handle, name, id, services.now())),
      });
    const again = await runAsStaff(services, call, ports, resendWebhooks(receiver, event));
    services.mailQueued();
    return good({ again });
  },
});
