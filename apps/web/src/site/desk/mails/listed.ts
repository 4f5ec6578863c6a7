// Letters that wait or were given up, the latest first. [OPS-10] [ADM-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { ValueOf } from "@kontor/adapters/client";
import { type Listed, timeIn } from "../listed.ts";

export type Mail = ShopComponents["schemas"]["MailRecord"];
type Page = ValueOf<"GET", "/shop/admin/mails">["result"];

export const mails: Listed<Page, Mail, "waiting" | "failed"> = {
  name: "mails",
  isSearched: true,
  states: ["waiting", "failed"],
  columns: [
    { key: "subject" },
    { key: "recipient" },
    { key: "state" },
    { key: "attempts", isFigure: true },
    { key: "failure" },
    { key: "queuedAt", isPoint: true },
  ],
  read: (call, query) => call("GET", "/shop/admin/mails", { query }),
  rowsOf: (page) => page.mails,
  idOf: ({ id }) => id,
  nameOf: ({ subject, recipient }) => `${subject}, ${recipient}`,
  cellsOf: ({ subject, recipient, attempts, failure, failed, queuedAt }, writing) => ({
    subject,
    recipient,
    state: writing.t(`state.${failed ? "failed" : "waiting"}`),
    attempts: String(attempts),
    failure: failure ?? "–",
    queuedAt: timeIn(queuedAt, writing),
  }),
};
