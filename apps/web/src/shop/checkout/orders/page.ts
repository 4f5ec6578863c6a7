// The orders of a customer, and one of them with everything that was chosen. Rendered for each visitor, never cached. [ACC-01]
import { todayOf } from "../../../platform/page/today.ts";
import { wireToOrder } from "@kontor/adapters/client/models";
import type { CartItem } from "@kontor/domain/shop/cart";
import { confirmation, itemsAgain, type Order, orderSummary, setupDayOf } from "@kontor/domain/shop/checkout";
import { type Catalog, namedProduct } from "@kontor/domain/shop/catalog";
import { contractTitle, isOver, type ServiceContract } from "@kontor/domain/shop/contract";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { inLanguage, readFor, resultFor } from "../../../platform/page/api-response.ts";
import type { PageFacts } from "../../../platform/page/facts.ts";
import { refusedIn } from "../../../platform/page/refused-in.ts";
import { texts } from "../../../platform/texts/server-texts.ts";
import { accountPage, accountPages, listOf, only, type PageBy } from "../../account/account-page.ts";
import { ownAnswer } from "../../account/own-page.ts";
import { contractsOfOrder } from "./order-contracts.ts";

/** Null where the path is none of these pages. */
export const ordersPageAt = (facts: PageFacts) => accountPages(facts, "orders", listPage, orderPage);

export type OrdersPage = PageBy<typeof ordersPageAt>;

const listPage = async (facts: PageFacts) => {
  const { query, after, path } = listOf(facts, "orders");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/orders", { query }));
  if (answer.kind !== "value") return answer;
  const { orders, next } = answer.value;
  return accountPage(facts, "orders", {
    title: texts(facts.locale, "orders")("meta.list"),
    path,
    data: {
      view: "list",
      orders: orders.map((order) => only(order, "id", "number", "placedAt", "total", "items", "progress")),
      zone: facts.services.zone,
      after,
      next,
    },
  });
};

const orderPage = async (facts: PageFacts, id: string) => {
  const { services, locale, search } = facts;
  const [order, contracts, invoices, catalog, delivery] = await Promise.all([
    readFor(facts, "/shop/order/{orderId}", { path: { orderId: id } }),
    contractsOfOrder(facts, id),
    readFor(facts, "/shop/invoices", { query: { order: id } }),
    resultFor(
      services,
      "/shop/catalog",
      services.anonymousShop.call("GET", "/shop/catalog", { headers: inLanguage(locale) }),
    ),
    readFor(facts, "/shop/order/{orderId}/delivery", { path: { orderId: id } }),
  ]);
  const reported = delivery.kind === "value" ? delivery.value.items : [];
  const [placed, bound, sold] = [ownAnswer(facts, order), ownAnswer(facts, contracts), ownAnswer(facts, catalog)];
  const billed = ownAnswer(facts, invoices);
  if (placed.kind !== "value") return placed;
  if (bound.kind !== "value") return bound;
  if (sold.kind !== "value") return sold;
  if (billed.kind !== "value") return billed;
  const read = wireToOrder(placed.value) as Order;
  const views = bound.value;
  const own = views.map(({ contract }) => contract as ServiceContract);
  const { lines } = confirmation(read, sold.value as Catalog).facts;
  const problem = refusedIn(search, locale);
  return accountPage(facts, "orders", {
    title: texts(locale, "orders")("meta.order", { number: read.number }),
    path: (of) => accountEntryPath("orders", id, of),
    more: ["ledger", "cart"],
    data: {
      view: "order",
      ...only(read, "id", "number", "placedAt", "quote"),
      zone: services.zone,
      progress: orderSummary(read, own, todayOf(services)).progress,
      /** The first day on which it may be set up. [LGL-04] */
      begins: setupDayOf(read),
      items: read.cart.items,
      ...namesIn(read.cart.items, lines, own, sold.value as Catalog, locale),
      locations: lines.map(({ location }) => location),
      contracts: views.map(({ contract, standing }) => ({
        id: contract.id,
        title: contractTitle(contract as ServiceContract, locale),
        number: contract.number,
        /** How far it is; null where nothing was reported, and where it is over. [OUT-03] */
        delivery: isOver(standing) ? null : (reported.find((item) => item.contract === contract.id)?.state ?? null),
        over: isOver(standing) ? standing : null,
      })),
      /** None before the job has made it, soon after the order. */
      invoices: billed.value.invoices.map((invoice) => only(invoice, "id", "number", "kind", "total")),
      isPrivate: read.address.kind === "private",
      again: itemsAgain(read).length > 0,
      problem: problem === null ? null : { text: problem, product: search.get("product") },
    },
  });
};

/** What everything of the order is called: as its contracts have it, otherwise as the catalogue has it now. */
const namesIn = (
  items: readonly CartItem[],
  lines: readonly { readonly subject: string; readonly title: Localized<string> }[],
  contracts: readonly ServiceContract[],
  catalog: Catalog,
  locale: Locale,
): {
  readonly titles: Readonly<Record<string, string>>;
  /** Of further fields, by product. [PRD-01] */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
} => {
  const products = items
    .flatMap((item) => (item.kind === "domain" ? [] : [item.product, ...item.additions.map(({ product }) => product)]))
    .flatMap((key) => namedProduct(catalog, key) ?? []);
  const named = [
    ...products.map(({ key, title }) => ({ subject: key, title })),
    ...lines,
    ...contracts.flatMap(({ parts }) => parts),
  ];
  return {
    titles: Object.fromEntries(named.map(({ subject, title }) => [subject, inLocale(title, locale)])),
    labels: Object.fromEntries(
      products.map(({ key, fields = [] }) => [
        key,
        Object.fromEntries(fields.map((field) => [field.key, inLocale(field.label, locale)])),
      ]),
    ),
  };
};
