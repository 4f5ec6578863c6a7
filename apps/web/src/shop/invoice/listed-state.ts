// How a document stands, in few words and with their colour; its page says it in sentences. [ACC-09] [BAL-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import { listedState } from "@kontor/domain/shop/balance";
import type { Locale } from "@kontor/domain/visitor/locale";
import { shortDayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ListedStateView } from "./views.ts";

type Listed = Pick<ShopComponents["schemas"]["InvoiceSummary"], "total" | "balance">;

const kindOf = (state: ReturnType<typeof listedState>): ListedStateView["kind"] => {
  switch (state) {
    case "overdue":
      return "stop";
    case "open":
    case "partly-paid":
    case "to-pay-back":
      return "deal";
    case "paid":
    case "paid-back":
      return "free";
    default:
      return "plain";
  }
};

export const listedStateOf = ({ total, balance }: Listed, locale: Locale): ListedStateView => {
  const { dueOn, overdueSince } = balance;
  const state = listedState({ ...balance, total });
  // A day that is past is never promised.
  const key = state === "to-pay-back" && overdueSince !== null ? "to-pay-back-late" : state;
  const day = (state === "overdue" ? overdueSince : dueOn) ?? "";
  return { text: texts(locale, "invoices")(`states.${key}`, { day: shortDayText(locale, day) }), kind: kindOf(state) };
};
