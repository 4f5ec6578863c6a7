// Invoices as staff see them: the list, and one with its payment, its credit notes and mails. [ACC-03] [ADM-01]
import { todayOf } from "../../platform/page/today.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import { day as dayIn } from "@kontor/domain/kernel/calendar";
import { openOf } from "@kontor/domain/shop/balance";
import { lastDayBefore } from "@kontor/domain/shop/contract";
import { type InvoiceLine, invoiceLimits, serviceText } from "@kontor/domain/shop/invoice";
import type { Locale } from "@kontor/domain/visitor/locale";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import {
  type Desk,
  deskHref,
  failureOf,
  filtersOf,
  listDesk,
  outcomeIn,
  pagesOf,
  queryOf,
  searched,
  searchOf,
} from "./desk-page.ts";
import type { DeskCell, DeskForm, DeskTable } from "./desk-views.ts";
import { lastChanges } from "./journal-page.ts";
import { moneyActs, moneySection } from "./money.ts";
import { letterFacts } from "./letter-facts.ts";

type Invoice = ShopComponents["schemas"]["InvoiceRecordSummary"];
type Invoices = ShopComponents["schemas"]["InvoiceRecord"];

const kinds = ["open", "overdue", "paid", "to-pay-back", "credit-notes", "rate"] as const;

const looks = new Map<Invoice["state"], NonNullable<DeskCell["slip"]>>([
  ["open", "deal"],
  ["partly-paid", "deal"],
  ["paid", "free"],
  ["paid-back", "free"],
  ["to-pay-back", "stop"],
]);

/** How it stands, with what is left to pay or to pay back where that is less than its amount. */
export const paymentCell = (invoice: Invoice, locale: Locale): DeskCell => {
  const { kind, state, total, overdueSince } = invoice;
  const isLate = overdueSince !== null && kind === "invoice";
  const rest = openOf(invoice);
  const amount = rest > 0 && rest !== Math.abs(total) ? `, ${moneyText(locale, rest)}` : "";
  const word = texts(locale, "admin")(`meta.invoices.states.${isLate ? "overdue" : state}`);
  return { text: `${word}${amount}`, slip: isLate ? "stop" : (looks.get(state) ?? "plain") };
};

const day = (locale: Locale, at: string | null): string => (at === null ? "–" : dayText(locale, at));

/** Invoices as rows; without their customer on a page of that. */
export const invoiceTable = (invoices: readonly Invoice[], locale: Locale, caption: string): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption,
    empty: t("meta.order.noInvoices"),
    columns: (["number", "total", "state", "issuedOn", "dueOn"] as const).map((key) => ({
      key,
      label: t(`meta.invoices.columns.${key}`),
      isFigure: key === "total",
    })),
    rows: invoices.map((invoice) => rowOf(invoice, locale)),
  };
};

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
  const { locale, search } = facts;
  const { q, customer, after } = searched(facts);
  const only = kinds.find((kind) => kind === search.get("only")) ?? null;
  const query = queryOf(facts, { q, only, customer, after });
  const response = await readFor(facts, "/shop/admin/invoices", { query });
  if (response.kind !== "value") return failureOf(response);
  const { invoices, next } = response.value;
  const t = texts(locale, "admin");
  const words = Object.fromEntries((["all", ...kinds] as const).map((kind) => [kind, t(`meta.invoices.only.${kind}`)]));
  return listDesk(facts, "invoices", {
    search: searchOf(locale, "invoices", q, { only, customer }),
    filters: filtersOf(locale, "invoices", { chosen: only, q, words }),
    columns: ["number", "name", "order", "total", "state", "issuedOn", "dueOn"],
    order: ["issuedOn", "descending"],
    figures: ["total"],
    rows: invoices.map((invoice) => rowOf(invoice, locale)),
    next,
    pages: pagesOf(locale, "invoices", { q, only, customer }, { after, next }),
  });
};

