// What one page of this tab leaves to the next: carts that became one, and the quote that was shown last. [CRT-01] [CHK-07]
import { type CartDifference, type CartItem, isNoDifference } from "@kontor/domain/shop/cart";
import type { Quote } from "@kontor/domain/shop/pricing";
import { type Guard, isCount, isListOf, isOneOf, isRecord, isText, orNull, slot } from "../../platform/client/tab-slot.ts";

const isName = isRecord<{ readonly ascii: string; readonly unicode: string }>({ ascii: isText, unicode: isText });

/** As much of an item as its words are made of. */
const isItem: Guard<CartItem> = (value): value is CartItem =>
  isRecord({
    kind: isOneOf("product"),
    product: isText,
    quantity: isCount,
    additions: isListOf(isRecord({ product: isText, quantity: isCount })),
    domains: isListOf(isName),
  })(value) || isRecord({ kind: isOneOf("domain"), domain: isName })(value);

const isDifference = isRecord<CartDifference>({
  added: isListOf(isItem),
  raised: isListOf(isRecord({ item: isItem, from: isCount, to: isCount })),
  dropped: isListOf(isItem),
  droppedVoucher: orNull(isText),
});

/** As much of a quote as is compared with the one that came later, and shown beside it. */
const isQuote: Guard<Quote> = (value): value is Quote =>
  isRecord({
    hash: isText,
    total: isCount,
    vat: isRecord({ country: isText, rate: isCount, treatment: isText }),
    lines: isListOf(isRecord({ kind: isText, subject: isText, quantity: isCount, billingMonths: isCount })),
    recurring: isListOf(isRecord({ everyMonths: isCount, gross: isCount })),
  })(value);

/** From the login to the cart: what came in when two carts became one, until it was read. */
export const mergedCarts = {
  ...slot("kontor:merged", isDifference),
  tell: (difference: CartDifference): boolean => {
    if (isNoDifference(difference)) return false;
    mergedCarts.write(difference);
    return true;
  },
};

/** From the cart to the summary: the total that the visitor saw last, so that no other one is charged silently. [CHK-07] [VAT-10] */
export interface SeenQuote {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly quote: Quote;
}

export const seenQuote = slot<SeenQuote>("kontor:seen", isRecord({ cartId: isText, cartVersion: isCount, quote: isQuote }));

/** Whether two quotes are for the same goods, so that a different total is a changed price and not a changed cart. */
const isForSameGoods = (a: Quote, b: Quote): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = ({ lines }: Quote): string =>
  JSON.stringify(lines.map(({ kind, subject, quantity, billingMonths }) => [kind, subject, quantity, billingMonths]));

/** What the visitor saw last, if it was for the same goods and says something else than now. [CHK-07] [VAT-10] */
export const seenOtherwise = (now: Quote): SeenQuote | null => {
  const seen = seenQuote.read();
  if (seen === null || !isForSameGoods(seen.quote, now)) return null;
  const sumsOf = ({ total, vat, recurring }: Quote): string => JSON.stringify([total, vat.rate, recurring]);
  return sumsOf(seen.quote) === sumsOf(now) ? null : seen;
};
