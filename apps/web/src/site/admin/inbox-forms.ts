// The forms of what waits in the inbox. [ADM-01] [ACC-05]
import type { Act, Sent } from "./act.ts";

const onItem = (typed: Sent["typed"]): string => `inbox/${encodeURIComponent(typed("item"))}`;

export const inboxActs: Readonly<Record<string, Act>> = {
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
