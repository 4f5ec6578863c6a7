// The pages of the desk's app as the server hands them out: the answers that each begins with, or how reading them failed. [DSK-07]
import { partyName } from "@kontor/domain/shop/customer";
import type { AdminPage } from "@kontor/domain/site/admin";
import { lists } from "@kontor/domain/site/desk";
import { receiptReference } from "@kontor/domain/site/request";
import { type ApiResponse, readFor, resultFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { callIn } from "./file-part.ts";
import { listView } from "./list-view.ts";
import { queryBy, listedKey, listedView } from "./listed.ts";
import { listedOf } from "./listed-pages.ts";
import { type ListKind, listKey, recordKey } from "./queries.ts";
import { ownKey } from "./own/queries.ts";
import { searchKey } from "./search/queries.ts";
import { todayKey } from "./today/queries.ts";
import type { DeskAppView } from "./views.ts";

type AppPage =
  | { readonly title: string; readonly lead: string; readonly data: { readonly tool: "app" } & DeskAppView }
  | { readonly failed: 401 | 403 | 404 | 503 };

type Kind = AdminPage["kind"];
/** What a screen begins with: an answer of the API under its key, and the title of its document. */
export interface Begun {
  readonly key: readonly unknown[];
  readonly response: ApiResponse<unknown>;
  /** Its namespace of texts, whose title names the kind. */
  readonly texts: string;
  readonly title?: string | undefined;
}

export type Screen = (facts: PageFacts, id: string) => Promise<Begun>;

/** The list of a kind as `KindList` shows it. */
const list =
  (kind: ListKind): Screen =>
  async (facts) => {
    const view = listView(Object.fromEntries(facts.search), lists[kind]);
    const response = await readFor(facts, "/shop/admin/lists/{kind}", { path: { kind }, query: view });
    return { key: listKey(kind, view), response, texts: `desk-${kind}` };
  };

/** The list over an operation as `OperationList` shows it. */
const listed =
  (kind: Kind): Screen =>
  async (facts, id) => {
    const described = listedOf(kind);
    if (described === null) throw new Error(`no list is described for ${kind}`);
    const view = listedView(Object.fromEntries(facts.search), described);
    const reading = described.read(callIn(facts), queryBy(view), id);
    const response = await resultFor(facts.services, `/${described.name}`, reading);
    return { key: listedKey(described, view, id), response, texts: `desk-${described.name}` };
  };

const missing: ApiResponse<never> = { kind: "refused", status: 404, refused: { refusal: "", detail: "" }, fields: [] };

/** A record that is read with its whole list. */
const oneListed =
  (kind: Kind): Screen =>
  async (facts, id) => {
    const begun = await listed(kind)({ ...facts, search: new URLSearchParams() }, "");
    const { response } = begun;
    const described = listedOf(kind);
    const rows = response.kind === "value" ? (described?.rowsOf(response.value as never) ?? []) : [];
    const isThere = rows.some((row) => described?.idOf(row) === id);
    return { ...begun, response: response.kind === "value" && !isThere ? missing : response, title: id };
  };

/** A screen that begins with nothing of the API's. */
const plain =
  (name: string): Screen =>
  async () => ({ key: [name], response: { kind: "value", value: null }, texts: `desk-${name}` });

/** A record of a kind, with what names it. */
const record =
  <A>(
    kind: string,
    read: (facts: PageFacts, id: string) => Promise<ApiResponse<A>>,
    nameOf: (value: A) => string,
  ): Screen =>
  async (facts, id) => {
    const response = await read(facts, id);
    const title = response.kind === "value" ? nameOf(response.value) : undefined;
    return { key: recordKey(kind, id), response, texts: `desk-${kind}`, title };
  };

/** What the app draws: a line for each list and each record. */
const screens: { readonly [K in Kind]?: Screen } = {
  customers: list("customers"),
  customer: record(
    "customers",
    (facts, customerNumber) => readFor(facts, "/shop/admin/customers/{customerNumber}", { path: { customerNumber } }),
    ({ number, email, address }) => `${address === null ? email : partyName(address)}, ${number}`,
  ),
  orders: list("orders"),
  order: record(
    "orders",
    (facts, orderId) => readFor(facts, "/shop/admin/orders/{orderId}", { path: { orderId } }),
    ({ number }) => number,
  ),
  inbox: list("requests"),
  "inbox-item": record(
    "requests",
    (facts, itemId) => readFor(facts, "/shop/admin/inbox/{itemId}", { path: { itemId } }),
    ({ item }) => receiptReference(item),
  ),
  journal: list("journal"),
  home: async (facts) => ({
    key: todayKey,
    response: await readFor(facts, "/shop/admin/today"),
    texts: "desk-today",
  }),
  search: async (facts) => {
    const q = (facts.search.get("q") ?? "").trim().slice(0, 80);
    const response =
      q === ""
        ? ({ kind: "value", value: { groups: [], complete: true } } as const)
        : await readFor(facts, "/shop/admin/search", { query: { q } });
    return { key: searchKey(q), response, texts: "desk-search" };
  },
  invoices: list("invoices"),
  invoice: record(
    "invoices",
    (facts, invoiceId) => readFor(facts, "/shop/admin/invoices/{invoiceId}", { path: { invoiceId } }),
    ({ invoice }) => invoice.number,
  ),
  "payment-differences": listed("payment-differences"),
  contracts: list("contracts"),
  contract: record(
    "contracts",
    (facts, contractId) => readFor(facts, "/shop/admin/contracts/{contractId}", { path: { contractId } }),
    ({ view }) => view.contract.number,
  ),
  vouchers: list("vouchers"),
  events: listed("events"),
  event: listed("event"),
  entrances: listed("entrances"),
  ticket: record(
    "tickets",
    (facts, ticketPrint) => readFor(facts, "/shop/ticketing/issued/{ticketPrint}", { path: { ticketPrint } }),
    ({ ticket }) => ticket.holder,
  ),
  colleagues: listed("colleagues"),
  mails: listed("mails"),
  webhooks: listed("webhooks"),
  subscribers: listed("subscribers"),
  exports: plain("exports"),
  drafts: listed("drafts"),
  "small-banners": listed("small-banners"),
  "small-banner": oneListed("small-banners"),
  own: async (facts) => ({
    key: ownKey,
    response: await readFor(facts, "/shop/account/sessions"),
    texts: "desk-own",
  }),
};

/** The texts that the app takes along: what all screens say, and a namespace for each folder. */
export const appTexts = [
  "desk",
  "desk-banners",
  "desk-colleagues",
  "desk-contracts",
  "desk-customers",
  "desk-differences",
  "desk-drafts",
  "desk-entrances",
  "desk-events",
  "desk-exports",
  "desk-faults",
  "desk-invoices",
  "desk-journal",
  "desk-links",
  "desk-mails",
  "desk-money",
  "desk-orders",
  "desk-own",
  "desk-requests",
  "desk-search",
  "desk-subscribers",
  "desk-tickets",
  "desk-today",
  "desk-vouchers",
  "desk-webhooks",
] as const;

/** The kind whose list the app draws as this page; null for every other page. */
export const kindOfList = (page: Kind): ListKind | null =>
  screens[page] === undefined
    ? null
    : ((Object.keys(lists) as readonly ListKind[]).find((kind) => lists[kind].page === page) ?? null);

export const isAppList = (page: Kind): boolean => kindOfList(page) !== null || listedOf(page) !== null;

const statusOf = (response: Exclude<ApiResponse<unknown>, { readonly kind: "value" }>): 401 | 403 | 404 | 503 =>
  response.kind === "unreachable" ? 503 : response.status === 401 || response.status === 403 ? response.status : 404;

/** Null for what the app does not draw; `more` are screens that begin with what the page server alone knows. A view that the API refuses, or drafts that it cannot read, is one that the app says so of. */
export const appPage = async (
  facts: PageFacts,
  wanted: AdminPage,
  { role, account }: Pick<DeskAppView, "role" | "account">,
  more: { readonly [K in Kind]?: Screen },
): Promise<AppPage | null> => {
  const screen = more[wanted.kind] ?? screens[wanted.kind];
  if (screen === undefined) return null;
  const { locale, services } = facts;
  const begun = await screen(facts, "id" in wanted ? wanted.id : "");
  const { key, response } = begun;
  const isRefusedView = response.kind === "refused" && (response.status === 422 || response.status === 409);
  if (response.kind !== "value" && !isRefusedView) return { failed: statusOf(response) };
  const lead = texts(locale, begun.texts)("title");
  const answers: DeskAppView["answers"] = response.kind === "value" ? [[key, response.value]] : [];
  const { zone, publicUrl: origin } = services;
  const data = { tool: "app", role, account, zone, origin, now: services.now(), answers } as const;
  return { title: begun.title ?? lead, lead, data };
};
