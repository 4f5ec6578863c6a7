// What callers say, as it may be stored: numbers without prefix, hyphens or zeros, telephone numbers as they are dialled, amounts. [DSK-01] [OPS3-5]
import { cents, type Cents } from "#kernel/money";
import { orderNumber } from "#shop/checkout";
import { phoneAsTyped } from "#shop/customer";
import { invoiceNumber } from "#shop/invoice";
import { typedCents } from "#site/admin";
import { yearsBack } from "./limits.ts";

/** A number as it is read out, with its year and without: what of it there is, in its order. */
const [dated, undated] = [String.raw`((?:19|20)\d{2})[\s./-]*`, "()"].map(
  (year) => new RegExp(String.raw`^(?:(k|rk?)[\s./-]*)?${year}(\d{1,6})(?:-([1-9]\d{0,2}))?$`, "i"),
);

/** The numbers of contracts, orders and documents that may be meant: a year that was left out is one of the last. */
export interface SpokenNumbers {
  readonly contracts: readonly string[];
  readonly orders: readonly string[];
  readonly documents: readonly string[];
}

export const spokenNumbers = (typed: string, thisYear: number): SpokenNumbers => {
  const text = typed.trim();
  const [withYear, without] = [dated, undated].map((form) => numbersRead(form?.exec(text) ?? [], thisYear));
  const read = withYear ?? none;
  const isRead = read.orders.length + read.documents.length > 0;
  // Six digits are a number with all its noughts, also where it begins as a year does.
  const other = isRead && !/^\D*\d{6}$/.test(text) ? none : (without ?? none);
  return {
    contracts: [...read.contracts, ...other.contracts],
    orders: [...read.orders, ...other.orders],
    documents: [...read.documents, ...other.documents],
  };
};

const none: SpokenNumbers = { contracts: [], orders: [], documents: [] };

const numbersRead = (
  [, prefix = "", year = "", digits = "", place]: readonly (string | undefined)[],
  thisYear: number,
): SpokenNumbers => {
  const sequence = Number(digits);
  if (sequence === 0) return none;
  const years = year === "" ? Array.from({ length: yearsBack }, (_, back) => thisYear - back) : [Number(year)];
  const is = (kind: string): boolean => prefix === "" || prefix.toLowerCase() === kind;
  const orders = is("k") ? years.map((each) => orderNumber(each, sequence)) : [];
  return {
    contracts: place === undefined ? [] : orders.map((order) => `${order}-${Number(place)}`),
    orders,
    documents: [
      ...(is("r") ? years.map((each) => invoiceNumber("invoice", each, sequence)) : []),
      ...(is("rk") ? years.map((each) => invoiceNumber("credit-note", each, sequence)) : []),
    ],
  };
};

const fewestDigits = 6;

/** Digits and what stands between those of a telephone number. */
const isDialled = (typed: string): boolean =>
  /^[+(]?[\d\s()/.-]+$/.test(typed) && typed.replaceAll(/\D/g, "").length >= fewestDigits;

/** The digits of a telephone number, with its country or as within it, without what is dialled before them; null for what is none. */
export const dialledDigits = (typed: string): string | null => {
  const text = typed.trim();
  if (!isDialled(text)) return null;
  const digits = (/^(?:\+|00)/.test(text) ? phoneAsTyped(text) : text).replaceAll(/\D/g, "");
  const dialled = digits.replace(/^0+/, "");
  return dialled.length < fewestDigits ? null : dialled;
};

/** An amount with its cents, or with the currency; a whole number alone is none. */
export const spokenAmount = (typed: string): Cents | null => {
  const text = typed.trim();
  if (!/[.,]\d{2}\b|€|eur/i.test(text)) return null;
  const amount = typedCents(text);
  return amount === null || amount === 0 ? null : cents(amount);
};
