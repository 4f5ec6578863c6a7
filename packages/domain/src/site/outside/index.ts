// The door of `outside`: what other systems are told of orders, contracts, invoices and requests.
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
