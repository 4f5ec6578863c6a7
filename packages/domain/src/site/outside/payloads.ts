// What each event says: money in cents, names in A-label form, moments in UTC. Neither passwords nor authcodes stand in what it is made of. [OUT-01]
import { dayOf, type Instant } from "#kernel/calendar";
import { domainsOf } from "#shop/cart";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import type { Address } from "#shop/customer";
import type { Invoice } from "#shop/invoice";
import { filesOf, type Receipt } from "#site/request";
import type { EventFact, EventType, WebhookMessage } from "./model.ts";

const dayMs = 86_400_000;

/** As ISO 8601 in UTC. */
export const moment = (at: Instant): string => {
  const ofDay = at % dayMs;
  const two = (part: number, of: number): string => String(Math.floor(ofDay / part) % of).padStart(2, "0");
  return `${dayOf(at, "UTC")}T${two(3_600_000, 24)}:${two(60_000, 60)}:${two(1_000, 60)}.${String(ofDay % 1_000).padStart(3, "0")}Z`;
};

export const webhookMessage = (type: EventType, at: Instant, data: object): WebhookMessage => ({ type, timestamp: moment(at), data });

const currency = "EUR";

/** Who orders or pays; without the fax. */
export const person = ({ kind, company, firstName, lastName, street, postCode, city, country, phone, email, vatId }: Address) => ({
  kind,
  company,
  firstName,
  lastName,
  street,
  postCode,
  city,
  country,
  phone,
  email,
  vatId,
});

/** Items are the contracts of the order: delivery is reported for each of them by its id. */
export const orderPayload = (order: Order, contracts: readonly ServiceContract[]): object => {
  const { id, number, placedAt, locale, customerNumber, address, cart, quote } = order;
  const acquisitions = new Map(domainsOf(cart).map(({ ascii, acquisition }) => [ascii, acquisition]));
  return {
    order: { id, number, placedAt: moment(placedAt), locale },
    customer: { number: customerNumber, ...person(address) },
    total: quote.total,
    net: quote.net,
    vat: { amount: quote.vatAmount, rate: quote.vat.rate, treatment: quote.vat.treatment },
    voucher: quote.voucherCode,
    currency,
    items: contracts.map((contract) => ({
      id: contract.id,
      number: contract.number,
      item: contract.item,
      location: contract.location,
      start: contract.start,
      minimumMonths: contract.minimumMonths,
      hourly: contract.hourly,
      parts: contract.parts.map(({ kind, subject, title, quantity, first, recurring, everyMonths }) => ({
        kind,
        subject,
        title,
        quantity,
        first,
        recurring,
        everyMonths,
        ...(kind === "domain" ? { acquisition: acquisitions.get(subject) ?? null } : {}),
      })),
    })),
  };
};

/** A contract, and what became of it when it happened. */
export const contractPayload = (contract: ServiceContract, facts: Readonly<Record<string, EventFact>>): object => {
  const { id, number, orderId, orderNumber, customerNumber, parts } = contract;
  return {
    contract: { id, number, title: parts[0]?.title ?? null, subject: parts[0]?.subject ?? null },
    order: { id: orderId, number: orderNumber },
    customer: { number: customerNumber },
    ...facts,
    ...("refund" in facts ? { currency } : {}),
  };
};

export const invoicePayload = (invoice: Invoice): object => {
  const { id, number, kind, corrects, orderId, orderNumber, customerNumber, buyer, issuedOn, dueOn } = invoice;
  return {
    invoice: { id, number, kind, corrects: corrects?.number ?? null, issuedOn, dueOn },
    order: { id: orderId, number: orderNumber },
    customer: { number: customerNumber, ...person(buyer) },
    lines: invoice.lines.map(({ contract, kind: of, subject, title, quantity, gross, net, vat, period }) => ({
      contract,
      kind: of,
      subject,
      title,
      quantity,
      gross,
      net,
      vat,
      period,
    })),
    net: invoice.net,
    vat: { amount: invoice.vatAmount, rate: invoice.vat.rate, treatment: invoice.vat.treatment },
    total: invoice.total,
    currency,
  };
};

/** What was filed; of its files the names alone. */
export const requestPayload = ({ id, receivedAt, email, filing }: Receipt): object => {
  const fields: object = filing.fields;
  return {
    request: { id, form: filing.form, receivedAt: moment(receivedAt), email },
    fields: filing.form === "application" ? { ...fields, files: filesOf(filing).map(({ name }) => name) } : fields,
  };
};
