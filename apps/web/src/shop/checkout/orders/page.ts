// The orders of a customer, and one of them with everything that was chosen. Rendered for each visitor, never cached. [ACC-01]
import { todayOf } from "../../../platform/page/today.ts";
import { wireToOrder } from "@kontor/adapters/client/models";
import { confirmation, itemsAgain, type Order, orderSummary, setupDayOf } from "@kontor/domain/shop/checkout";
import { type Catalog, namedProduct } from "@kontor/domain/shop/catalog";
import { contractTitle, isOver, type ServiceContract } from "@kontor/domain/shop/contract";
import { accountEntryOf, accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { inLanguage, readFor, resultFor } from "../../../platform/page/api-response.ts";
import type { PageFacts } from "../../../platform/page/facts.ts";
import { refusedIn } from "../../../platform/page/refused-in.ts";
import type { PageOf } from "../../../platform/page/model.ts";
import { texts } from "../../../platform/texts/server-texts.ts";
import { accountWays } from "../../account/account-ways.ts";
import { only } from "../../account/account-page.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../../account/own-page.ts";
import { listOf, type OwnPage as AccountPageOf, shownPage } from "../../account/shown-page.ts";
import { contractsOfOrder } from "./order-contracts.ts";
import type { OrdersView, OrderView } from "./views.ts";

type OwnPage = AccountPageOf<"orders", OrdersView>;

/** Null where the path is none of these pages. */
export const ordersPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> | null => {
  const id = accountEntryOf("orders", facts.path, facts.locale);
  if (id === null) return null;
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  return id === "" ? listPage(facts) : orderPage(facts, id);
};

const listPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { query, after, path } = listOf(facts, "orders");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/orders", { query }));
  if (answer.kind !== "value") return answer;
  const { orders, next } = answer.value;
  return shown(
    facts,
    texts(facts.locale, "orders")("meta.list"),
    { en: path("en"), de: path("de") },
    {
      view: "list",
      ways: accountWays(facts),
      orders: orders.map((order) => only(order, "id", "number", "placedAt", "total", "items", "progress")),
      zone: facts.services.zone,
      after,
      next,
    },
  );
};

const orderPage = async (facts: PageFacts, id: string): Promise<OwnPage | Elsewhere> => {
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
  const paths = { en: accountEntryPath("orders", id, "en"), de: accountEntryPath("orders", id, "de") };
  const { lines } = confirmation(read, sold.value as Catalog).facts;
  const problem = refusedIn(search, locale);
  return shown(facts, texts(locale, "orders")("meta.order", { number: read.number }), paths, {
    view: "order",
    ways: accountWays(facts),
    ...only(read, "id", "number", "placedAt", "quote"),
    zone: services.zone,
    progress: orderSummary(read, own, todayOf(services)).progress,
    begins: setupDayOf(read),
    items: read.cart.items,
    ...namesIn(read, own, sold.value as Catalog, locale),
    locations: lines.map(({ location }) => location),
    contracts: views.map(({ contract, standing }) => ({
      id: contract.id,
      title: contractTitle(contract as ServiceContract, locale),
      number: contract.number,
      delivery: isOver(standing) ? null : (reported.find((item) => item.contract === contract.id)?.state ?? null),
      over: isOver(standing) ? standing : null,
    })),
    invoices: billed.value.invoices.map((invoice) => only(invoice, "id", "number", "kind", "total")),
    isPrivate: read.address.kind === "private",
    again: itemsAgain(read).length > 0,
    problem: problem === null ? null : { text: problem, product: search.get("product") },
  });
};

/** What everything of the order is called: as its contracts have it, otherwise as the catalogue has it now. */
const namesIn = (
  order: Order,
  contracts: readonly ServiceContract[],
  catalog: Catalog,
  locale: Locale,
): Pick<OrderView, "titles" | "labels"> => {
  const products = order.cart.items
    .flatMap((item) => (item.kind === "domain" ? [] : [item.product, ...item.additions.map(({ product }) => product)]))
    .flatMap((key) => namedProduct(catalog, key) ?? []);
  return {
    titles: Object.fromEntries([
      ...[
        ...products.map(({ key, title }) => ({ subject: key, title })),
        ...confirmation(order, catalog).facts.lines,
      ].map(({ subject, title }) => [subject, inLocale(title, locale)]),
      ...contracts.flatMap(({ parts }) => parts.map(({ subject, title }) => [subject, inLocale(title, locale)])),
    ]),
    labels: Object.fromEntries(
      products.map(({ key, fields = [] }) => [
        key,
        Object.fromEntries(fields.map((field) => [field.key, inLocale(field.label, locale)])),
      ]),
    ),
  };
};

const shown = (
  facts: PageFacts,
  title: string,
  paths: PageOf<"orders", OrdersView>["paths"],
  data: OrdersView,
): OwnPage =>
  shownPage(facts, { kind: "orders", title, paths, data, more: data.view === "order" ? ["ledger", "cart"] : [] });
