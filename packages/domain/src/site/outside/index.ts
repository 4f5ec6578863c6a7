// The door of `outside`: events of orders, contracts, invoices and requests for other systems, and what they report of the items of an order.
export {
  type ItemDelivery,
  type ItemReport,
  maySetUp,
  type OrderDelivery,
  orderDelivery,
} from "./delivery.ts";
export type { ItemState } from "./item-states.ts";
export { DeliveryOver, DeliveryReportWrong, DeliveryStateNotNext, SetupNotYet, WebhookUnknown } from "./errors.ts";
export {
  cancellationRevoked,
  contractEnded,
  contractRenewed,
  invoiceIssued,
  moneyBooked,
  orderPlaced,
  requestReceived,
} from "./events.ts";
export {
  customerRow,
  chargeRows,
  datedLists,
  exportedRow,
  type ExportFormat,
  exportFormats,
  type ExportPeriod,
  exportHead,
  exportPeriod,
  type ExportRow,
  invoiceLineRows,
  invoiceRow,
  orderLineRows,
  orderRow,
  subscriberRows,
} from "./export.ts";
export { exportColumns, type ExportedList, exportedLists } from "./export-columns.ts";
export { deliveryLimit, eventsStoredFor, webhookLease } from "./limits.ts";
export {
  type Attempt,
  type DeliveryStanding,
  type EventFact,
  type EventType,
  eventTypes,
  type HappenedEvent,
  type WebhookMessage,
} from "./model.ts";
export {
  contractPayload,
  invoicePayload,
  moment,
  orderPayload,
  paymentPayload,
  requestPayload,
  webhookMessage,
} from "./payloads.ts";
export { afterAttempt, deliveryStanding } from "./rules.ts";
export { contentChanged, ContentVersion } from "./content-changed.ts";
export { Deliveries, reportDelivery } from "./delivery-use-cases.ts";
export { OrderCodes, readAuthcodes } from "./codes-read.ts";
export { resendWebhooks, Webhooks } from "./resend.ts";
