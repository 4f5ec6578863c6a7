// The kinds of documents that a customer may get in the years of a contract, so that one of each is tried by the official rules. [ACC-03]
import type { Invoice } from "@kontor/domain/shop/invoice";
import { hasSeveralRates } from "@kontor/domain/shop/pricing";

const isOfUse = ({ source }: Invoice, { unit }: Invoice["lines"][number]): boolean =>
  unit === "hour" && !source.startsWith("order:");

/** Each kind with what tells it. */
const kinds: Readonly<Record<string, (document: Invoice) => boolean>> = {
  "a first invoice": ({ source }) => source.startsWith("order:"),
  "a renewal": (document) => document.source.startsWith("due:") && document.lines.some(({ unit }) => unit !== "hour"),
  "hours used": (document) => document.kind === "invoice" && document.lines.some((line) => isOfUse(document, line)),
  "hours and a renewal on one": (document) =>
    document.source.startsWith("due:") && new Set(document.lines.map(({ unit }) => unit === "hour")).size === 2,
  "a credit by notice": ({ corrects }) => corrects?.reason === "notice",
  "a credit by withdrawal": ({ corrects, lines }) =>
    corrects?.reason === "withdrawal" && lines.every(({ retained }) => retained === undefined),
  "a withdrawal of which value is retained": ({ corrects, lines }) =>
    corrects?.reason === "withdrawal" && lines.some(({ retained }) => retained !== undefined),
  "a credit by guarantee": ({ corrects }) => corrects?.reason === "guarantee",
  "a credit by staff": ({ corrects }) => corrects?.reason === "staff",
  "a document over nothing": ({ kind, total }) => kind === "invoice" && total === 0,
  "free months": ({ kind, total, lines }) =>
    kind === "invoice" && total > 0 && lines.some(({ freeMonths }) => freeMonths > 0),
  "a discount": ({ kind, lines }) => kind === "invoice" && lines.some(({ discount }) => (discount ?? 0) < 0),
  "a voucher": ({ voucherCode, kind }) => kind === "invoice" && voucherCode !== null,
  "a setup fee": ({ kind, lines }) => kind === "invoice" && lines.some(({ setup }) => setup > 0),
  "two rates": hasSeveralRates,
  "no VAT": ({ vat, total }) => vat.rate === 0 && total !== 0,
};

export const documentKinds = Object.keys(kinds);

/** What a change of rates makes that becomes known later; the fixture of documents as they were issued is from before. [VAT-14] */
const kindsOfRates: typeof kinds = {
  "a credit for a change of rates": ({ corrects }) => corrects?.reason === "rate",
  "an invoice that takes the place of another": ({ replaces }) => replaces !== undefined,
  "two rates after a change": (document) => document.replaces !== undefined && hasSeveralRates(document),
};

export const documentKindsOfRates = Object.keys(kindsOfRates);

/** All that a document is, at least one. */
export const kindsOf = (document: Invoice): readonly string[] =>
  Object.entries({ ...kinds, ...kindsOfRates }).flatMap(([kind, is]) => (is(document) ? [kind] : []));
