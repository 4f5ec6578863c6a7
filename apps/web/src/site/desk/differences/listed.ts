// Differences between payment providers and the books, the latest first. [PAY-03] [ADM-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { ValueOf } from "@kontor/adapters/client";
import { moneyText, shortDayText } from "../../../platform/texts/format.ts";
import { type Listed, timeIn, type Writing } from "../listed.ts";
import { asTyped } from "../money/notes.ts";

export type PaymentDifference = ShopComponents["schemas"]["PaymentDifference"];
type Page = ValueOf<"GET", "/shop/admin/payment-differences">["result"];

const amountOf = ({ amount, currency }: PaymentDifference, { locale }: Writing): string =>
  currency === "EUR" ? moneyText(locale, amount) : `${asTyped(locale, amount)} ${currency}`;

/** Who resolved it, when and how; or that it is open. */
const stateOf = ({ resolved }: PaymentDifference, writing: Writing): string =>
  resolved === null
    ? writing.t("state.open")
    : writing.t("resolved", {
        moment: timeIn(resolved.at, writing),
        by: resolved.byName ?? resolved.by,
        reason: resolved.reason,
      });

export const differences: Listed<Page, PaymentDifference, "open" | "resolved"> = {
  name: "differences",
  isSearched: true,
  states: ["open", "resolved"],
  columns: [
    { key: "day", isPoint: true },
    { key: "kind" },
    { key: "amount", isFigure: true },
    { key: "provider" },
    { key: "reference" },
    { key: "customer" },
    { key: "state" },
  ],
  read: (call, query) => call("GET", "/shop/admin/payment-differences", { query }),
  rowsOf: (page) => page.differences,
  idOf: ({ id }) => id,
  nameOf: ({ reference }) => reference,
  cellsOf: (difference, writing) => ({
    day: shortDayText(writing.locale, difference.day),
    kind: writing.t(`kind.${difference.kind}`),
    amount: amountOf(difference, writing),
    provider: writing.t(`provider.${difference.provider}`),
    reference: difference.reference,
    customer: difference.customer === null ? "–" : (difference.customer.name ?? difference.customer.number),
    state: stateOf(difference, writing),
  }),
};
