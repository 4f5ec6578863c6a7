// What each event says: money in cents, names in A-label form, moments in UTC. Neither passwords nor authcodes stand in what it is made of. [OUT-01]
import { dayMs, dayOf, hourMs, type Instant, minuteMs } from "#kernel/calendar";
import { domainsOf } from "#shop/cart";
import { chosenOf, type Order, setupOf } from "#shop/checkout";
import type { ChosenField, ContractPart, ServiceContract } from "#shop/contract";
import { type DocumentBalance, type Payment, sentenceOf } from "#shop/balance";
import { sentAddress } from "#shop/customer";
import type { Acquisition } from "#shop/domain-name";
import type { Invoice } from "#shop/invoice";
import { filesOf, type Receipt } from "#site/request";
import type { EventFact, EventType, WebhookMessage } from "./model.ts";
import { hasSeveralRates, type TaxedLine, vatOfLine, vatSums } from "#shop/pricing";

/** As ISO 8601 in UTC. */
export const moment = (at: Instant): string => {
  const ofDay = at % dayMs;
  const two = (part: number, of: number): string => String(Math.floor(ofDay / part) % of).padStart(2, "0");
  return `${dayOf(at, "UTC")}T${two(hourMs, 24)}:${two(minuteMs, 60)}:${two(1_000, 60)}.${String(ofDay % 1_000).padStart(3, "0")}Z`;
};

/** The body of a webhook: the type, the moment and the data of an event. */
export const webhookMessage = (type: EventType, at: Instant, data: object): WebhookMessage => ({
  type,
  timestamp: moment(at),
  data,
});

const currency = "EUR";

/** A part of a contract, as the system that sets it up needs it: the fields of a product by their keys, how a name comes here and what its holder has confirmed. */
const partOf = (
  { kind, subject, title, quantity, first, recurring, everyMonths, condition }: ContractPart,
  chosen: readonly ChosenField[],
  acquisition: Acquisition | null,
) => ({
  kind,
  subject,
  title,
  quantity,
  first,
  recurring,
  everyMonths,
  ...(kind === "product" ? { chosen: Object.fromEntries(chosen.map(({ key, value }) => [key, value])) } : {}),
  ...(kind === "domain" ? { acquisition, confirmed: condition ?? null } : {}),
});

type Taxed = Parameters<typeof vatSums>[0];

/** `rates`: where lines have different ones, each with its amount. [VAT-14] */
const vatPayload = (of: Taxed): object => ({
  amount: of.vatAmount,
  rate: of.vat.rate,
  treatment: of.vat.treatment,
  ...(hasSeveralRates(of)
    ? { rates: vatSums(of).map(({ vat, amount }) => ({ rate: vat.rate, treatment: vat.treatment, amount })) }
    : {}),
});

/** The rate of a line, where the lines of its document have different ones. [VAT-14] */
const ownRate = (of: Taxed, line: TaxedLine): { readonly vatRate?: number } =>
  hasSeveralRates(of) ? { vatRate: vatOfLine(of, line).rate } : {};

/** Items are the contracts of the order: delivery is reported for each of them by its id. `setUpFrom` is null while the papers of a reseller are missing. */
export const orderPayload = (order: Order, contracts: readonly ServiceContract[], timeZone: string): object => {
  const { id, number, placedAt, locale, customerNumber, address, agreements, cart, quote } = order;
  const { from } = setupOf(order, placedAt, timeZone);
  const acquisitions = new Map(domainsOf(cart).map(({ ascii, acquisition }) => [ascii, acquisition]));
  return {
    order: { id, number, placedAt: moment(placedAt), locale, earlyStart: agreements.earlyStart },
    customer: { number: customerNumber, ...sentAddress(address) },
    total: quote.total,
    net: quote.net,
    vat: vatPayload(quote),
    voucher: quote.voucherCode,
    currency,
    items: contracts.map((contract) => ({
      id: contract.id,
      number: contract.number,
      item: contract.item,
      piece: contract.piece ?? null,
      location: contract.location,
      orderedOn: contract.orderedOn,
      start: contract.start,
      minimumMonths: contract.minimumMonths,
      hourly: contract.hourly,
      setUpFrom: from === null ? null : moment(from),
      parts: contract.parts.map((part) => ({
        ...partOf(part, chosenOf(order, contract), acquisitions.get(part.subject) ?? null),
        ...quote.lines
          .filter(({ item, kind, subject }) => item === contract.item && kind === part.kind && subject === part.subject)
          .reduce((_, line) => ownRate(quote, line), {}),
      })),
    })),
  };
};

/** A contract, and what became of it when it happened. */
export const contractPayload = (contract: ServiceContract, facts: Readonly<Record<string, EventFact>>): object => {
  const { id, number, orderId, orderNumber, customerNumber, orderedOn, start, parts } = contract;
  return {
    contract: { id, number, orderedOn, start, title: parts[0]?.title ?? null, subject: parts[0]?.subject ?? null },
    order: { id: orderId, number: orderNumber },
    customer: { number: customerNumber },
    ...facts,
    ...("refund" in facts ? { currency } : {}),
  };
};

/** What was left to pay or to pay back when the event happened, and what is said of it. [BAL-01] */
export const balancePayload = (balance: DocumentBalance): object => {
  const { state, received, setOff, setOffs, left, toPayBack, paidBack, dueOn } = balance;
  return {
    state,
    received,
    setOff,
    setOffs: setOffs.map(({ number, cents }) => ({ number, amount: cents })),
    left,
    toPayBack,
    paidBack,
    dueOn,
    text: { en: sentenceOf(balance, "en"), de: sentenceOf(balance, "de") },
  };
};

/** `balance` is null for documents from before it was noted. */
export const invoicePayload = (invoice: Invoice): object => {
  const { id, number, kind, corrects, orderId, orderNumber, customerNumber, buyer, issuedOn, dueOn } = invoice;
  return {
    invoice: { id, number, kind, corrects: corrects?.number ?? null, issuedOn, dueOn },
    order: { id: orderId, number: orderNumber },
    customer: { number: customerNumber, ...sentAddress(buyer) },
    lines: invoice.lines.map((line) => ({
      contracts: line.contracts,
      kind: line.kind,
      subject: line.subject,
      title: line.title,
      quantity: line.quantity,
      gross: line.gross,
      net: line.net,
      vat: line.vat,
      ...ownRate(invoice, line),
      period: line.period,
    })),
    net: invoice.net,
    vat: vatPayload(invoice),
    total: invoice.total,
    currency,
    balance: invoice.atIssue === undefined ? null : balancePayload(invoice.atIssue),
  };
};

/** An entry of the books: what came, or what went back of what came, by the id of its payment. What staff or a bank wrote stays inside. [PAY-03] */
export const paymentPayload = (
  { id, of, customerNumber, day, cents, source, cause }: Payment,
  document: { readonly id: string; readonly number: string } | null,
  facts: Readonly<Record<string, EventFact>>,
): object => ({
  payment: { id: of ?? id, day, amount: cents, source },
  ...(cause === null ? {} : { cause: cause.kind }),
  document,
  customer: { number: customerNumber },
  ...facts,
  currency,
});

/** What was filed; of its files the names alone. */
export const requestPayload = ({ id, receivedAt, email, filing }: Receipt): object => ({
  request: { id, form: filing.form, receivedAt: moment(receivedAt), email },
  fields: {
    ...filing.fields,
    ...("files" in filing.fields && { files: filesOf(filing).map(({ name }) => name) }),
  },
});
