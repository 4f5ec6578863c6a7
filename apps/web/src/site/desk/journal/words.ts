// An entry of the journal in words: who, about what, and what was changed from which value to which; the same in the list, in a file of it and beside a record. [DSK-09] [OPS3-8]
import type { JournalValue } from "@kontor/domain/site/admin";
import type { Cents } from "@kontor/domain/kernel/money";
import type { Locale } from "@kontor/domain/visitor/locale";
import { countryText, moneyText, rateText, shortDayText } from "../../../platform/texts/format.ts";
import { timeIn, type Writing } from "../listed.ts";
import type { RowOf } from "../queries.ts";

export type Entry = Omit<RowOf<"journal">, "kind">;

/** Where the entries of a kind of subject are; null for those that have no page. */
const pages = {
  customer: "customers/",
  order: "orders/",
  declaration: "inbox/",
  request: "inbox/",
  voucher: "vouchers?q=",
  webhook: null,
  banner: "small-banners/",
  content: null,
  invoice: "invoices/",
  difference: null,
  mail: null,
  subscription: null,
  event: "events/",
  ticket: "tickets/",
  list: null,
  clock: null,
  numbers: null,
} as const satisfies Record<Entry["subject"]["kind"], string | null>;

const hrefTo = (locale: Locale, page: string, id: string): string =>
  `/admin/${page}${encodeURIComponent(id)}${page.includes("?") ? "&" : "?"}locale=${locale}`;

export const subjectHref = (locale: Locale, { kind, id }: Entry["subject"]): string | undefined => {
  const page = pages[kind];
  return page === null ? undefined : hrefTo(locale, page, id);
};

export const byHref = (locale: Locale, by: string): string | undefined =>
  /^\d+$/.test(by) ? hrefTo(locale, "customers/", by) : undefined;

export const byText = ({ t }: Pick<Writing, "t">, { by, byName }: Pick<Entry, "by" | "byName">): string =>
  byName ?? (/^\d+$/.test(by) ? by : t("operator"));

export const subjectText = ({ t }: Pick<Writing, "t">, { kind, id, name }: Entry["subject"]): string =>
  `${t(`subject.${kind}`)} ${name ?? id}`;

const moments: readonly string[] = ["from", "until", "clock"];

/** Fields whose values are words. */
const inWords: readonly string[] = ["way", "role", "kind", "declared"];

const valueText = (writing: Writing, field: string, value: JournalValue): string => {
  const { t, locale } = writing;
  if (value === null) return t("nothing");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    if (field === "rate") return rateText(locale, value);
    if (field === "value") return moneyText(locale, value as Cents);
    return moments.includes(field) ? timeIn(value, writing) : String(value);
  }
  if (field === "country") return countryText(locale, value);
  return inWords.includes(field) ? t(`${field}.${value}`) : shortDayText(locale, value);
};

/** What is new has nothing before it; what holds now and did not before is named, and that is all there is to say of it. */
export const changeText = (words: Writing, { before, after }: Pick<Entry, "before" | "after">): string =>
  Object.entries(after)
    .map(([field, value]) => {
      const label = words.t(`field.${field}`);
      const was = before[field] ?? null;
      if (value === true && (was === null || was === false)) return label;
      const is = valueText(words, field, value);
      return `${label}: ${was === null ? is : `${valueText(words, field, was)} → ${is}`}`;
    })
    .join("; ");
