// What the order's form carries beside its boxes: which quote stood on the page, and the key under which it is ordered once. [CHK-06] [CHK-07]
import { randomUUID } from "node:crypto";

export interface OrderForm {
  /** The same for a form that is sent again, so that it is one order. */
  readonly key: string;
  readonly quoteHash: string;
  /** Null where the page did not say. */
  readonly addressSeen: string | null;
  readonly cartVersion: number;
  /** The total that stood on the page, in cents; null where the form names none. */
  readonly total: number | null;
}

const keyShape = /^[!-~]{8,128}$/;

const whole = (typed: string | null): number | null =>
  typed !== null && /^\d{1,12}$/.test(typed) ? Number(typed) : null;

export const orderForm = (fields: Pick<URLSearchParams, "get">): OrderForm => {
  const key = fields.get("key") ?? "";
  return {
    key: keyShape.test(key) ? key : randomUUID(),
    quoteHash: fields.get("quoteHash") ?? "",
    addressSeen: fields.get("addressSeen") || null,
    cartVersion: whole(fields.get("cartVersion")) ?? 0,
    total: whole(fields.get("total")),
  };
};
