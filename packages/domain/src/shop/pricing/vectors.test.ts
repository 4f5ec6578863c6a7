// The quote by the vectors: our own reading of the rules, the carts of other shops, what they test of vouchers. [CRT-03] [CRT-04] [CRT-07]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import ours from "#fixtures/cart.ours.json" with { type: "json" };
import peers from "#fixtures/cart.peers.json" with { type: "json" };
import scenarios from "#fixtures/voucher.scenarios.json" with { type: "json" };
import { instant } from "#kernel/calendar";
import { cents, halfUp, rateOfPercent, sum, type Cents, type Rate } from "#kernel/money";
import { applyVoucher, emptyCart, removeVoucher, type Cart, type ProductItem } from "#shop/cart";
import type { Catalog } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import { givenBack, mayRedeem, redeemed, voucherCode, type Voucher } from "#shop/voucher";
import { exampleVoucher } from "#shop/voucher/examples";
import { quote, settlementOf, type QuoteInput } from "./index.ts";

const voucherOf = (value: number): Voucher => exampleVoucher("SUMMER", value);
const viewAt = (rate: Rate): Pick<QuoteInput, "vat" | "homeRate" | "now"> => ({
  vat: { country: "DE", rate, treatment: "domestic" },
  homeRate: rate,
  now: instant(0),
});

describe("our own carts", () => {
  it.each(ours.cases)("[CRT-03] [CRT-04] [CRT-07] $name", ({ items, voucher, ratePercent, expect: expected }) => {
    const catalog: Catalog = {
      ...exampleCatalog,
      products: items.map((item, index) => ({
        ...exampleProduct,
        key: `p-${index}`,
        monthly: cents(item.monthly),
        setup: cents(item.setupFee),
        freeMonths: item.freeMonths,
        billingMonths: [item.billingMonths],
      })),
    };
    const cart: Cart = {
      ...emptyCart("cart"),
      voucher: voucher === null ? null : "SUMMER",
      items: items.map(
        (item, index): ProductItem => ({
          kind: "product",
          id: `i-${index}`,
          product: `p-${index}`,
          quantity: item.qty,
          billingMonths: item.billingMonths,
          location: null,
          additions: [],
          domains: [],
        }),
      ),
    };
    const input = {
      cart,
      catalog,
      ...viewAt(rateOfPercent(ratePercent)),
      voucher: voucher === null ? null : voucherOf(voucher),
    };
    const plain = Result.getOrThrow(quote({ ...input, cart: { ...cart, voucher: null } }));
    expect(plain.lines.map(({ first }) => first)).toEqual(expected.lines);
    expect(plain.lines.map(({ period }) => period)).toEqual(expected.guaranteeRefundBase);
    expect(plain.subtotal).toBe(expected.subtotal);
    const made = quote(input);
    if (Result.isFailure(made)) {
      expect([made.failure._tag, expected.result]).toEqual(["VoucherTooHigh", "voucher-too-high"]);
      expect(made.failure).toMatchObject({ value: expected.voucher, subtotal: expected.subtotal });
    } else {
      expect({
        result: "ok",
        total: made.success.total,
        vat: made.success.vatAmount,
        voucher: 0 - made.success.voucher,
      }).toEqual({
        result: expected.result,
        total: expected.total,
        vat: expected.vat,
        voucher: expected.voucher,
      });
    }
  });
});

interface PeerLine {
  readonly grossUnit: number;
  readonly qty: number;
  readonly ratePercent: number;
  readonly percentOff?: number;
  readonly amountOff?: number;
}

interface Peer {
  readonly lines: readonly PeerLine[];
  readonly orderDiscount?: number;
  readonly orderPercentOff?: number;
}

const percent = (amount: number, off: number): number => halfUp(amount * off, 100);
const grossOf = ({ grossUnit, qty, percentOff = 0, amountOff = 0 }: PeerLine): Cents => {
  const unit = grossUnit - amountOff;
  return cents(unit * qty - percent(unit * qty, percentOff));
};

