// Vouchers as they occur, for laws.
import fc from "fast-check";
import { instant, type Instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { Voucher, VoucherWorth } from "./model.ts";

export const anyMoment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant);

export const anyVoucherCode: fc.Arbitrary<string> = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);

/** Each kind, named here or the compiler says so. */
const worths: { readonly [K in VoucherWorth["kind"]]: fc.Arbitrary<Extract<VoucherWorth, { readonly kind: K }>> } = {
  amount: fc.record({ kind: fc.constant("amount"), amount: fc.integer({ min: 0, max: 200_000 }).map(cents) }),
};

/** Redeemed or not, with or without a begin and an end, even an end before its begin. */
export const anyVoucher: fc.Arbitrary<Voucher> = fc.record({
  code: anyVoucherCode,
  worth: fc.oneof(...Object.values(worths)),
  validFrom: fc.option(anyMoment),
  validUntil: fc.option(anyMoment),
  redeemedAt: fc.option(anyMoment, { freq: 2 }),
});

/** One that may be redeemed at any time. */
export const anyOpenVoucher: fc.Arbitrary<Voucher> = anyVoucher.map((voucher) => ({
  ...voucher,
  validFrom: null,
  validUntil: null,
  redeemedAt: null,
}));
