// Orders as they stand in the search of staff and beside their customer, and contracts beside other records. The desk itself is the app's. [ADM-01] [CHK-05]
import type { ShopComponents } from "@kontor/adapters/contract";
import { shownStanding } from "@kontor/domain/shop/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { dayText, momentText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, deskHref, failureOf, listDesk, pagesOf, queryOf, searched } from "./desk-page.ts";
import type { DeskCell, DeskTable } from "./desk-views.ts";

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

const slips = { none: "plain", open: "plain", failed: "stop", ready: "free", over: "plain" } as const;

/** How far the items of an order are. */
const progressOf = (progress: ShopComponents["schemas"]["OrderProgress"], locale: Locale): DeskCell => ({
  text: texts(locale, "admin")(`meta.orders.progress.${progress}`),
  slip: slips[progress],
});

export const ordersDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, customer } = searched(facts);
  const response = await readFor(facts, "/shop/admin/orders", { query: queryOf(facts, { q, customer }) });
  if (response.kind !== "value") return failureOf(response);
  const { orders, next } = response.value;
  const t = texts(locale, "admin");
  return listDesk(facts, "orders", {
    search: null,
    filters: null,
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
    pages: pagesOf(locale, "orders", { q, customer }, { after: null, next }),
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
