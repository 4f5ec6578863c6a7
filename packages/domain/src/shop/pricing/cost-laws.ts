// Laws of what is paid later, and of what a name costs that a plan includes. [CRT-03] [CRT-08] [PRD-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { cents, sum } from "#kernel/money";
import { domainsOf, isProductItem, placeDomain } from "#shop/cart";
import { anyQuoteInputWithoutVoucher } from "./arbitraries.ts";
import { costOver, instalments, laterCosts } from "./costs.ts";
import type { Quote } from "./model.ts";
import type { QuoteInput } from "./prices.ts";
import { quote } from "./rules.ts";

const quoted = (input: QuoteInput): Quote => Result.getOrThrow(quote(input));
const over = (holds: (made: Quote) => boolean) =>
  fc.property(anyQuoteInputWithoutVoucher, (input) => holds(quoted(input)));

export const costLaws: readonly Law[] = [
  law(
    "[CRT-03] [CRT-08] what an item costs later is what all of its lines are billed then, and all items together cost the quote's amount",
    () =>
      over((made) => {
        const items = [...new Set(made.lines.map(({ item }) => item))].map((item) =>
          made.lines.filter((line) => line.item === item),
        );
        return (
          items.every((lines) =>
            laterCosts(lines).every(({ everyMonths, gross, afterMonth }) => {
              const alike = lines.filter(({ billingMonths }) => billingMonths === everyMonths);
              return gross === sum(alike.map((line) => instalments(line, afterMonth + 1).at(-1)?.gross ?? cents(0)));
            }),
          ) &&
          made.recurring.every(
            ({ everyMonths, gross }) =>
              gross ===
              sum(items.flatMap(laterCosts).flatMap((cost) => (cost.everyMonths === everyMonths ? [cost.gross] : []))),
          )
        );
      }),
  ),
  law("[PRD-07] a name that a plan of the cart pays for never costs more than before, neither at first nor later", () =>
    fc.property(anyQuoteInputWithoutVoucher, (input) => {
      const before = quoted(input);
      return domainsOf(input.cart).every(({ ascii }) =>
        input.cart.items.filter(isProductItem).every(({ id }) => {
          const moved = placeDomain({ id: "c", version: 0, referral: null, ...input.cart }, input.catalog, ascii, id);
          if (Result.isFailure(moved)) return true;
          const after = quoted({ ...input, cart: { ...input.cart, items: moved.success.items } });
          const line = after.lines.find(({ subject, kind }) => kind === "domain" && subject === ascii);
          return (
            line?.first === 0 &&
            line.recurring === 0 &&
            after.total <= before.total &&
            costOver(after, 60) <= costOver(before, 60)
          );
        }),
      );
    }),
  ),
];
