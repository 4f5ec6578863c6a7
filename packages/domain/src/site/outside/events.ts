// Which event something that happened is, and what of it may be different later. [OUT-01]
import type { Day } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import type { Payment } from "#shop/balance";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { Invoice } from "#shop/invoice";
import type { Receipt } from "#site/request";
import type { HappenedEvent } from "./model.ts";

/** The event of a placed order, in its own stream. */
export const orderPlaced = ({ id }: Pick<Order, "id">): HappenedEvent => ({
  type: "order.placed",
  stream: id,
  subject: id,
  facts: {},
});

/** A contract whose state was changed; null where nothing of it ended. `end` is the first day that is not covered any more. */
export const contractEnded = ({
  id,
  orderId,
  state,
}: Pick<ServiceContract, "id" | "orderId" | "state">): HappenedEvent | null => {
  const about = { stream: orderId, subject: id };
  switch (state.kind) {
    case "cancelled":
      return { type: "contract.cancelled", ...about, facts: { end: state.end, by: state.by, refund: state.refund } };
    case "withdrawn":
      return { type: "contract.withdrawn", ...about, facts: { day: state.day } };
    case "running":
      return null;
  }
};

/** A notice that the contract's party did not give was undone; `end` is the first day that is not covered, null where it runs on. */
export const cancellationRevoked = ({
  id,
  orderId,
  state,
}: Pick<ServiceContract, "id" | "orderId" | "state">): HappenedEvent => ({
  type: "contract.cancellation-revoked",
  stream: orderId,
  subject: id,
  facts: { end: state.kind === "cancelled" ? state.end : null },
});

/** A term that began on a day; `until` is the first day that it does not cover. */
export const contractRenewed = (
  { id, orderId }: Pick<ServiceContract, "id" | "orderId">,
  from: Day,
  until: Day,
): HappenedEvent => ({
  type: "contract.renewed",
  stream: orderId,
  subject: id,
  facts: { from, until },
});

/** The event of an issued document, in the order's stream. */
export const invoiceIssued = ({ id, orderId }: Pick<Invoice, "id" | "orderId">): HappenedEvent => ({
  type: "invoice.issued",
  stream: orderId,
  subject: id,
  facts: {},
});

/** Money that came in, or that went back; in the stream of the order that its document is of. `left` is what was left of the document then. [PAY-03] */
export const moneyBooked = (
  { id, kind }: Pick<Payment, "id" | "kind">,
  { orderId, left }: { readonly orderId: string | null; readonly left: Cents | null },
): HappenedEvent | null =>
  kind === "payment" || kind === "return"
    ? {
        type: kind === "payment" ? "payment.received" : "payment.returned",
        stream: orderId ?? id,
        subject: id,
        facts: { left },
      }
    : null;

/** Declarations and messages. */
export const requestReceived = ({ id, filing }: Pick<Receipt, "id" | "filing">): HappenedEvent => ({
  type: "request.received",
  stream: id,
  subject: id,
  facts: { form: filing.form },
});
