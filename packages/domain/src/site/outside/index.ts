// The door of `outside`: events of orders, contracts, invoices and requests for other systems.
export { WebhookUnknown } from "./errors.ts";
export { contractEnded, contractRenewed, invoiceIssued, orderPlaced, requestReceived } from "./events.ts";
export {
  type Attempt,
  type DeliveryStanding,
  type EventFact,
  type EventType,
  eventTypes,
  type HappenedEvent,
  type WebhookMessage,
} from "./model.ts";
export { contractPayload, invoicePayload, orderPayload, requestPayload, webhookMessage } from "./payloads.ts";
export { afterAttempt, deliveryStanding } from "./rules.ts";
