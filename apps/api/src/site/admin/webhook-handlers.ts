// Webhooks in the hands of staff: how each stands, and sent again. [OUT-01]
import { webhookAgain } from "@kontor/domain/site/admin";
import { deliveryStanding, WebhookUnknown } from "@kontor/domain/site/outside";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn } from "./by-staff.ts";
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
    const answer = await byStaff(services, call, async (handle, _by, now) => {
      if (services.settings.webhooks.every(({ name }) => name !== receiver)) refuse(new WebhookUnknown());
      const again = await deliverAgain(handle, receiver, event, now);
      if (again === 0 && event !== null) refuse(new WebhookUnknown());
      return { entry: webhookAgain(receiver, event, again), result: async () => ({ again }) };
    });
    services.mailQueued();
    return answer;
  },
});
