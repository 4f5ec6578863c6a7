// The loaders of the pages of invoices: what each reads, its status and its head. Rendered for each visitor, never cached. [ACC-03] [ACC-09]
import { accountEntryOf, accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountPage, accountPages, listOf, only, own, type PageBy } from "../account/account-page.ts";
import { ownAnswer } from "../account/own-page.ts";
import { drawnTransfer } from "./drawn-transfer.ts";
import { payPageAt } from "./pay-page.ts";
import { onlineState, readOnlinePayments, waits } from "./pay-ways.ts";
import { isForBusiness, readReference, referenceOf, sentReference } from "./reference-page.ts";
import { givenAccount, readRefund, refundOf } from "./refund-page.ts";

/** Null where the path is none of these pages. */
export const invoicesPageAt = (facts: PageFacts) => {
  const { path, locale } = facts;
  if (path === accountPath("refund", locale)) return own(facts, refundPage);
  if (path === accountPath("pay", locale)) return payPageAt(facts);
  if (path === accountPath("buyer-reference", locale)) return own(facts, referencePage);
  return accountPages(facts, "invoices", listPage, invoicePage);
};

export type InvoicesPage = PageBy<typeof invoicesPageAt>;

/** What is late first, a year of them where one is chosen; on the first page how all that is open is paid at once. */
const listPage = async (facts: PageFacts) => {
  const { locale, search } = facts;
  const { query: part, after, path } = listOf(facts, "invoices");
  const year = yearIn(search.get("year"));
  const online = after === null ? await readOnlinePayments(facts) : null;
  const query = { sort: "due", ...part, ...(year === null ? {} : { year }) } as const;
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices", { query }));
  if (answer.kind !== "value") return answer;
  const { transfer, charges, ...list } = answer.value;
  const state = online === null ? null : onlineState(facts, online, { invoice: null, link: null });
  return accountPage(facts, "invoices", {
    title: texts(locale, "invoices")("meta.list"),
    path,
    still: !waits(state),
    data: {
      view: "list",
      ...list,
      after,
      year,
      charges: after === null ? charges : [],
      transfer: after === null && list.balance.left > 0 ? drawnTransfer(transfer) : null,
      providers: online?.providers ?? [],
      online: state,
    },
  });
};

/** Null for all years, and for what is none. */
const yearIn = (typed: string | null): string | null => (typed !== null && /^\d{4}$/.test(typed) ? typed : null);

const invoicePage = async (facts: PageFacts, id: string) => {
  const payments = await readOnlinePayments(facts);
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices/{invoiceId}", { path: { invoiceId: id } }));
  if (answer.kind !== "value") return answer;
  const { transfer, buyer, ...invoice } = answer.value;
  const { kind, number, balance } = invoice;
  const refund = kind === "credit-note" && balance.toPayBack > 0 ? ownAnswer(facts, await readRefund(facts)) : null;
  if (refund !== null && refund.kind !== "value") return refund;
  const online = kind === "invoice" ? onlineState(facts, payments, { invoice: id, link: null }) : null;
  return accountPage(facts, "invoices", {
    title: texts(facts.locale, "invoices")(`kind.${kind}`, { number }),
    path: (of) => accountEntryPath("invoices", id, of),
    still: !waits(online),
    data: {
      view: "invoice",
      invoice,
      buyer: only(buyer, "company", "firstName", "lastName", "street", "postCode", "city", "country"),
      transfer: drawnTransfer(transfer),
      providers: kind === "invoice" ? payments.providers : [],
      online,
      refund: refund === null ? null : refundOf(refund.value, facts.path),
    },
  });
};

/** Sent from it or from another page of the account, to which it leads back. */
const refundPage = async (facts: PageFacts) => {
  const { locale, request, search } = facts;
  const wanted = request.posted?.fields.get("back") ?? "";
  const isOther = accountEntryOf("invoices", wanted, locale) !== null || wanted === accountPath("own-data", locale);
  const back = isOther ? wanted : accountPath("refund", locale);
  const outcome = request.posted === undefined ? undefined : await givenAccount(facts, request.posted);
  if (outcome !== undefined && outcome.refused === null)
    return { kind: "redirect", to: `${back}?saved=1#refund` } as const;
  const answer = ownAnswer(facts, await readRefund(facts));
  if (answer.kind !== "value") return answer;
  return accountPage(facts, "invoices", {
    title: texts(locale, "invoices")("refundTo.title"),
    path: (of) => accountPath("refund", of),
    status: outcome?.refused?.status ?? 200,
    data: { view: "refund", saved: search.get("saved") === "1", refund: refundOf(answer.value, back, outcome) },
  });
};

const referencePage = async (facts: PageFacts) => {
  const { locale, request, search } = facts;
  const sent = request.posted === undefined ? undefined : await sentReference(facts, request.posted);
  if (sent !== undefined && sent.refused === null)
    return { kind: "redirect", to: `${accountPath("buyer-reference", locale)}?saved=1#reference` } as const;
  const answer = ownAnswer(facts, await readReference(facts));
  if (answer.kind !== "value") return answer;
  const reference = referenceOf(answer.value, await isForBusiness(facts), sent);
  return accountPage(facts, "invoices", {
    title: texts(locale, "invoices")("reference.title"),
    path: (of) => accountPath("buyer-reference", of),
    status: sent?.refused?.status ?? 200,
    data: { view: "reference", saved: search.get("saved") === "1", reference },
  });
};
