// What rows say, as each screen that shows them writes it. [DSK-05] [LOOK3-14]
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { moneyText, timesText } from "../../platform/texts/format.ts";
import type { RowOf } from "./queries.ts";

interface Words {
  /** The texts of the kind. */
  readonly t: TFunction;
  readonly locale: Locale;
}

/** What was ordered: the first items, and how many more there are. */
export const itemsText = ({ items, more }: Pick<RowOf<"orders">, "items" | "more">, { t, locale }: Words): string =>
  [
    ...items.map(({ title, quantity }) => timesText(quantity, inLocale(title, locale))),
    ...(more > 0 ? [t("more", { count: more })] : []),
  ].join(", ");

/** What a contract costs, and how often. */
export const recurringText = (
  { recurring, everyMonths }: Pick<RowOf<"contracts">, "recurring" | "everyMonths">,
  { t, locale }: Words,
): string => (recurring === 0 ? "–" : t("every", { price: moneyText(locale, recurring), count: everyMonths }));
