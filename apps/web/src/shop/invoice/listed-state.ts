// How a document stands, in few words and with their colour; its page says it in sentences. [ACC-09] [BAL-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import { listedState } from "@kontor/domain/shop/balance";
import type { Locale } from "@kontor/domain/visitor/locale";
import { shortDayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ListedStateView } from "./views.ts";

type Listed = Pick<ShopComponents["schemas"]["InvoiceSummary"], "total" | "balance">;

const kinds = {
  open: "deal",
  "partly-paid": "deal",
  overdue: "stop",
  paid: "free",
  settled: "plain",
  "to-pay-back": "deal",
  "paid-back": "free",
  nothing: "plain",
} as const satisfies Readonly<Record<ReturnType<typeof listedState>, ListedStateView["kind"]>>;

export const listedStateOf = ({ total, balance }: Listed, locale: Locale): ListedStateView => {
  const { dueOn, overdueSince } = balance;
  const state = listedState({ ...balance, total });
  // A day that is past is never promised.
  const said = state === "to-pay-back" && overdueSince !== null ? "to-pay-back-late" : state;
  const day = (state === "overdue" ? overdueSince : dueOn) ?? "";
  return { text: texts(locale, "invoices")(`states.${said}`, { day: shortDayText(locale, day) }), kind: kinds[state] };
};
