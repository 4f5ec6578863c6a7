// Which arrival counts as a referral, and what is done with it. [CRT-06] [CRT-09]
import type { Referral } from "#shop/cart";
import type { Arrival } from "./model.ts";

/** A customer number as a `ref` may name one: digits, at most 32; null for anything else. [CRT-06] */
// Stryker disable next-line ConditionalExpression: an absent value is read as the word null, which has no digits either
export const customerNumberIn = (text: string | null): string | null =>
  text !== null && /^[0-9]{1,32}$/.test(text) ? text : null;

/** The referral of a customer number. [CRT-06] */
export const referralOf = (customerNumber: string): Referral => ({ source: "referer", customerNumber });

/** The customer number of a first visit with `ref`: an existing cookie takes precedence over the query. [CRT-06] */
export const firstSentBy = ({ query, cookie }: Arrival): string | null =>
  cookie === null ? customerNumberIn(query) : null;

/** The customer number that is known when a page is entered: of the cookie, else of a first visit. [CRT-06] */
export const sentBy = (arrival: Arrival): string | null => customerNumberIn(arrival.cookie) ?? firstSentBy(arrival);

/** The referral that goes with a cart that is made: of the cookie `ref`; null without one. [CRT-06] [CRT-09] */
export const referralOfCookie = (cookie: string | null): Referral | null => {
  const customerNumber = customerNumberIn(cookie);
  return customerNumber === null ? null : referralOf(customerNumber);
};

/** Whether an arrival patches the cart: a first visit with `ref`, and a cart. [CRT-06] */
export const patchesCart = (arrival: Arrival): boolean => firstSentBy(arrival) !== null && arrival.cartId !== null;

/** Whether 'Remove affiliate and try again' is offered after an error: there is a referral, and a retry without it was not made yet. [SHL-13] */
export const offersRemoval = (stored: string | null, triedWithout: boolean): boolean =>
  stored !== null && !triedWithout;

/** Whether a step that failed can be tried without who sent the visitor: the cart may be what could not be read, then the cookie says it. [SHL-13] */
export const mayForget = (cart: { readonly referral: unknown } | null, cookie: string | null): boolean =>
  cart === null ? customerNumberIn(cookie) !== null : cart.referral !== null;
