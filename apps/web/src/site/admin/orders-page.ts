// Orders as staff see them: the list, and one with its contracts and mails. [ADM-01] [CHK-05] [CHK-10]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Day } from "@kontor/domain/kernel/calendar";
import { noticeWays } from "@kontor/domain/site/admin";
import { shownStanding } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { todayOf } from "../../platform/page/today.ts";
import { dayText, listText, momentText, moneyText, rateText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { invoiceTable, paymentCell } from "./invoices-page.ts";
import { letterFacts } from "./mails-page.ts";
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
import type { DeskCell, DeskForm, DeskSection, DeskTable } from "./desk-views.ts";
import { setupSection } from "./order-setup.ts";
import { webhooksOfOrder } from "./webhooks-page.ts";

type Reseller = ShopComponents["schemas"]["OrderRecord"]["reseller"];

const stateOf = (reseller: Reseller, locale: Locale): DeskCell => {
  const t = texts(locale, "admin");
  switch (reseller) {
    case "pending":
      return { text: t("meta.orders.pending"), slip: "deal" };
    case "refused":
      return { text: t("meta.orders.refused"), slip: "stop" };
    default:
      return { text: t("meta.orders.placed"), slip: "plain" };
  }
};

/** An order that waits for papers: where they are confirmed, and the form that refuses it. [CHK-10] */
const waitingSection = (
  order: ShopComponents["schemas"]["OrderRecord"],
  locale: Locale,
  role: Role,
): readonly DeskSection[] => {
  if (order.reseller !== "pending" || order.contracts.length > 0) return [];
  const t = texts(locale, "admin");
  return [
    {
      key: "papers",
      title: t("meta.customer.papers.title"),
      lines: [t("meta.order.waits")],
      links: [{ href: deskHref(locale, `customers/${order.customerNumber}`), text: t("meta.order.toPapers") }],
      forms: (mayEnter("support", role) ? ["refuse-order"] : []).map((act) => ({
        act,
        title: t("meta.order.refuse"),
        text: t("meta.order.refuseText"),
        hidden: { order: order.id },
        fields: [{ name: "reason", label: t("meta.desk.reason"), hint: t("meta.order.refuseHint"), kind: "area" }],
        button: t("meta.order.refuse"),
      })),
    },
  ];
};

/** One form for all contracts of an order that still run. [LIF-06] */
const noticeForms = (
  { id, contracts }: ShopComponents["schemas"]["OrderRecord"],
  locale: Locale,
  today: Day,
): readonly DeskForm[] => {
  const t = texts(locale, "admin");
  const running = contracts.filter(({ standing }) => standing === "running");
  if (running.length === 0) return [];
  return [
    {
      act: "notice",
      title: t("meta.order.notice.title"),
      text: t("meta.order.notice.text"),
      hidden: { order: id },
      fields: [
        {
          name: "contract",
          label: t("meta.order.notice.contract"),
          kind: "select",
          options: running.map((one) => ({ value: one.id, label: `${one.number} · ${inLocale(one.title, locale)}` })),
        },
        {
          name: "way",
          label: t("meta.order.notice.way"),
          kind: "select",
          options: noticeWays.map((way) => ({ value: way, label: t(`meta.order.notice.ways.${way}`) })),
        },
        { name: "receivedOn", label: t("meta.order.notice.receivedOn"), kind: "date", value: today },
        {
          name: "end",
          label: t("meta.order.notice.end"),
          hint: t("meta.order.notice.endHint"),
          kind: "date",
          isOptional: true,
        },
        {
          name: "proof",
          label: t("meta.order.notice.proof"),
          hint: t("meta.order.notice.proofHint"),
          kind: "area",
        },
      ],
      button: t("meta.order.notice.button"),
    },
  ];
};

const filters = ["not-set-up", "failed", "unpaid", "papers"] as const;

const slips = { none: "plain", open: "plain", failed: "stop", ready: "free", over: "plain" } as const;

/** How far the items of an order are. */
const progressOf = (progress: ShopComponents["schemas"]["OrderProgress"], locale: Locale): DeskCell => ({
  text: texts(locale, "admin")(`meta.orders.progress.${progress}`),
  slip: slips[progress],
});

export const ordersDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale, search } = facts;
  const { q, customer, after } = searched(facts);
  const only = filters.find((each) => each === search.get("only")) ?? null;
  const query = queryOf(facts, { q, only, customer, after });
  const response = await readFor(facts, "/shop/admin/orders", { query });
  if (response.kind !== "value") return failureOf(response);
  const { orders, next } = response.value;
  const t = texts(locale, "admin");
  return listDesk(facts, "orders", {
    search: searchOf(locale, "orders", q, { only, customer }),
    filters: filtersOf(locale, "orders", {
      chosen: only,
      q,
      words: Object.fromEntries((["all", ...filters] as const).map((each) => [each, t(`meta.orders.only.${each}`)])),
    }),
    columns: ["number", "name", "customer", "total", "state", "progress", "payment", "placedAt"],
    order: ["placedAt", "descending"],
    figures: ["total"],
    rows: orders.map(({ id, number, name, customerNumber, total, reseller, progress, unpaid, placedAt }) => ({
      key: id,
      cells: {
        number: { text: number, href: deskHref(locale, `orders/${id}`) },
        name: { text: name },
        customer: { text: customerNumber, href: deskHref(locale, `customers/${customerNumber}`) },
        total: { text: moneyText(locale, total) },
        state: stateOf(reseller, locale),
        progress: progressOf(progress, locale),
        payment: unpaid ? { text: t("meta.orders.unpaid"), slip: "deal" } : { text: "–" },
        placedAt: { text: momentText(locale, placedAt, facts.services.zone) },
      },
    })),
    next,
    pages: pagesOf(locale, "orders", { q, only, customer }, { after, next }),
  });
};

