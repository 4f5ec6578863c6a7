// Where it is paid online: an invoice or all that is due, by who is logged in; an invoice by its link. [PAY-03] [PAY-04]
import { accountEntryPath, accountPath, payLinkPath, payOrderPath, payPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountWays } from "../account/account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../account/own-page.ts";
import { chosenWay, isBack, none, onlineState, payView, readOnlinePayments } from "./pay-ways.ts";
import { type OwnPage, shown } from "./shown-page.ts";
import { transferOf } from "./transfer-view.ts";

export const payPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const link = sentOr(facts, "link");
  if (link !== null) return linkedPage(facts, link);
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  const order = facts.search.get("order");
  return order === null ? payPage(facts) : orderPage(facts, order);
};

/** What the form of a page sends with it, or its address has; null for none. */
const sentOr = ({ request, search }: PageFacts, name: string): string | null => {
  const value = request.posted?.fields.get(name) ?? search.get(name) ?? "";
  return value === "" ? null : value;
};

/** A browser goes on to the provider's page by itself. */
const leadingOn = (page: OwnPage, to: string | undefined): OwnPage =>
  to === undefined ? page : { ...page, page: { ...page.page, head: { ...page.page.head, leadsOn: to } } };

/** The invoice of a link, without a login. */
const linkedPage = async (facts: PageFacts, link: string): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const t = texts(locale, "invoices");
  const chosen = await chosenWay(facts, { invoice: null, link });
  const query = isBack(facts) ? { fresh: "true" as const } : {};
  const answer = await readFor(facts, "/shop/pay-links/{payLink}", { path: { payLink: link }, query });
  if (answer.kind === "unreachable") return { kind: "failed", status: 503 };
  const paths = { en: payLinkPath(link, "en"), de: payLinkPath(link, "de") };
  const around = {
    view: "pay",
    ways: hasToken(facts) ? accountWays(facts) : [],
    back: { href: accountPath("invoices", locale), text: t("toList") },
  } as const;
  if (answer.kind === "refused") {
    const pay = payView(facts, none, { invoice: null, link: null, number: "", left: 0 }, null);
    const data = { ...around, title: t("online.linkTitle"), online: null, transfer: null } as const;
    return shown(facts, data.title, paths, { ...data, pay: { ...pay, text: answer.refused.detail } }, answer.status);
  }
  const { number, left } = answer.value;
  const paid = { invoice: null, link };
  const data = {
    ...around,
    title: t("online.title", { number }),
    pay: payView(facts, answer.value, { ...paid, number, left }, chosen),
    online: onlineState(facts, answer.value, paid),
    transfer: transferOf({ transfer: answer.value.transfer, balance: answer.value }, locale),
  } as const;
  return leadingOn(shown(facts, data.title, paths, data, chosen?.status), chosen?.leads?.href);
};

/** The invoice of an order, which is issued soon after it. */
const orderPage = async (facts: PageFacts, order: string): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const t = texts(locale, "invoices");
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices", { query: { order } }));
  if (answer.kind !== "value") return answer;
  const issued = answer.value.invoices.filter(({ kind }) => kind === "invoice");
  const invoice = issued.find(({ balance }) => balance.left > 0) ?? issued[0];
  if (invoice !== undefined) return { kind: "redirect", to: payPath(invoice.id, locale) };
  const paths = { en: payOrderPath(order, "en"), de: payOrderPath(order, "de") };
  const pay = payView(facts, none, { invoice: null, link: null, number: "", left: 0 }, null);
  return shown(facts, t("online.linkTitle"), paths, {
    view: "pay",
    ways: accountWays(facts),
    back: { href: inLocale(paths, locale), text: t("online.again") },
    title: t("online.linkTitle"),
    pay: { ...pay, text: t("online.notYet") },
    online: null,
    transfer: null,
  });
};

/** An invoice of the customer, or all that they owe. */
const payPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const t = texts(locale, "invoices");
  const invoice = sentOr(facts, "invoice");
  const answer =
    invoice === null
      ? ownAnswer(facts, await readFor(facts, "/shop/invoices"))
      : ownAnswer(facts, await readFor(facts, "/shop/invoices/{invoiceId}", { path: { invoiceId: invoice } }));
  if (answer.kind !== "value") return answer;
  const { left } = answer.value.balance;
  const number = "number" in answer.value ? answer.value.number : "";
  const online = await readOnlinePayments(facts);
  if (online.providers.length === 0) return { kind: "failed", status: 404 };
  const paid = { invoice, link: null };
  const chosen = await chosenWay(facts, paid);
  const paths = { en: payPath(invoice, "en"), de: payPath(invoice, "de") };
  const data = {
    view: "pay",
    ways: accountWays(facts),
    back:
      invoice === null
        ? { href: accountPath("invoices", locale), text: t("toList") }
        : { href: accountEntryPath("invoices", invoice, locale), text: t("kind.invoice", { number }) },
    title: invoice === null ? t("online.titleAll") : t("online.title", { number }),
    pay: payView(facts, online, { ...paid, number, left }, chosen),
    online: onlineState(facts, online, paid),
    transfer: null,
  } as const;
  return leadingOn(shown(facts, data.title, paths, data, chosen?.status), chosen?.leads?.href);
};
