// Money to pay back as staff see it: how much, by when, and where to. [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskTable } from "./desk-views.ts";

type Schemas = ShopComponents["schemas"];

/** Where money is paid back to; a dash where the customer has not said it. */
export const refundText = (to: Schemas["RefundAccount"], locale: Locale): string =>
  to === null
    ? "–"
    : texts(locale, "admin")("meta.payBack.account", {
        holder: to.holder,
        iban: to.iban.replaceAll(/(.{4})(?=.)/g, "$1 "),
      });

/** Money to pay back, by its due days. [BAL-03] */
export const payBackTable = (invoices: readonly Schemas["InvoiceRecordSummary"][], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption: t("meta.payBack.title"),
    empty: t("meta.payBack.none"),
    columns: (["number", "by", "amount", "name", "to"] as const).map((key) => ({
      key,
      label: t(`meta.payBack.columns.${key}`),
      isFigure: key === "amount",
      ...(key === "by" ? { sorted: "ascending" as const } : {}),
    })),
    rows: invoices.map(({ id, number, name, customerNumber, toPayBack, payBackBy, overdueSince, refundTo = null }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `invoices/${id}`) },
        name: { text: name, href: deskHref(locale, `customers/${customerNumber}`) },
        amount: { text: moneyText(locale, toPayBack) },
        to: { text: refundText(refundTo, locale) },
        by: {
          text: payBackBy === null ? "–" : dayText(locale, payBackBy),
          ...(overdueSince === null ? {} : { slip: "stop" as const }),
        },
      },
    })),
  };
};
