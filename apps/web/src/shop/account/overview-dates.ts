// A day ahead in words: what is to be paid on it, ends, or can be cancelled until then. [ACC-09]
import type { ShopComponents } from "@kontor/adapters/contract";
import { accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { DateView } from "./overview-views.ts";

type DateAhead = ShopComponents["schemas"]["DateAhead"];

export const dateView = (date: DateAhead, locale: Locale): DateView => {
  const t = texts(locale, "account");
  const base = { kind: date.kind, at: date.day, day: dayText(locale, date.day), amount: null, link: null };
  switch (date.kind) {
    case "due":
      return { ...base, ...dueWords(date, locale), amount: moneyText(locale, date.cents) };
    case "regular": {
      const amount = moneyText(locale, date.cents);
      return {
        ...base,
        text: t("overview.dates.regular"),
        amount: date.atMost ? t("overview.atMost", { amount }) : amount,
      };
    }
    case "notice":
      return {
        ...base,
        ...of(date, locale, (count) => (count === 0 ? "noticeText" : "noticeMany"), {
          end: dayText(locale, date.end),
        }),
      };
    case "end":
      return { ...base, ...of(date, locale, (count) => (count === 0 ? "dates.end" : "dates.endMany")) };
  }
};

type Words = Pick<DateView, "text" | "link">;

/** One document is opened, several are listed. */
const dueWords = ({ first, others }: Extract<DateAhead, { readonly kind: "due" }>, locale: Locale): Words => {
  const t = texts(locale, "account");
  return others === 0 && first !== null
    ? {
        text: t("overview.dates.due", { number: first.number }),
        link: accountEntryPath("invoices", first.id, locale),
      }
    : { text: t("overview.dates.dueMany", { count: others + 1 }), link: accountPath("invoices", locale) };
};

/** The first contract by its title, the others by their number. */
const of = (
  { first, others: count }: Extract<DateAhead, { readonly kind: "notice" | "end" }>,
  locale: Locale,
  words: (others: number) => string,
  facts: Readonly<Record<string, string>> = {},
): Words => ({
  text: texts(locale, "account")(`overview.${words(count)}`, {
    title: first === null ? "" : inLocale(first.title, locale),
    count,
    ...facts,
  }),
  link:
    count > 0 || first === null ? accountPath("contracts", locale) : accountEntryPath("contracts", first.id, locale),
});