describe("the carts of other shops", () => {
  it.each(peers.cases)("[CRT-07] $source: $name", (peer) => {
    const { lines, orderDiscount, orderPercentOff }: Peer = peer;
    const gross = lines.map((line) => ({ gross: grossOf(line), rate: rateOfPercent(line.ratePercent) }));
    const all = sum(gross.map((line) => line.gross));
    const made = settlementOf(gross, cents(0 - (orderDiscount ?? percent(all, orderPercentOff ?? 0))));
    expect({ gross: made.total, vat: made.vatAmount }).toEqual({ gross: peer.expect.gross, vat: peer.ours.vatPerRate });
    expect(made.lines.map(({ charged }) => charged)).toEqual(peer.ours.lineGross);
  });
});

const now = instant(1_800_000_000_000);
const voucher = voucherOf(1000);
const hosting: Cart = {
  ...emptyCart("cart"),
  items: [
    {
      kind: "product",
      id: "a",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [],
    },
  ],
};
const applied = (found: Voucher | null): string =>
  Result.isSuccess(mayRedeem("SUMMER", found, now)) ? "applied" : "not-valid";
const withVoucher = (cart: Cart, typed: string): Cart => Result.getOrThrow(applyVoucher(cart, typed));
const priced = (cart: Cart, found: Voucher | null, rate: Rate = rateOfPercent(19)) => {
  const usable = found === null ? null : Result.getOrNull(mayRedeem(found.code, found, now));
  return quote({
    cart,
    catalog: exampleCatalog,
    ...viewAt(rateOfPercent(19)),
    vat: { country: "DE", rate, treatment: "view" },
    voucher: usable,
  });
};
const refusal = (made: ReturnType<typeof priced>): string => (Result.isFailure(made) ? made.failure._tag : "ok");

/** What the domain does for each scenario, in the words of the vector's `then`. */
const outcomes: Readonly<Record<string, () => boolean | string>> = {
  "code exists, unused: apply": () => applied(voucher),
  "code does not exist: apply": () => applied(null),
  "usage limit reached (once): apply": () => applied(redeemed(voucher, now)),
  "expired: apply": () => applied({ ...voucher, validUntil: instant(now - 1) }),
  "not yet started: apply": () => applied({ ...voucher, validFrom: instant(now + 1) }),
  "used by the same customer before (per-customer limit): apply": () => applied(redeemed(voucher, now)),
  "used once, that order was cancelled: apply": () => applied(givenBack(redeemed(voucher, now), now)),
  "applied: remove code": () => {
    const [before, after] = [hosting, removeVoucher(withVoucher(hosting, "SUMMER"))].map((cart) =>
      Result.getOrThrow(priced(cart, null)),
    );
    return before?.hash === after?.hash;
  },
  "applied: apply the same code again": () =>
    withVoucher(withVoucher(hosting, "SUMMER"), "SUMMER").version === hosting.version + 1,
  "applied: apply another code": () => withVoucher(withVoucher(hosting, "SUMMER"), "WINTER").voucher === "WINTER",
  // Codes are issued in capitals, and read so.
  'code with blanks / lower case: apply " summer "': () => withVoucher(hosting, " summer ").voucher === voucher.code,
  "empty code: apply": () => Result.isFailure(voucherCode("  ")) && Result.isFailure(applyVoucher(hosting, "")),
  "applied in a cart, redeemed elsewhere meanwhile: place order": () =>
    refusal(priced(withVoucher(hosting, "SUMMER"), redeemed(voucher, now))) === "VoucherNotValid",
  "two orders placed at the same time with one voucher: both commit": () =>
    [voucher, redeemed(voucher, now)].filter((found) => applied(found) === "applied").length === 1,
  "applied 10.00, then items removed until total < 10.00: place order": () =>
    refusal(priced({ ...withVoucher(hosting, "SUMMER"), items: [] }, voucher)) === "VoucherTooHigh",
  "voucher covers the whole total: place order": () =>
    Result.getOrThrow(priced(withVoucher(hosting, "SUMMER"), voucherOf(3900))).total === 0,
  "B2B 0 % display: apply voucher incl. VAT": () =>
    Result.getOrThrow(priced(withVoucher(hosting, "SUMMER"), voucher, rateOfPercent(0))).voucher === -1000,
};

describe("what other shops test of vouchers", () => {
  it.each(scenarios.cases)("[CRT-04] $given: $when → $then", ({ given, when, then }) => {
    const outcome = outcomes[`${given}: ${when}`]?.();
    expect(outcome === true || (typeof outcome === "string" && then.startsWith(outcome))).toBe(true);
  });
});
