// Who listens to whom: what happens in one part of the shop and which others hear of it. Machines never spawn each other.
import { type CartDifference, isNoDifference } from "@kontor/domain/shop/cart";
import type { Quote } from "@kontor/domain/shop/pricing";
import { slot } from "../../platform/client/tab-slot.ts";

/** From the login to the cart: what came in when two carts became one, until it was read. */
export const mergedCarts = {
  ...slot<CartDifference>("kontor:merged"),
  tell: (difference: CartDifference): boolean => {
    if (isNoDifference(difference)) return false;
    mergedCarts.keep(difference);
    return true;
  },
};

/** From the cart to the summary: the total that the visitor saw last, so that no other one is charged silently. [CHK-07] [VAT-10] */
export interface SeenQuote {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly quote: Quote;
}

export const seenQuote = slot<SeenQuote>("kontor:seen");

/** Whether two quotes are for the same goods, so that a different total is a changed price and not a changed cart. */
const isForSameGoods = (a: Quote, b: Quote): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = ({ lines }: Quote): string =>
  JSON.stringify(lines.map(({ kind, subject, quantity, billingMonths }) => [kind, subject, quantity, billingMonths]));

/** What the visitor saw last, if it was for the same goods and says something else than now. [CHK-07] [VAT-10] */
export const seenOtherwise = (now: Quote): SeenQuote | null => {
  const seen = seenQuote.read();
  if (seen === null || !isForSameGoods(seen.quote, now)) return null;
  const told = ({ total, vat, recurring }: Quote): string => JSON.stringify([total, vat.rate, recurring]);
  return told(seen.quote) === told(now) ? null : seen;
};
