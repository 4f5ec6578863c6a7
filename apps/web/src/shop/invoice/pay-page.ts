// Where it is paid online: an invoice or all that is due, by who is logged in; an invoice by its link. [PAY-03] [PAY-04]
import type { ProviderName } from "@kontor/domain/shop/payment";
import { payLinkPath, payOrderPath, payPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountPage, own } from "../account/account-page.ts";
import { ownAnswer } from "../account/own-page.ts";
import { type DrawnTransfer, drawnTransfer } from "./drawn-transfer.ts";
import {
  type Chosen,
  chosenWay,
  isBack,
  type OnlineState,
  onlineState,
  readOnlinePayments,
  waits,
} from "./pay-ways.ts";
import { payTitle } from "./pay-title.ts";

/** What is paid, by which providers, and what came of a way that was pressed. */
export interface Pay {
  /** The invoice, its link, or the order whose invoice is still to come; none of them for all that is due. */
  readonly invoice: string | null;
  readonly link: string | null;
  readonly order: string | null;
  /** Of the invoice; empty where there is none. */
  readonly number: string;
  readonly left: number;
  readonly providers: readonly ProviderName[];
  /** Why a link opens nothing. */
  readonly refused: string | null;
  readonly chosen: Chosen | null;
  readonly online: OnlineState | null;
  /** Of a link, which leads to no other page of the invoice. */
  readonly transfer: DrawnTransfer | null;
}

const nothing: Pay = {
  invoice: null,
  link: null,
  order: null,
  number: "",
  left: 0,
  providers: [],
  refused: null,
  chosen: null,
  online: null,
  transfer: null,
};

export const payPageAt = (facts: PageFacts) => {
  const link = sentOr(facts, "link");
  if (link !== null) return linkedPage(facts, link);
  return own(facts, () => {
    const order = facts.search.get("order");
    return order === null ? payPage(facts) : orderPage(facts, order);
  });
};

/** What the form of a page sends with it, or its address has; null for none. */
const sentOr = ({ request, search }: PageFacts, name: string): string | null => {
  const value = request.posted?.fields.get(name) ?? search.get(name) ?? "";
  return value === "" ? null : value;
};

/** A browser goes on to the provider's page by itself. */
const shown = (facts: PageFacts, path: (locale: Locale) => string, pay: Pay, status = pay.chosen?.status ?? 200) => {
  const t = texts(facts.locale, "invoices");
  const title = payTitle((key, values) => t(key, values), pay);
  const made = accountPage(facts, "invoices", {
    title,
    path,
    status,
    still: !waits(pay.online),
    data: { view: "pay", pay },
  });
  const leadsOn = pay.chosen?.leads?.href;
  return leadsOn === undefined ? made : { ...made, page: { ...made.page, head: { ...made.page.head, leadsOn } } };
};

/** The invoice of a link, without a login. */
const linkedPage = async (facts: PageFacts, link: string) => {
  const chosen = await chosenWay(facts, { invoice: null, link });
  const query = isBack(facts) ? { fresh: "true" as const } : {};
  const answer = await readFor(facts, "/shop/pay-links/{payLink}", { path: { payLink: link }, query });
  if (answer.kind === "unreachable") return { kind: "failed", status: 503 } as const;
  const path = (locale: Locale): string => payLinkPath(link, locale);
  if (answer.kind === "refused")
    return shown(facts, path, { ...nothing, refused: answer.refused.detail }, answer.status);
  const { number, left, providers, transfer } = answer.value;
  const online = onlineState(facts, answer.value, { invoice: null, link });
  return shown(facts, path, {
    ...nothing,
    link,
    number,
    left,
    providers,
    chosen,
    online,
    transfer: drawnTransfer(transfer),
  });
};

/** The invoice of an order, which is issued soon after it. */
const orderPage = async (facts: PageFacts, order: string) => {
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices", { query: { order } }));
  if (answer.kind !== "value") return answer;
  const issued = answer.value.invoices.filter(({ kind }) => kind === "invoice");
  const invoice = issued.find(({ balance }) => balance.left > 0) ?? issued[0];
  return invoice === undefined
    ? shown(facts, (locale) => payOrderPath(order, locale), { ...nothing, order })
    : ({ kind: "redirect", to: payPath(invoice.id, facts.locale) } as const);
};

/** An invoice of the customer, or all that they owe. */
const payPage = async (facts: PageFacts) => {
  const invoice = sentOr(facts, "invoice");
  const answer =
    invoice === null
      ? ownAnswer(facts, await readFor(facts, "/shop/invoices"))
      : ownAnswer(facts, await readFor(facts, "/shop/invoices/{invoiceId}", { path: { invoiceId: invoice } }));
  if (answer.kind !== "value") return answer;
  const read = await readOnlinePayments(facts);
  if (read.providers.length === 0) return { kind: "failed", status: 404 } as const;
  const paid = { invoice, link: null };
  const chosen = await chosenWay(facts, paid);
  return shown(facts, (locale) => payPath(invoice, locale), {
    ...nothing,
    invoice,
    number: "number" in answer.value ? answer.value.number : "",
    left: answer.value.balance.left,
    providers: read.providers,
    chosen,
    online: onlineState(facts, read, paid),
  });
};
