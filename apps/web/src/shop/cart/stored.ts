// What this tab stores of the cart: what was wanted and not confirmed when its page went, the quote that was seen last, and where it stands what a login merged. [VIS-05] [CRT-01] [CHK-07]
import type { Cart, CartIntent } from "@kontor/domain/shop/cart";
import {
  carriedOver,
  clearStored,
  type Guard,
  isCount,
  isListOf,
  isRecord,
  isStored,
  isText,
  slot,
} from "../../platform/client/tab-slot.ts";
import { type Quote, vatOfLine } from "@kontor/domain/shop/pricing";

/** An authcode is a secret and is not stored. */
export type Storable = Exclude<CartIntent, { readonly kind: "authcode" }>;

export const unsentName = "shop:unsent-intents";

/** Intents, with the cart in which they were wanted and the titles of its products; a page of an earlier build stored the cart's id alone. */
export interface Unsent {
  readonly cart: Cart | string;
  readonly titles?: Readonly<Record<string, string>> | undefined;
  readonly intents: readonly CartIntent[];
}

export const unsentIn = (
  {
    cart,
    products,
  }: { readonly cart: Cart | null; readonly products: Readonly<Record<string, { readonly title: string }>> },
  intents: readonly CartIntent[],
): Unsent | null =>
  cart === null || intents.length === 0
    ? null
    : { cart, titles: Object.fromEntries(Object.entries(products).map(([key, { title }]) => [key, title])), intents };

/** False when something among it may not be stored, or the browser refuses. */
export const storeUnsent = (unsent: Unsent | null): boolean => {
  const intents = unsent?.intents.filter(({ kind }) => kind !== "authcode") ?? [];
  if (intents.length === 0) return false;
  try {
    sessionStorage.setItem(carriedOver(unsentName), JSON.stringify({ ...unsent, intents }));
    return intents.length === unsent?.intents.length;
  } catch {
    return false;
  }
};

export const hasUnsent = (): boolean => isStored(unsentName);

export const clearUnsent = (): void => clearStored(unsentName);

export const mergedName = "shop:merged";

/** As much of a quote as is compared with the one that came later, and shown beside it. */
const isQuote: Guard<Quote> = (value): value is Quote =>
  isRecord({
    hash: isText,
    total: isCount,
    vat: isRecord({ country: isText, rate: isCount, treatment: isText }),
    lines: isListOf(isRecord({ kind: isText, subject: isText, quantity: isCount, billingMonths: isCount })),
    recurring: isListOf(isRecord({ everyMonths: isCount, gross: isCount })),
  })(value);

/** From the cart to the summary: the total that the visitor saw last, so that no other one is charged silently. [CHK-07] [VAT-10] */
export interface SeenQuote {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly quote: Quote;
}

export const seenQuote = slot<SeenQuote>(
  "shop:seen",
  isRecord({ cartId: isText, cartVersion: isCount, quote: isQuote }),
);

/** Whether two quotes are for the same goods, so that a different total is a changed price and not a changed cart. */
const isForSameGoods = (a: Quote, b: Quote): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = ({ lines }: Quote): string =>
  JSON.stringify(lines.map(({ kind, subject, quantity, billingMonths }) => [kind, subject, quantity, billingMonths]));

/** What the visitor saw last, if it was for the same goods and says something else than now. [CHK-07] [VAT-10] */
export const seenOtherwise = (now: Quote): SeenQuote | null => {
  const seen = seenQuote.read();
  if (seen === null || !isForSameGoods(seen.quote, now)) return null;
  const sumsOf = (quote: Quote): string =>
    JSON.stringify([quote.total, quote.lines.map((line) => vatOfLine(quote, line).rate), quote.recurring]);
  return sumsOf(seen.quote) === sumsOf(now) ? null : seen;
};
