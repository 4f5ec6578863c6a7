// What callers say, as it may be stored: numbers without prefix, hyphens or zeros, telephone numbers as they are dialled, amounts. [DSK-01] [OPS3-5]
import { cents, type Cents } from "#kernel/money";
import { orderNumber } from "#shop/checkout";
import { phoneAsTyped } from "#shop/customer";
import { invoiceNumber } from "#shop/invoice";
import { typedCents } from "#site/admin";
import { yearsBack } from "./limits.ts";

/** A number as it is read out: what of it there is, in its order. */
const spokenNumber = /^(?:(k|rk?)[\s.-]*)?(?:((?:19|20)\d{2})[\s./-]*)?(\d{1,6})(?:-\d{1,3})?$/i;

/** The numbers of orders and documents that may be meant: a year that was left out is one of the last. */
export interface SpokenNumbers {
  readonly orders: readonly string[];
  readonly documents: readonly string[];
}

export const spokenNumbers = (typed: string, thisYear: number): SpokenNumbers => {
  const [, prefix = "", year, digits = ""] = spokenNumber.exec(typed.trim()) ?? [];
  const sequence = Number(digits);
  if (digits === "" || sequence === 0) return { orders: [], documents: [] };
  const years = year === undefined ? Array.from({ length: yearsBack }, (_, back) => thisYear - back) : [Number(year)];
  const is = (kind: string): boolean => prefix === "" || prefix.toLowerCase() === kind;
  return {
    orders: is("k") ? years.map((each) => orderNumber(each, sequence)) : [],
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

/** Text to search for by its words: a telephone number is one word, which the stored one contains, with or without its country. */
export const spokenText = (typed: string): string => {
  const text = typed.trim();
  if (!isDialled(text)) return text;
  const digits = (/^(?:\+|00)/.test(text) ? phoneAsTyped(text) : text).replaceAll(/\D/g, "");
  const dialled = digits.replace(/^0+/, "");
  return dialled.length < fewestDigits ? text : dialled;
};

/** An amount with its cents, or with the currency; a whole number alone is none. */
export const spokenAmount = (typed: string): Cents | null => {
  const text = typed.trim();
  if (!/[.,]\d{2}\b|€|eur/i.test(text)) return null;
  const amount = typedCents(text);
  return amount === null || amount === 0 ? null : cents(amount);
};
