// What the cart leaves to the summary in this tab: the quote that was shown last. [CHK-07]
import { type Quote, vatOfLine } from "@kontor/domain/shop/pricing";
import { type Guard, isCount, isListOf, isRecord, isText, slot } from "../../platform/client/tab-slot.ts";

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
