// Laws of the quote that is shown before the server has answered. [CRT-03] [CRT-04] [VAT-10]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyCartOf, anyIntents } from "#shop/cart/arbitraries";
import { catalogSlice, foretold, type Cart } from "#shop/cart";
import { anyQuoteInput } from "./arbitraries.ts";
import { foretoldQuote } from "./foretold.ts";
import { forgivingQuote, quote, quoteHash } from "./rules.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A quote as it is confirmed for one cart, and what that cart becomes. */
const anyChange = anyQuoteInput.chain((input) =>
  anyCartOf(input.catalog).map((after) => ({ input, after: { ...after, voucher: input.cart.voucher } })),
);

export const foretoldLaws: readonly Law[] = [
  law(
    "[CRT-03] [VAT-10] a foretold quote is to the cent and to the hash what the server will say, from a slice of the catalogue",
    () =>
      fc.property(anyChange, ({ input, after }) => {
        const confirmed = quote(input);
        if (Result.isFailure(confirmed)) return true;
        const both: Pick<Cart, "items"> = { items: [...input.cart.items, ...after.items] };
        const predicted = foretoldQuote(
          after,
          { ...input, catalog: catalogSlice(both, input.catalog) },
          confirmed.success,
        );
        const truth = forgivingQuote({ ...input, cart: after });
        if (Result.isFailure(truth)) return predicted === null;
        const { hash, ...prices } = truth.success.quote;
        return (
          predicted !== null &&
          quoteHash(predicted.quote) === hash &&
          same(predicted, { ...truth.success, quote: prices })
        );
      }),
  ),
  law(
    "[CRT-04] [CODE2-1] a voucher that took the place of another is deducted from no foretold quote at the value of the first",
    () =>
      fc.property(anyChange, ({ input, after }) => {
        const confirmed = quote(input);
        if (Result.isFailure(confirmed)) return true;
        const predicted = foretoldQuote({ ...after, voucher: "ANOTHER" }, input, confirmed.success);
        return predicted === null || confirmed.success.voucherCode === "ANOTHER" || predicted.quote.voucher === 0;
      }),
  ),
  law("[CRT-03] [CODE2-1] a cart in which nothing changed is foretold as it was confirmed", () =>
    fc.property(anyQuoteInput, (input) => {
      const confirmed = quote(input);
      return (
        Result.isFailure(confirmed) ||
        quoteHash(foretoldQuote(input.cart, input, confirmed.success)?.quote ?? confirmed.success) ===
          confirmed.success.hash
      );
    }),
  ),
  law(
    "[CRT-03] [CRT-04] [CODE2-1] after each wish of a visitor the foretold quote is the server's of that cart, whatever its voucher",
    () =>
      fc.property(anyIntents, anyQuoteInput, ({ cart, catalog, intents }, { voucher, vat, homeRate, now }) => {
        const input = { catalog, vat, homeRate, now, voucher, cart: { ...cart, voucher: voucher?.code ?? null } };
        const confirmed = quote(input);
        if (Result.isFailure(confirmed)) return true;
        return [...intents.keys(), intents.length].every((made) => {
          const after = foretold(input.cart, catalog, intents.slice(0, made)).cart;
          const truth = forgivingQuote({ ...input, cart: after });
          const predicted = foretoldQuote(after, input, confirmed.success);
          if (Result.isFailure(truth)) return predicted === null;
          const { hash: _, ...quoted } = truth.success.quote;
          return same(predicted, { ...truth.success, quote: quoted });
        });
      }),
  ),
  law("[CRT-04] a voucher that was not deducted from the confirmed quote is deducted from no foretold one", () =>
    fc.property(anyChange, ({ input, after }) => {
      const predicted = foretoldQuote(after, input, null);
      return (
        predicted === null ||
        (predicted.quote.voucher === 0 && predicted.quote.voucherCode === null && predicted.voucherRefusal === null)
      );
    }),
  ),
];
