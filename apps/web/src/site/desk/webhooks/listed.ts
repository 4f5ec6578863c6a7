// Events that were sent to other systems, the latest first. [OUT-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { ValueOf } from "@kontor/adapters/client";
import { type Listed, timeIn, type Writing } from "../listed.ts";

export type Delivery = ShopComponents["schemas"]["WebhookDelivery"];
type Page = ValueOf<"GET", "/shop/admin/webhooks">["result"];

const typeOf = ({ type }: Delivery, { t }: Writing): string => t(`type.${type.replace(".", "-")}`);

const standingOf = ({ standing, failure, sentAt, nextAt }: Delivery, writing: Writing): string =>
  writing.t(`standing.${failure !== null && standing === "waiting" ? "again" : standing}`, {
    moment: timeIn((standing === "delivered" ? sentAt : nextAt) ?? 0, writing),
    failure,
  });

export const webhooks: Listed<Page, Delivery, "open" | "stopped" | "delivered"> = {
  name: "webhooks",
  isSearched: false,
  states: ["open", "stopped", "delivered"],
  columns: [
    { key: "at", isPoint: true },
    { key: "type" },
    { key: "order" },
    { key: "receiver" },
    { key: "attempts", isFigure: true },
    { key: "standing" },
  ],
  read: (call, { q: _, ...query }) => call("GET", "/shop/admin/webhooks", { query }),
  rowsOf: (page) => page.deliveries,
  idOf: ({ event, receiver }) => `${event} ${receiver}`,
  nameOf: ({ order, type, receiver }) => [order?.number ?? type, receiver].join(", "),
  cellsOf: (delivery, writing) => ({
    at: timeIn(delivery.at, writing),
    type: typeOf(delivery, writing),
    order: delivery.order?.number ?? "–",
    receiver: delivery.receiver,
    attempts: String(delivery.attempts),
    standing: standingOf(delivery, writing),
  }),
};
