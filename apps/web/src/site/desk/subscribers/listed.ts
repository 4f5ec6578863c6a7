// Who subscribed to the newsletter, by their addresses. [CUS-10] [ADM-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { ValueOf } from "@kontor/adapters/client";
import { type Listed, timeIn } from "../listed.ts";

export type Subscriber = ShopComponents["schemas"]["SubscriberRecord"];
type Page = ValueOf<"GET", "/shop/admin/subscribers">["result"];

export const subscribers: Listed<Page, Subscriber, Subscriber["state"]> = {
  name: "subscribers",
  isSearched: true,
  states: ["confirmed", "asked", "ended"],
  columns: [
    { key: "email" },
    { key: "language" },
    { key: "state" },
    { key: "requestedAt", isPoint: true },
    { key: "confirmedAt", isPoint: true },
    { key: "endedAt", isPoint: true },
    { key: "reference" },
  ],
  read: (call, query) => call("GET", "/shop/admin/subscribers", { query }),
  rowsOf: (page) => page.subscribers,
  idOf: ({ email }) => email,
  nameOf: ({ email }) => email,
  cellsOf: ({ email, locale, state, requestedAt, confirmedAt, endedAt, reference }, writing) => ({
    email,
    language: writing.t(`language.${locale}`),
    state: writing.t(`state.${state}`),
    requestedAt: timeIn(requestedAt, writing),
    confirmedAt: timeIn(confirmedAt, writing),
    endedAt: timeIn(endedAt, writing),
    reference,
  }),
};
