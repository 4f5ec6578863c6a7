// Laws of money: nothing is lost, nothing is rounded twice. [CRT-07] [VAT-11]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAmount, anyPrice, anyRate } from "./arbitraries.ts";
import { grossOf, halfUp, negate, netOf, priceAtRate, shares, sum, vatOf } from "./rules.ts";

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

export const laws: readonly Law[] = [
  law("[CRT-07] net and VAT add up to the gross", () =>
    fc.property(anyAmount, anyRate, (gross, rate) => netOf(gross, rate) + vatOf(gross, rate) === gross),
  ),
  law("[CRT-07] shares add up to what was shared", () =>
    fc.property(anyAmount, weights, (total, over) => sum(shares(total, over)) === total),
  ),
  law("[CRT-07] each share is less than a cent from exact", () =>
    fc.property(anyAmount, weights, (total, over) => {
      const all = BigInt(over.reduce((a, b) => a + b, 0)) || BigInt(over.length);
      const size = (index: number) => (over.every((weight) => weight === 0) ? 1n : BigInt(over[index] ?? 0));
      return shares(total, over).every((part, index) => {
        const off = BigInt(part) * all - BigInt(total) * size(index);
        return off < all && -off < all;
      });
    }),
  ),
  law("[CRT-07] net is between nothing and the gross", () =>
    fc.property(anyPrice, anyRate, (gross, rate) => netOf(gross, rate) >= 0 && netOf(gross, rate) <= gross),
  ),
  law("[CRT-07] a credit mirrors its debt", () =>
    fc.property(anyAmount, anyRate, (gross, rate) => netOf(negate(gross), rate) === 0 - netOf(gross, rate)),
  ),
  law("[VAT-11] at the seller's own rate a price is the catalogue's", () =>
    fc.property(anyPrice, anyRate, (gross, home) => priceAtRate(gross, home, home) === gross),
  ),
  law("[VAT-11] a higher rate never gives a lower price", () =>
    fc.property(
      anyPrice,
      anyRate,
      anyRate,
      anyRate,
      (gross, home, a, b) => a > b || grossOf(netOf(gross, home), a) <= grossOf(netOf(gross, home), b),
    ),
  ),
  law("[VAT-11] a dearer product stays at least as dear at another rate", () =>
    fc.property(
      anyPrice,
      anyPrice,
      anyRate,
      anyRate,
      (p, q, home, at) => priceAtRate(p <= q ? p : q, home, at) <= priceAtRate(p <= q ? q : p, home, at),
    ),
  ),
  law("[CRT-07] the net of a gross made of a net is that net again", () =>
    fc.property(anyPrice, anyRate, (net, rate) => netOf(grossOf(net, rate), rate) === net),
  ),
  law("[CRT-07] half-up agrees with adding a half and cutting off", () =>
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      (top, bottom) => halfUp(top, bottom) === Math.floor((top + bottom / 2) / bottom),
    ),
  ),
];
