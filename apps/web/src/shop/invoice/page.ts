// The invoices of a customer, and one of them. Rendered for each visitor, never cached. [ACC-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import { addDays, day } from "@kontor/domain/kernel/calendar";
import { sum, zero } from "@kontor/domain/kernel/money";
import { numbersText } from "@kontor/domain/shop/contract";
import { addressTexts } from "@kontor/domain/shop/customer";
import {
  contractsNote,
  type InvoiceLine,
  retainedText,
  priceNotes,
  serviceText,
  vatText,
} from "@kontor/domain/shop/invoice";
import { hasSeveralRates, ratesIn, type VatGroup, vatOfLine, vatSums } from "@kontor/domain/shop/pricing";
import type { VatDecision } from "@kontor/domain/shop/vat";
import { accountEntryOf, accountEntryPath, accountPath, invoiceFilePath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { countryText, dayText, moneyText, rateText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { accountWays } from "../account/account-ways.ts";
import { type Elsewhere, hasToken, ownAnswer, toLogin } from "../account/own-page.ts";
import { invoiceListPage } from "./list-page.ts";
import { payPageAt } from "./pay-page.ts";
import { onlineState, payOnlineOf, readOnlinePayments } from "./pay-ways.ts";
import { isForBusiness, readReference, referenceView, sentReference } from "./reference-page.ts";
import { givenAccount, readRefund, refundView } from "./refund-page.ts";
import { type OwnPage, shown } from "./shown-page.ts";
import { listedStateOf } from "./listed-state.ts";
import { transferOf } from "./transfer-view.ts";
import type { InvoiceFact, InvoiceItem } from "./views.ts";

type Invoice = ShopComponents["schemas"]["InvoiceView"];

/** Null where the path is none of these pages. */
export const invoicesPageAt = (facts: PageFacts): Promise<OwnPage | Elsewhere> | null => {
  if (facts.path === accountPath("refund", facts.locale))
    return hasToken(facts) ? refundPage(facts) : Promise.resolve(toLogin(facts));
  if (facts.path === accountPath("pay", facts.locale)) return payPageAt(facts);
  if (facts.path === accountPath("buyer-reference", facts.locale))
    return hasToken(facts) ? referencePage(facts) : Promise.resolve(toLogin(facts));
  const id = accountEntryOf("invoices", facts.path, facts.locale);
  if (id === null) return null;
  if (!hasToken(facts)) return Promise.resolve(toLogin(facts));
  return id === "" ? invoiceListPage(facts) : invoicePage(facts, id);
};

/** Sent from it or from another page of the account, to which it leads back. */
const refundPage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale, request, search } = facts;
  const own = { en: accountPath("refund", "en"), de: accountPath("refund", "de") };
  const wanted = request.posted?.fields.get("back") ?? "";
  const back =
    accountEntryOf("invoices", wanted, locale) !== null || wanted === accountPath("own-data", locale)
      ? wanted
      : inLocale(own, locale);
  const outcome = request.posted === undefined ? undefined : await givenAccount(facts, request.posted);
  if (outcome !== undefined && outcome.refused === null) return { kind: "redirect", to: `${back}?saved=1#refund` };
  const answer = ownAnswer(facts, await readRefund(facts));
  if (answer.kind !== "value") return answer;
  const data = {
    view: "refund",
    ways: accountWays(facts),
    list: accountPath("invoices", locale),
    saved: search.get("saved") === "1",
    refund: refundView(facts, answer.value, back, outcome),
  } as const;
  return shown(facts, texts(locale, "invoices")("refundTo.title"), own, data, outcome?.refused?.status);
};

const referencePage = async (facts: PageFacts): Promise<OwnPage | Elsewhere> => {
  const { locale, request, search } = facts;
  const own = { en: accountPath("buyer-reference", "en"), de: accountPath("buyer-reference", "de") };
  const sent = request.posted === undefined ? undefined : await sentReference(facts, request.posted);
  if (sent !== undefined && sent.refused === null)
    return { kind: "redirect", to: `${inLocale(own, locale)}?saved=1#reference` };
  const answer = ownAnswer(facts, await readReference(facts));
  if (answer.kind !== "value") return answer;
  const data = {
    view: "reference",
    ways: accountWays(facts),
    list: accountPath("invoices", locale),
    saved: search.get("saved") === "1",
    reference: referenceView(facts, answer.value, await isForBusiness(facts), sent),
  } as const;
  return shown(facts, texts(locale, "invoices")("reference.title"), own, data, sent?.refused?.status);
};

