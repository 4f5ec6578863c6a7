// What can be done with a document, as it stands and the role allows: its letter sent again, credited, its rate corrected, money noted on it. [ACC-03] [VAT-14] [BAL-02]
import type { Cents } from "@kontor/domain/kernel/money";
import { invoiceLimits } from "@kontor/domain/shop/invoice";
import { reaches } from "@kontor/domain/site/admin";
import type { Role } from "@kontor/domain/visitor/session";
import type { TFunction } from "i18next";
import { moneyText } from "../../../platform/texts/format.ts";
import type { Act } from "../act.tsx";
import { actBy, reason } from "../act-words.ts";
import { kindKey } from "../queries.ts";
import { type MoneyActing, moneyActs } from "../money/acts.ts";
import { centsTyped, staleByMoney } from "../money/notes.ts";
import type { Invoice } from "./queries.ts";

interface Acting extends Omit<MoneyActing, "t"> {
  readonly t: TFunction;
  readonly ofMoney: TFunction;
  readonly role: Role;
}

/** Nothing typed is all that is left. */
const amountIn = (typed: string): Cents | null => (typed === "" ? null : centsTyped(typed));

export const actsOf = (record: Invoice, { t, ofMoney, role, ...acting }: Acting): readonly Act[] => {
  const { invoice, left, rateChange } = record;
  const { send, locale } = acting;
  const path = { invoiceId: invoice.id };
  const moved =
    rateChange === undefined
      ? {}
      : { before: moneyText(locale, rateChange.before), after: moneyText(locale, rateChange.after) };
  const act = actBy({
    t,
    stale: staleByMoney,
    facts: { email: record.email, left: moneyText(locale, left), ...moved },
  });
  const letter = act("letter", {
    fields: [],
    stale: [kindKey("invoices"), kindKey("journal")],
    run: () => send("POST", "/shop/admin/invoices/{invoiceId}/letter", { path }),
  });
  if (!reaches("books", role)) return [letter];
  const about = {
    customer: invoice.customerNumber,
    invoice: { id: invoice.id, number: invoice.number },
    left: record.balance.left,
    toPayBack: record.balance.toPayBack,
    most: record.most,
  };
  const [payment, ...others] = moneyActs(about, record, { ...acting, t: ofMoney });
  // With what is left of it: nothing is credited where that changed meanwhile, so that what is sent twice counts once.
  const credit = act("credit", {
    fields: [
      {
        name: "amount",
        label: t("act.credit.amount"),
        hint: t("act.credit.amountHint"),
        kind: "decimal",
        isOptional: true,
      },
      {
        name: "text",
        label: t("act.credit.onDocument"),
        hint: t("act.credit.onDocumentHint", { count: invoiceLimits.textOfCredit }),
        kind: "area",
        isOptional: true,
      },
      reason,
    ],
    run: (typed) =>
      send("POST", "/shop/admin/invoices/{invoiceId}/credit", {
        path,
        body: { amount: amountIn(typed("amount")), left, reason: typed("reason"), text: typed("text") },
      }),
  });
  const rate = act("rate", {
    fields: [reason],
    run: (typed) =>
      send("POST", "/shop/admin/invoices/{invoiceId}/rate", { path, body: { left, reason: typed("reason") } }),
  });
  const mayBeCredited = invoice.kind === "invoice" && left > 0;
  return [
    ...(payment === undefined ? [] : [payment]),
    letter,
    ...(mayBeCredited && rateChange !== undefined ? [rate] : []),
    ...(mayBeCredited ? [credit] : []),
    ...others,
  ];
};
