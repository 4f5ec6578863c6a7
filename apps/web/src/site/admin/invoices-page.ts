// Invoices as they stand in the search of staff and beside their customer. The desk itself is the app's. [ACC-03] [ADM-01]
import type { ShopComponents } from "@kontor/adapters/contract";
import { openOf } from "@kontor/domain/shop/balance";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import type { DeskCell, DeskTable } from "./desk-views.ts";

type Invoice = ShopComponents["schemas"]["InvoiceRecordSummary"];

const looks = new Map<Invoice["state"], NonNullable<DeskCell["slip"]>>([
  ["open", "deal"],
  ["partly-paid", "deal"],
  ["paid", "free"],
  ["paid-back", "free"],
  ["to-pay-back", "stop"],
]);

/** How it stands, with what is left to pay or to pay back where that is less than its amount. */
const paymentCell = (invoice: Invoice, locale: Locale): DeskCell => {
  const { kind, state, total, overdueSince } = invoice;
  const isLate = overdueSince !== null && kind === "invoice";
  const rest = openOf(invoice);
  const amount = rest > 0 && rest !== Math.abs(total) ? `, ${moneyText(locale, rest)}` : "";
  const word = texts(locale, "admin")(`meta.invoices.states.${isLate ? "overdue" : state}`);
  return { text: `${word}${amount}`, slip: isLate ? "stop" : (looks.get(state) ?? "plain") };
};

const day = (locale: Locale, at: string | null): string => (at === null ? "–" : dayText(locale, at));

const rowOf = (invoice: Invoice, locale: Locale): DeskTable["rows"][number] => ({
  key: invoice.id,
  cells: {
    number: { text: invoice.number, href: deskHref(locale, `invoices/${invoice.id}`) },
    name: { text: invoice.name },
    order: { text: invoice.orderNumber, href: deskHref(locale, `orders/${invoice.orderId}`) },
    total: { text: moneyText(locale, invoice.total) },
    state: paymentCell(invoice, locale),
    issuedOn: { text: dayText(locale, invoice.issuedOn) },
    dueOn: { text: day(locale, invoice.payBackBy ?? invoice.dueOn) },
  },
});

export const invoicesDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, customer } = searched(facts);
  const response = await readFor(facts, "/shop/admin/invoices", { query: queryOf(facts, { q, customer }) });
  if (response.kind !== "value") return failureOf(response);
  const { invoices, next } = response.value;
  return listDesk(facts, "invoices", {
    search: null,
    filters: null,
    columns: ["number", "name", "order", "total", "state", "issuedOn", "dueOn"],
    order: ["issuedOn", "descending"],
    figures: ["total"],
    rows: invoices.map((invoice) => rowOf(invoice, locale)),
    next,
    pages: pagesOf(locale, "invoices", { q, customer }, { after: null, next }),
  });
};