type ContractRecord = ShopComponents["schemas"]["ContractRecord"];

/** In the word that its customer reads. [LOOK3-4] */
export const standingCell = (contract: Pick<ContractRecord, "standing" | "begins">, locale: Locale) => {
  const kind = shownStanding(contract);
  return {
    text: texts(locale, "contracts")(`standing.${kind}`, { day: dayText(locale, contract.begins ?? "") }),
    slip: kind === "running" ? ("free" as const) : ("plain" as const),
  };
};

/** Contracts as rows; the page of a contract is its customer's. */
export const contractTable = (contracts: readonly ContractRecord[], locale: Locale): DeskTable => {
  const t = texts(locale, "admin");
  return {
    caption: t("meta.order.contracts"),
    empty: t("meta.order.noContracts"),
    columns: (
      [
        "number",
        "title",
        "standing",
        ...(contracts.some(({ left }) => left !== undefined) ? (["left"] as const) : []),
      ] as const
    ).map((key) => ({ key, label: t(`meta.order.columns.${key}`), isFigure: key === "left" })),
    rows: contracts.map(({ id, number, title, left, ...contract }) => ({
      key: id,
      cells: {
        number: { text: number },
        title: { text: inLocale(title, locale) },
        standing: standingCell(contract, locale),
        ...(left === undefined ? {} : { left: { text: moneyText(locale, left) } }),
      },
    })),
  };
};

export const orderDesk = async (facts: PageFacts, id: string, role: Role): Promise<Desk> => {
  const { locale } = facts;
  const response = await readFor(facts, "/shop/admin/orders/{orderId}", { path: { orderId: id } });
  if (response.kind !== "value") return failureOf(response);
  const order = response.value;
  const t = texts(locale, "admin");
  const back = { href: deskHref(locale, "orders"), text: t("meta.orders.back") };
  const rates = listText(
    locale,
    (order.rates ?? [order.rate]).map((each) => rateText(locale, each)),
  );
  const vat = t(`meta.order.treatment.${order.treatment}`, { rate: rates });
  return {
    title: order.number,
    lead: t("meta.orders.lead"),
    data: {
      tool: "entry",
      back,
      entry: {
        title: order.number,
        slips: [
          stateOf(order.reseller, locale),
          ...order.invoices.slice(0, 1).map((invoice) => paymentCell(invoice, locale)),
        ],
        outcome: outcomeIn(facts, ["letter", "webhook", "refuse-order", "notice"]),
        sections: [
          {
            key: "facts",
            title: t("meta.order.factsTitle"),
            facts: [
              { label: t("meta.order.facts.placedAt"), value: momentText(locale, order.placedAt, facts.services.zone) },
              {
                label: t("meta.order.facts.customer"),
                value: `${order.name}, ${order.customerNumber}`,
                href: deskHref(locale, `customers/${order.customerNumber}`),
              },
              { label: t("meta.order.facts.email"), value: order.email },
              { label: t("meta.order.facts.total"), value: moneyText(locale, order.total) },
              { label: t("meta.order.facts.vat"), value: vat },
            ],
          },
          ...waitingSection(order, locale, role),
          setupSection(order, locale, facts.services.zone, mayEnter("admin", role)),
          {
            key: "contracts",
            title: t("meta.order.contractsTitle"),
            table: contractTable(order.contracts, locale),
            forms: mayEnter("support", role) ? noticeForms(order, locale, todayOf(facts.services)) : [],
          },
          {
            key: "invoices",
            title: t("meta.invoices.title"),
            table: invoiceTable(order.invoices, locale, t("meta.order.invoices")),
          },
          {
            key: "letters",
            title: t("meta.order.lettersTitle"),
            facts: letterFacts(order.letters, locale, facts.services.zone),
            forms: (order.reseller === "refused" ? [] : ["letter"]).map((act) => ({
              act,
              title: t("meta.order.again"),
              text: t("meta.order.againText", { email: order.email }),
              hidden: { order: id },
              fields: [],
              button: t("meta.order.againButton"),
            })),
          },
          ...(mayEnter("support", role) ? await webhooksOfOrder(facts, id) : []),
        ],
      },
    },
  };
};
