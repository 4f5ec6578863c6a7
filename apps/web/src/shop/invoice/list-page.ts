// The invoices of a customer as a table: what is late first, a year of them where one is chosen, and how all that is open is paid at once. [ACC-03] [ACC-09]
import type { ShopComponents } from "@kontor/adapters/contract";
import { chargeTitle } from "@kontor/domain/shop/balance";
import { openInList } from "@kontor/domain/shop/invoice";
import type { Cents } from "@kontor/domain/kernel/money";
import { accountEntryPath, accountPath, invoiceFilePath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, moneyText, shortDayText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountWays } from "../account/account-ways.ts";
import { type Elsewhere, ownAnswer } from "../account/own-page.ts";
import { listedStateOf } from "./listed-state.ts";
import { onlineState, payOnlineOf, readOnlinePayments } from "./pay-ways.ts";
import { type OwnPage, shown } from "./shown-page.ts";
import { transferOf } from "./transfer-view.ts";
import type { InvoiceRow, InvoicesView } from "./views.ts";

type Listed = ShopComponents["schemas"]["InvoiceSummary"];
type List = Extract<InvoicesView, { readonly view: "list" }>;

export const invoiceListPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale, search } = facts;
  const after = search.get("after");
  const year = yearIn(search.get("year"));
  const isFirst = after === null;
  const online = isFirst ? await readOnlinePayments(facts) : null;
  const query = { sort: "due", ...(isFirst ? {} : { after }), ...(year === null ? {} : { year }) } as const;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices", { query }));
  if (answer.kind !== "value") return answer;
  const { invoices, charges, balance, years, transfer, next } = answer.value;
  const t = texts(locale, "invoices");
  const paths = { en: accountPath("invoices", "en"), de: accountPath("invoices", "de") };
  const path = pathOf(inLocale(paths, locale), { year });
  return shown(facts, t("meta.list"), paths, {
    view: "list",
    ways: accountWays(facts),
    owed: years.length + charges.length === 0 ? null : inLocale(balance.text, locale),
    isLate: balance.overdue > 0,
    payAll:
      isFirst && balance.left > 0
        ? {
            title: t("payAll.title", { amount: moneyText(locale, balance.left) }),
            online: online === null ? null : payOnlineOf(facts, online, null, balance.left),
            transfer: transferOf({ transfer, balance }, locale),
          }
        : null,
    // On the first page alone, the latest first.
    charges: (isFirst ? charges.toReversed() : []).map(({ number, reason, day: on, total, text }) => ({
      number,
      title: chargeTitle(reason, locale),
      amount: moneyText(locale, total),
      text: inLocale(text, locale),
      note: `${dayText(locale, on)} · ${t("charges.reference", { number })}`,
    })),
    years: yearsOf(inLocale(paths, locale), years, year, t("years.all")),
    rows: invoices.map((invoice) => rowOf(invoice, locale)),
    none: t(years.length === 0 ? "none" : "noneOfYear"),
    online: online === null ? null : onlineState(facts, online, { invoice: null, link: null }),
    reference: accountPath("buyer-reference", locale),
    next: next === null ? null : pathOf(inLocale(paths, locale), { year, after: next }),
    first: isFirst ? null : path,
  });
};

/** Null for all years, and for what is none. */
const yearIn = (typed: string | null): string | null => (typed !== null && /^\d{4}$/.test(typed) ? typed : null);

const pathOf = (list: string, chosen: Readonly<Record<string, string | null>>): string => {
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === "" ? list : `${list}?${query}`;
};

/** Of one year there is nothing to choose. */
const yearsOf = (list: string, years: readonly number[], chosen: string | null, all: string): List["years"] =>
  years.length < 2
    ? []
    : [
        { href: list, text: all, isChosen: chosen === null },
        ...years.map(String).map((year) => ({ href: pathOf(list, { year }), text: year, isChosen: chosen === year })),
      ];

const rowOf = (invoice: Listed, locale: Locale): InvoiceRow => {
  const { id, number, kind, subject, issuedOn, total, orderNumber, balance, electronic } = invoice;
  const open = openInList({ left: balance.left as Cents, toPayBack: balance.toPayBack as Cents });
  return {
    href: accountEntryPath("invoices", id, locale),
    number,
    kind,
    day: shortDayText(locale, issuedOn),
    subject: inLocale(subject, locale),
    order: texts(locale, "invoices")("ofOrder", { number: orderNumber }),
    state: listedStateOf(invoice, locale),
    total: moneyText(locale, total),
    open: moneyText(locale, open),
    isOpen: open !== 0,
    pdf: invoiceFilePath("pdf", id, locale),
    xrechnung: electronic ? invoiceFilePath("xrechnung", id, locale) : null,
  };
};
