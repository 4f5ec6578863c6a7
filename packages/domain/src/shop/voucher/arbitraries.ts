// Vouchers as they occur, for laws.
import fc from "fast-check";
import { instant, type Instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { Voucher } from "./model.ts";

export const anyMoment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant);

export const anyVoucherCode: fc.Arbitrary<string> = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);

/** Redeemed or not, with or without a begin and an end, even an end before its begin. */
export const anyVoucher: fc.Arbitrary<Voucher> = fc.record({
  code: anyVoucherCode,
  value: fc.integer({ min: 0, max: 200_000 }).map(cents),
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
