// An item of an order as the event `order.placed` names it in the contract. [OUT-01] [OUT-04]
import type { WebhookBodies } from "@kontor/adapters/contract";

export type Item = WebhookBodies["order.placed"]["data"]["items"][number];
