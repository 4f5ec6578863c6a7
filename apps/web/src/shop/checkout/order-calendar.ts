// The calendar of an order as its pages show it, with what the guarantee depends on: the customer's earlier orders. [CON-01] [CON-05]
import type { Catalog } from "@kontor/domain/shop/catalog";
import { type OrderCircumstances, orderCalendar } from "@kontor/domain/shop/checkout";
import { calendarText, type GuaranteeFacts } from "@kontor/domain/shop/contract";
import type { Quote } from "@kontor/domain/shop/pricing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { ValueOf } from "@kontor/adapters/client";
import { type ApiResponse, valueOf } from "../../platform/page/api-response.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import type { OrderDayView } from "./views.ts";

type Listed = ValueOf<"GET", "/shop/orders">["result"];

/** Those placed before a moment. Where the list cannot be read, or is longer than its page, an order stands: no guarantee is promised by mistake. */
export const earlierOf = (listed: ApiResponse<Listed> | null, before: number): GuaranteeFacts["earlier"] => {
  const page = listed === null ? null : valueOf(listed);
  if (page === null) return [{ withdrawn: false }];
  return [
    ...page.orders
      .filter(({ placedAt, progress }) => placedAt < before && progress !== "refused")
      .map(({ progress }) => ({ withdrawn: progress === "withdrawn" })),
    ...(page.next === null ? [] : [{ withdrawn: false }]),
  ];
};

export const orderDays = (
  quote: Quote | null,
  catalog: Catalog,
  circumstances: OrderCircumstances & Pick<GuaranteeFacts, "earlier">,
  locale: Locale,
): readonly OrderDayView[] =>
  quote === null
    ? []
    : orderCalendar(quote, catalog, circumstances).map(({ entry, titles }) => ({
        day: entry.day,
        date: dayText(locale, entry.day),
        text: calendarText(entry, locale, (cents) => moneyText(locale, cents)),
        titles: [...new Set(titles.map((title) => inLocale(title, locale)))].join(", "),
      }));
