// How a document stands, in few words and with their colour; its page says it in sentences. [ACC-09] [BAL-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import { listedState } from "@kontor/domain/shop/balance";
import { shortDayText } from "../../platform/texts/format.ts";
import type { Words } from "../account/words.ts";

type Listed = Pick<ShopComponents["schemas"]["InvoiceSummary"], "total" | "balance">;

const kinds: Partial<Record<ReturnType<typeof listedState>, "stop" | "deal" | "free">> = {
  overdue: "stop",
  open: "deal",
  "partly-paid": "deal",
  "to-pay-back": "deal",
  paid: "free",
  "paid-back": "free",
};

export const listedStateOf = ({ t, locale }: Words, { total, balance }: Listed) => {
  const { dueOn, overdueSince } = balance;
  const state = listedState({ ...balance, total });
  // A day that is past is never promised.
  const key = state === "to-pay-back" && overdueSince !== null ? "to-pay-back-late" : state;
  const day = (state === "overdue" ? overdueSince : dueOn) ?? "";
  return { kind: kinds[state] ?? ("plain" as const), text: t(`states.${key}`, { day: shortDayText(locale, day) }) };
};