const invoicePage = async (facts: PageFacts, id: string): Promise<OwnPage | Elsewhere> => {
  const { locale } = facts;
  const payments = await readOnlinePayments(facts);
  const answer = ownAnswer(facts, await readFor(facts, "/shop/invoices/{invoiceId}", { path: { invoiceId: id } }));
  if (answer.kind !== "value") return answer;
  const invoice = answer.value;
  const { kind, buyer, corrects, number, balance } = invoice;
  const t = texts(locale, "invoices");
  const refund = kind === "credit-note" && balance.toPayBack > 0 ? ownAnswer(facts, await readRefund(facts)) : null;
  if (refund !== null && refund.kind !== "value") return refund;
  const online = kind === "invoice" ? payments : null;
  const title = t(`kind.${kind}`, { number });
  const paths = { en: accountEntryPath("invoices", id, "en"), de: accountEntryPath("invoices", id, "de") };
  return shown(facts, title, paths, {
    view: "invoice",
    ways: accountWays(facts),
    list: accountPath("invoices", locale),
    kind,
    title,
    state: listedStateOf(invoice, locale),
    facts: factsOf(invoice, locale),
    addressee: addressTexts(buyer, (iso) => countryText(locale, iso)),
    corrects: correctsText(invoice, locale),
    says: corrects?.text ?? null,
    items: invoice.lines.map((line) => itemOf(invoice, line, locale)),
    totals: totalsOf(invoice, locale),
    noVat: invoice.noVatReason === null ? null : inLocale(invoice.noVatReason, locale),
    pay: inLocale(balance.text, locale),
    transfer: transferOf(invoice, locale),
    payOnline: online === null ? null : payOnlineOf(facts, online, id, balance.left),
    online: online === null ? null : onlineState(facts, online, { invoice: id, link: null }),
    refund: refund === null ? null : refundView(facts, refund.value, facts.path),
    pdf: invoiceFilePath("pdf", id, locale),
    xrechnung: invoice.electronic ? invoiceFilePath("xrechnung", id, locale) : null,
    reference: accountPath("buyer-reference", locale),
  });
};

const factsOf = (
  {
    number,
    kind,
    issuedOn,
    dueOn,
    orderId,
    orderNumber,
    buyerReference,
    orderReference,
    corrects,
    correctedBy,
    balance,
  }: Invoice,
  locale: Locale,
): readonly InvoiceFact[] => {
  const t = texts(locale, "invoices");
  return [
    { label: t("facts.number"), value: number },
    { label: t("facts.issued"), value: dayText(locale, issuedOn) },
    ...(dueOn === null || kind !== "invoice" || balance.left === 0
      ? []
      : [{ label: t("facts.due"), value: dayText(locale, dueOn) }]),
    { label: t("facts.order"), value: orderNumber, href: accountEntryPath("orders", orderId, locale) },
    ...(buyerReference === null ? [] : [{ label: t("facts.reference"), value: buyerReference }]),
    ...(orderReference === null ? [] : [{ label: t("facts.yourOrder"), value: orderReference }]),
    ...(corrects === null
      ? []
      : [
          {
            label: t("facts.corrects"),
            value: corrects.number,
            href: accountEntryPath("invoices", corrects.id, locale),
          },
        ]),
    ...correctedBy.map(({ id, number: note }) => ({
      label: t("facts.correctedBy"),
      value: note,
      href: accountEntryPath("invoices", id, locale),
    })),
  ];
};

/** Which document it corrects, or takes the place of. */
const correctsText = ({ corrects, replaces }: Invoice, locale: Locale): string | null => {
  const t = texts(locale, "invoices");
  if (replaces !== undefined) return t("replaces", { number: replaces.number, note: replaces.note.number });
  return corrects === null
    ? null
    : t(`corrects.${corrects.reason}`, { number: corrects.number, by: corrects.replacedBy?.number ?? "" });
};

