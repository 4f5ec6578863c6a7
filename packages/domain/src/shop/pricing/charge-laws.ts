// Laws of single charges: what an addition, a month, an included name and a voucher come to, and what a quote depends on. [CRT-03] [CRT-04] [PRD-07] [VAT-10] [HDL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { priceAtRate, timesMicros, zero } from "#kernel/money";
import { domainsOf, isProductItem } from "#shop/cart";
import { productByKey } from "#shop/catalog";
import type { VatDecision } from "#shop/vat";
import { exampleVoucher } from "#shop/voucher/examples";
import { anyQuoteInputWithoutVoucher } from "./arbitraries.ts";
import { exactPrice } from "./costs.ts";
import type { QuoteInput } from "./prices.ts";
import { isSameInput, quote } from "./rules.ts";

const quoted = (input: QuoteInput) => Result.getOrThrow(quote(input));

/** Decisions that differ from one in a single word. */
const otherDecisions = (vat: VatDecision): readonly VatDecision[] => [
  { ...vat, country: vat.country === "FR" ? "DE" : "FR" },
  { ...vat, treatment: vat.treatment === "outside" ? "view" : "outside" },
];

export const chargeLaws: readonly Law[] = [
  law("[CRT-02] [CRT-03] an addition is charged for each of the product it belongs to", () =>
    fc.property(anyQuoteInputWithoutVoucher, (input) => {
      const { lines } = quoted(input);
      return input.cart.items
        .filter(isProductItem)
        .every((item) =>
          item.additions.every(
            ({ product, quantity }) =>
              lines.find((line) => line.item === item.id && line.kind === "addition" && line.subject === product)
                ?.quantity ===
              quantity * item.quantity,
          ),
        );
    }),
  ),
  law("[CRT-03] [PRD-01] free months are given once: later every period costs all its months", () =>
    fc.property(anyQuoteInputWithoutVoucher, (input) =>
      quoted(input).lines.every(
        (line) =>
          line.unit !== "month" ||
          (line.recurring === timesMicros(exactPrice(line), line.billingMonths * line.quantity) &&
            line.recurringFromMonth % line.billingMonths === 0 &&
            line.recurringFromMonth >= Math.max(line.freeMonths, line.billingMonths) &&
            line.recurringFromMonth < Math.max(line.freeMonths, 1) + line.billingMonths),
      ),
    ),
  ),
  law(
    "[PRD-07] the names that come first are the included ones, and every one after the last place costs its price",
    () =>
      fc.property(anyQuoteInputWithoutVoucher, (input) => {
        const { lines } = quoted(input);
        return input.cart.items.filter(isProductItem).every((item) => {
          const terms = productByKey(input.catalog, item.product)?.includedDomains ?? { count: 0, endings: [] };
          const places = { left: terms.count * item.quantity };
          return domainsOf({ items: [item] }).every(({ ascii, ending }) => {
            const isIncluded = terms.endings.includes(ending) && places.left > 0;
            if (isIncluded) places.left -= 1;
            const line = lines.find(
              ({ item: of, kind, subject }) => of === item.id && kind === "domain" && subject === ascii,
            );
            const listed = input.catalog.endings.find((one) => one.ending === ending)?.renew ?? zero;
            return line?.recurring === (isIncluded ? 0 : priceAtRate(listed, input.homeRate, input.vat.rate));
          });
        });
      }),
  ),
  law("[CRT-04] a voucher worth exactly the order pays for all of it, and a cent more blocks it", () =>
    fc.property(anyQuoteInputWithoutVoucher, (input) => {
      const { subtotal } = quoted(input);
      const withVoucher = (value: number) =>
        quote({
          ...input,
          cart: { ...input.cart, voucher: "ALL" },
          voucher: exampleVoucher("ALL", value),
        });
      const exact = withVoucher(subtotal);
      return Result.isSuccess(exact) && exact.success.total === 0 && Result.isFailure(withVoucher(subtotal + 1));
    }),
  ),
  law(
    "[HDL-03] [CHK-07] another country or treatment of VAT is another hash and another question, even at the same rate",
    () =>
      fc.property(anyQuoteInputWithoutVoucher, (input) =>
        otherDecisions(input.vat).every((vat) => {
          const other = { ...input, vat };
          return (
            quoted(other).hash !== quoted(input).hash && !isSameInput(input, other) && isSameInput(input, { ...input })
          );
        }),
      ),
  ),
  law("[CRT-04] [CODE2-1] a quote is not used again for a voucher that differs in anything", () =>
    fc.property(anyQuoteInputWithoutVoucher, (input) => {
      const one = { ...input, voucher: exampleVoucher("A", 5) };
      return [null, exampleVoucher("B", 5), exampleVoucher("A", 6)].every(
        (voucher) => !isSameInput(one, { ...input, voucher }),
      );
    }),
  ),
];