export const invoiceDesk = async (facts: PageFacts, id: string, viewer: Role): Promise<Desk> => {
  const { locale } = facts;
  const response = await readFor(facts, "/shop/admin/invoices/{invoiceId}", { path: { invoiceId: id } });
  if (response.kind !== "value") return failureOf(response);
  const record = response.value;
  const { invoice, corrects } = record;
  const t = texts(locale, "admin");
  const keepsBooks = mayEnter("books", viewer);
  const journal = mayEnter("admin", viewer) ? await lastChanges(facts, id) : null;
  const fact = (name: string, value: string, href?: string) => ({
    label: t(`meta.invoice.facts.${name}`),
    value,
    ...(href === undefined ? {} : { href }),
  });
  const file = (kind: "pdf" | "xrechnung") => ({
    href: deskHref(locale, `invoices/${id}/${kind}`),
    text: t(`meta.invoice.${kind}`),
  });
  return {
    title: invoice.number,
    lead: t("meta.invoices.lead"),
    data: {
      tool: "entry",
      back: { href: deskHref(locale, "invoices"), text: t("meta.invoices.back") },
      entry: {
        title: `${t(`meta.invoice.kind.${invoice.kind}`)} ${invoice.number}`,
        slips: [paymentCell(invoice, locale)],
        outcome: outcomeIn(facts, [...moneyActs, "credit", "rate-change", "invoice-letter"]),
        sections: [
          {
            key: "facts",
            title: t("meta.invoice.factsTitle"),
            facts: [
              fact("issuedOn", dayText(locale, invoice.issuedOn)),
              ...(invoice.dueOn === null ? [] : [fact("dueOn", dayText(locale, invoice.dueOn))]),
              fact(
                "customer",
                `${invoice.name}, ${invoice.customerNumber}`,
                deskHref(locale, `customers/${invoice.customerNumber}`),
              ),
              fact("order", invoice.orderNumber, deskHref(locale, `orders/${invoice.orderId}`)),
              ...(corrects === null
                ? []
                : [fact("corrects", corrects.number, deskHref(locale, `invoices/${corrects.id}`))]),
              fact("net", moneyText(locale, record.net)),
              fact("vat", moneyText(locale, record.vatAmount)),
              fact("total", moneyText(locale, invoice.total)),
              ...(record.left > 0 && record.notes.length > 0 ? [fact("left", moneyText(locale, record.left))] : []),
            ],
            links: [file("pdf"), ...(record.electronic ? [file("xrechnung")] : [])],
          },
          { key: "lines", title: t("meta.invoice.linesTitle"), table: linesTable(record.lines, locale) },
          ...moneySection(
            {
              ...record,
              about: {
                customer: invoice.customerNumber,
                invoice: id,
                number: invoice.number,
                left: record.balance.left,
                toPayBack: record.balance.toPayBack,
                most: record.most,
                today: todayOf(facts.services),
              },
            },
            locale,
            keepsBooks,
          ),
          ...(invoice.kind === "credit-note"
            ? []
            : [
                {
                  key: "notes",
                  title: t("meta.invoice.notesTitle"),
                  ...(record.notes.length === 0
                    ? {}
                    : { table: invoiceTable(record.notes, locale, t("meta.invoice.notesOf")) }),
                  ...(record.notes.length === 0 ? { lines: [t("meta.invoice.noNotes")] } : {}),
                  forms:
                    keepsBooks && record.left > 0 ? [...rateForms(record, locale), creditForm(record, locale)] : [],
                },
              ]),
          {
            key: "letters",
            title: t("meta.invoice.lettersTitle"),
            facts: letterFacts(record.letters, locale, facts.services.zone),
            forms: [
              {
                act: "invoice-letter",
                title: t("meta.invoice.again"),
                text: t("meta.invoice.againText", { email: record.email }),
                hidden: { invoice: id },
                fields: [],
                button: t("meta.order.againButton"),
              },
            ],
          },
          ...(journal === null ? [] : [{ key: "journal", title: t("meta.customer.journal"), table: journal }]),
        ],
      },
    },
  };
};

/** What was billed, line by line. [LOOK3-2] */
const linesTable = (lines: Invoices["lines"], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption: t("meta.invoice.linesTitle"),
    empty: t("meta.invoice.noLines"),
    columns: (["title", "period", "contracts", "gross"] as const).map((key) => ({
      key,
      label: t(`meta.invoice.lines.${key}`),
      isFigure: key === "gross",
    })),
    rows: lines.map((line, at) => {
      const service = serviceText(line as InvoiceLine, locale);
      const { period, quantity, contracts, gross } = line;
      return {
        key: String(at),
        cells: {
          title: { text: quantity > 1 ? `${quantity} × ${service}` : service },
          period: {
            text:
              period === null
                ? "–"
                : t("meta.invoice.lines.days", {
                    from: dayText(locale, period.from),
                    until: dayText(locale, lastDayBefore(dayIn(period.until))),
                  }),
          },
          contracts: { text: contracts.length === 0 ? "–" : contracts.join(", ") },
          gross: { text: moneyText(locale, gross) },
        },
      };
    }),
  };
};

const reasonIn = (locale: Locale) => ({
  name: "reason",
  label: texts(locale, "admin")("meta.desk.reason"),
  hint: texts(locale, "admin")("meta.desk.reasonHint"),
  kind: "area" as const,
});

/** One act where a VAT rate has changed since. [VAT-14] */
const rateForms = ({ invoice: { id }, left, rateChange }: Invoices, locale: Locale): readonly DeskForm[] => {
  const t = texts(locale, "admin");
  if (rateChange === undefined) return [];
  return [
    {
      act: "rate-change",
      title: t("meta.invoice.rate"),
      text: t("meta.invoice.rateText", {
        before: moneyText(locale, rateChange.before),
        after: moneyText(locale, rateChange.after),
      }),
      hidden: { invoice: id },
      fresh: { left: String(left) },
      fields: [reasonIn(locale)],
      button: t("meta.invoice.rateButton"),
    },
  ];
};

/** What is left stands in the form: it credits nothing where that changed meanwhile, so that one sent twice counts once. */
const creditForm = ({ invoice: { id }, left }: Invoices, locale: Locale): DeskForm => {
  const t = texts(locale, "admin");
  return {
    act: "credit",
    title: t("meta.invoice.credit"),
    text: t("meta.invoice.creditText", { left: moneyText(locale, left) }),
    hidden: { invoice: id },
    fresh: { left: String(left) },
    fields: [
      {
        name: "amount",
        label: t("meta.invoice.amount"),
        hint: t("meta.invoice.amountHint"),
        kind: "text",
        mode: "decimal",
        isOptional: true,
      },
      {
        name: "text",
        label: t("meta.invoice.text"),
        hint: t("meta.invoice.textHint", { count: invoiceLimits.textOfCredit }),
        kind: "area",
        isOptional: true,
      },
      reasonIn(locale),
    ],
    button: t("meta.invoice.creditButton"),
  };
};
