// Laws of vouchers. [CRT-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyPrice } from "#kernel/money/arbitraries";
import { anyMoment, anyOpenVoucher, anyVoucher, anyVoucherCode } from "./arbitraries.ts";
import { givenBack, mayRedeem, redeemed, voucherCode, voucherDiscount } from "./rules.ts";

export const laws: readonly Law[] = [
  law(
    "[CRT-04] a voucher holds exactly while it is not redeemed and its time runs, first and last instant included",
    () =>
      fc.property(anyVoucher, fc.nat(1000), fc.nat(1000), (voucher, length, later) => {
        const [from, until] = [instant(1_000_000), instant(1_000_000 + length)];
        const bounded = { ...voucher, validFrom: from, validUntil: until };
        const at = (now: number, redeemedAt: typeof voucher.redeemedAt): boolean =>
          Result.isSuccess(mayRedeem(voucher.code, { ...bounded, redeemedAt }, instant(now)));
        return (
          at(from, null) &&
          at(until, null) &&
          !at(from - 1 - later, null) &&
          !at(until + 1 + later, null) &&
          !at(from, from) &&
          !at(until, instant(0))
        );
      }),
  ),
  law("[CRT-04] a redeemed voucher is never redeemed again", () =>
    fc.property(anyVoucher, anyMoment, anyMoment, (voucher, at, now) =>
      Result.isFailure(mayRedeem(voucher.code, redeemed(voucher, at), now)),
    ),
  ),
  law("[CRT-04] a voucher that was given back is as it was before", () =>
    fc.property(anyOpenVoucher, anyMoment, anyMoment, (voucher, at, now) =>
      Result.isSuccess(mayRedeem(voucher.code, givenBack(redeemed(voucher, at), at), now)),
    ),
  ),
  law("[CRT-04] a voucher is given back by the order that used it alone", () =>
    fc.property(anyVoucher, anyMoment, anyMoment, (voucher, at, other) =>
      at === other
        ? givenBack(redeemed(voucher, at), other).redeemedAt === null
        : givenBack(redeemed(voucher, at), other).redeemedAt === at,
    ),
  ),
  law(
    "[CRT-04] a code that is worth nothing any more says why, one that is worth something later is as one that there is not",
    () =>
      fc.property(anyVoucher, fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (voucher, length, apart) => {
        const [from, until] = [instant(1_000_000), instant(1_000_000 + length)];
        const tagAt = (now: number, redeemedAt: typeof voucher.redeemedAt, found = true): string => {
          const bounded = { ...voucher, validFrom: from, validUntil: until, redeemedAt };
          const tried = mayRedeem(voucher.code, found ? bounded : null, instant(now));
          return Result.isFailure(tried) ? tried.failure._tag : "";
        };
        return (
          tagAt(until + apart, null) === "VoucherExpired" &&
          tagAt(until + apart, from) === "VoucherRedeemed" &&
          tagAt(from, from) === "VoucherRedeemed" &&
          tagAt(from - apart, null) === tagAt(from - apart, null, false)
        );
      }),
  ),
  law("[CRT-04] no voucher, no redemption", () =>
    fc.property(anyVoucherCode, anyMoment, (code, now) => Result.isFailure(mayRedeem(code, null, now))),
  ),
  law("[CRT-04] a voucher that holds at two moments holds between them", () =>
    fc.property(anyVoucher, fc.tuple(anyMoment, anyMoment, anyMoment), (voucher, moments) => {
      const [first, between, last] = [...moments]
        .sort((a, b) => a - b)
        .map((moment) => Result.isSuccess(mayRedeem(voucher.code, voucher, moment)));
      return !(first && last) || between === true;
    }),
  ),
  law("[CRT-04] a voucher takes its whole value off, or blocks the order when it is more than the invoice", () =>
    fc.property(anyVoucher, anyPrice, (voucher, subtotal) => {
      const discount = voucherDiscount(voucher, subtotal);
      return Result.isSuccess(discount)
        ? voucher.worth.amount <= subtotal && discount.success === 0 - voucher.worth.amount
        : voucher.worth.amount > subtotal;
    }),
  ),
  law("[CRT-04] a code is the same in small letters and in capitals", () =>
    fc.property(
      anyVoucherCode,
      (code) => Result.getOrNull(voucherCode(` ${code.toLowerCase()}`)) === code.toUpperCase(),
    ),
  ),
  law("[CRT-04] a code read twice is the code read once", () =>
    fc.property(fc.string(), (typed) =>
      Result.match(voucherCode(typed), {
        onFailure: () => typed.trim() === "",
        onSuccess: (code) => Result.getOrNull(voucherCode(code)) === code,
      }),
    ),
  ),
];
