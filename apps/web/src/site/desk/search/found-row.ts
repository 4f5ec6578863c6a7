// A row of what was found, in a few words, and where it leads. [DSK-01]
import { lists } from "@kontor/domain/site/desk";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import type { TFunction } from "i18next";
import { moneyText } from "../../../platform/texts/format.ts";
import type { FoundGroup, FoundRow } from "./queries.ts";

interface Words {
  readonly t: TFunction;
  readonly locale: Locale;
}

interface Shown {
  readonly href: string;
  readonly name: string;
  readonly beside: readonly string[];
}

const listHref = (page: string, q: string, locale: Locale): string =>
  `/admin/${page}?q=${encodeURIComponent(q)}&locale=${locale}`;

/** The list of a kind, searched alike. */
export const allHref = ({ kind }: FoundGroup, q: string, locale: Locale): string =>
  listHref(lists[kind].page, q, locale);

export const shownRow = (row: FoundRow, { t, locale }: Words): Shown => {
  const record = (page: string, id: string): string => `/admin/${page}/${encodeURIComponent(id)}?locale=${locale}`;
  const who = ({ name, number }: { readonly name: string | null; readonly number: string }): string =>
    name === null ? t("deleted") : `${name}, ${number}`;
  switch (row.kind) {
    case "customers":
      return {
        href: record("customers", row.number),
        name: row.name ?? row.email,
        beside: [row.number, row.email, ...(row.place === null ? [] : [row.place])],
      };
    case "orders": {
      const items = row.items.map(({ title }) => inLocale(title, locale)).join(", ");
      return {
        href: record("orders", row.id),
        name: row.number,
        beside: [who(row.customer), items, moneyText(locale, row.total)],
      };
    }
    case "contracts":
      return {
        href: record("contracts", row.id),
        name: row.number,
        beside: [inLocale(row.title, locale), who(row.customer)],
      };
    case "invoices":
      return {
        href: record("invoices", row.id),
        name: row.number,
        beside: [who(row.customer), moneyText(locale, row.total)],
      };
    case "requests":
      return { href: record("inbox", row.id), name: row.reference, beside: [row.email] };
    case "vouchers":
      return {
        href: listHref("vouchers", row.code, locale),
        name: row.code,
        beside: [moneyText(locale, row.value)],
      };
  }
};
