// The body of a webhook, made when it is sent of what is stored: orders, invoices and requests stay as they were. [OUT-01]
import { instant } from "@kontor/domain/kernel/calendar";
import {
  contractPayload,
  type EventFact,
  type EventType,
  invoicePayload,
  orderPayload,
  paymentPayload,
  requestPayload,
  webhookMessage,
} from "@kontor/domain/site/outside";
import type { Payment } from "@kontor/domain/shop/balance";
import type { Handle } from "../../platform/database/handle.ts";
import { recordFrom } from "../../platform/database/stored-json.ts";
import type { OutsideEventRow } from "../../platform/webhook/events-store.ts";
import { numberOfCharge, paymentById } from "../../shop/balance/store.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { contractById, contractsOfOrder } from "../../shop/contract/store.ts";
import { invoiceById } from "../../shop/invoice/store.ts";
import { inboxRow } from "../request/inbox-store.ts";

/** The invoice or the charge that money is for. */
const documentOf = async (handle: Handle, { purpose }: Payment) => {
  if (purpose.kind === "customer") return null;
  const { document: id } = purpose;
  const number = (await invoiceById(handle, id))?.number ?? (await numberOfCharge(handle, id));
  return number === null ? null : { id, number };
};

type Facts = Readonly<Record<string, EventFact>>;

/** Null where what it is about was deleted in its time. */
const payloadOf = async (
  handle: Handle,
  type: EventType,
  subject: string,
  facts: Facts,
  timeZone: string,
): Promise<object | null> => {
  switch (type) {
    case "order.placed": {
      const order = await orderById(handle, subject);
      return order === null ? null : orderPayload(order, await contractsOfOrder(handle, subject), timeZone);
    }
    case "contract.cancelled":
    case "contract.cancellation-revoked":
    case "contract.withdrawn":
    case "contract.renewed": {
      const contract = await contractById(handle, subject);
      return contract === null ? null : contractPayload(contract, facts);
    }
    case "invoice.issued": {
      const invoice = await invoiceById(handle, subject);
      return invoice === null ? null : invoicePayload(invoice);
    }
    case "payment.received":
    case "payment.returned": {
      const payment = await paymentById(handle, subject);
      return payment === null ? null : paymentPayload(payment, await documentOf(handle, payment), facts);
    }
    case "request.received": {
      const row = await inboxRow(handle, subject);
      return row === null ? null : requestPayload(row.receipt);
    }
  }
};

export const webhookBody = async (
  handle: Handle,
  { type, subject, facts, at }: OutsideEventRow,
  timeZone: string,
): Promise<string | null> => {
  const payload = await payloadOf(handle, type as EventType, subject, recordFrom(facts) as Facts, timeZone);
  return payload === null ? null : JSON.stringify(webhookMessage(type as EventType, instant(at), payload));
};