const itemOf = (invoice: Invoice, line: Invoice["lines"][number], locale: Locale): InvoiceItem => {
  const t = texts(locale, "invoices");
  const { voucherCode, corrects, kind: of } = invoice;
  const {
    period,
    setup,
    freeMonths,
    voucherShare,
    quantity,
    kind,
    location,
    chosen = [],
    retained = [],
    contracts,
  } = line;
  const service = serviceText(line as InvoiceLine, locale);
  const title = quantity > 1 ? `${quantity} × ${service}` : service;
  return {
    title: kind === "refund" && corrects?.reason === "guarantee" ? t("refund", { title }) : title,
    notes: [
      ...(location === undefined
        ? []
        : [t("location", { place: location === "any" ? t("anyLocation") : countryText(locale, location) })]),
      ...chosen.map(({ label, value }) => `${inLocale(label, locale)}: ${value}`),
      ...(period === null
        ? []
        : [t("period", { from: dayText(locale, period.from), to: dayText(locale, addDays(day(period.until), -1)) })]),
      ...(hasSeveralRates(invoice) ? [vatLabel(vatOfLine(invoice, line), locale)] : []),
      ...priceNotes({ kind: of }, line as InvoiceLine, locale, (amount) => moneyText(locale, amount)),
      ...(setup === 0 ? [] : [t("setup", { amount: moneyText(locale, setup) })]),
      ...(freeMonths === 0 ? [] : [t("freeMonths", { count: freeMonths })]),
      ...(voucherShare === 0 || voucherCode === null
        ? []
        : [t("voucher", { code: voucherCode, amount: moneyText(locale, voucherShare) })]),
      ...retained.map((share) =>
        retainedText(
          share,
          locale,
          (cents) => moneyText(locale, cents),
          (of) => dayText(locale, of),
        ),
      ),
      ...(contracts.length === 0 ? [] : [contractsNote(numbersText(contracts, locale), contracts.length, locale)]),
    ],
    amount: moneyText(locale, line.gross),
  };
};

const vatLabel = ({ rate, country }: VatDecision, locale: Locale): string =>
  vatText(rateText(locale, rate), country === "OTHER" ? null : countryText(locale, country), locale);

/** The lines at each rate in one. */
const groupsOf = (invoice: Invoice): readonly VatGroup[] =>
  ratesIn(invoice).map((rate) => {
    const own = invoice.lines.filter((line) => vatOfLine(invoice, line).rate === rate);
    const [gross, net, vat] = (["gross", "net", "vat"] as const).map((amount) => sum(own.map((line) => line[amount])));
    return { rate, gross: gross ?? zero, net: net ?? zero, vat: vat ?? zero };
  });

/** A rate of nothing is not named as a rate. [VAT-10] */
const totalsOf = (invoice: Invoice, locale: Locale): readonly (InvoiceFact & { readonly strong?: boolean })[] => {
  const t = texts(locale, "invoices");
  const { net, total, kind, balance } = invoice;
  return [
    { label: t("totals.net"), value: moneyText(locale, net) },
    ...vatSums({ ...invoice, vatGroups: groupsOf(invoice) })
      .filter(({ vat }) => vat.rate > 0)
      .map(({ vat, amount }) => ({ label: vatLabel(vat, locale), value: moneyText(locale, amount) })),
    { label: t(`totals.${kind}`), value: moneyText(locale, total), strong: true },
    ...movedOf(balance, locale),
  ];
};

/** What came, was set off and went, and what that leaves; nothing where nothing happened yet. [BAL-01] */
const movedOf = (
  balance: Invoice["balance"],
  locale: Locale,
): readonly (InvoiceFact & { readonly strong?: boolean })[] => {
  const t = texts(locale, "invoices");
  const { received, setOff, paidBack, left, toPayBack } = balance;
  const fact = (name: string, amount: number, strong = false) =>
    amount === 0 ? [] : [{ label: t(`totals.${name}`), value: moneyText(locale, amount), strong }];
  const moved = [...fact("received", received), ...fact("setOff", setOff), ...fact("paidBack", paidBack)];
  return moved.length === 0 ? [] : [...moved, ...fact("left", left, true), ...fact("toPayBack", toPayBack, true)];
};
