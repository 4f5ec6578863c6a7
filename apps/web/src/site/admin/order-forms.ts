// The forms of an order and of what waits in the inbox. [ADM-01] [ACC-05] [LIF-06]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { NoticeWay } from "@kontor/domain/site/admin";
import type { Act, Sent } from "./act.ts";

const onOrder = (typed: Sent["typed"]): string => `orders/${encodeURIComponent(typed("order"))}`;
const onItem = (typed: Sent["typed"]): string => `inbox/${encodeURIComponent(typed("item"))}`;

export const orderActs: Readonly<Record<string, Act>> = {
  letter: {
    page: onOrder,
    change: ({ typed, call }) =>
      call("POST", "/shop/admin/orders/{orderId}/letter", { path: { orderId: typed("order") } }),
  },
  notice: {
    page: onOrder,
    change: ({ typed, call }) => {
      if (typed("receivedOn") === "") return "DateInvalid";
      return call("PUT", "/shop/admin/contracts/{contractId}/notice", {
        path: { contractId: typed("contract") },
        body: {
          way: typed("way") as NoticeWay,
          receivedOn: typed("receivedOn") as Day,
          end: typed("end").trim() === "" ? null : (typed("end") as Day),
          proof: typed("proof"),
        },
      });
    },
  },
  "refuse-order": {
    page: onOrder,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/orders/{orderId}/refusal", {
        path: { orderId: typed("order") },
        body: { reason: typed("reason") },
      }),
  },
  match: {
    page: onItem,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/inbox/{itemId}/contract", {
        path: { itemId: typed("item") },
        body: { contract: typed("contract"), ...(typed("judged") === "1" ? { cause: typed("cause") } : {}) },
      }),
  },
  prove: {
    page: onItem,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/inbox/{itemId}/proof", {
        path: { itemId: typed("item") },
        body: { reason: typed("reason") },
      }),
  },
  close: {
    page: onItem,
    change: ({ typed, call }) =>
      call("PUT", "/shop/admin/inbox/{itemId}/closed", {
        path: { itemId: typed("item") },
        body: { reason: typed("reason") },
      }),
  },
};
