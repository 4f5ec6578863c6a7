// Laws of vouchers. [CRT-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { isSameValue, law, lawsAbout, type Law } from "#kernel/law";
import { add, cents, most, subtract, zero } from "#kernel/money";
import { anyPrice } from "#kernel/money/arbitraries";
import { anyMoment, anyOpenVoucher, anyVoucher, anyVoucherCode } from "./arbitraries.ts";
import { codeAsIssued } from "./code.ts";
import * as own from "./rules.ts";

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  givenBack: own.givenBack,
  mayRedeem: own.mayRedeem,
  redeemed: own.redeemed,
  voucherCode: own.voucherCode,
  voucherDiscount: own.voucherDiscount,
  voucherStanding: own.voucherStanding,
} as const;

export type VoucherFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<VoucherFunctions> = {}): readonly Law[] =>
  lawsAbout<VoucherFunctions>(functions, given, voucherLaws);

const voucherLaws = ({
  givenBack,
  mayRedeem,
  redeemed,
  voucherCode,
  voucherDiscount,
  voucherStanding,
}: VoucherFunctions): readonly Law[] => [
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
    fc.property(anyVoucher, anyPrice, (voucher, other) => {
      const { amount } = voucher.worth;
      return [other, amount, add(amount, cents(1)), most(zero, subtract(amount, cents(1)))].every((subtotal) => {
        const discount = voucherDiscount(voucher, subtotal);
        return Result.isSuccess(discount) ? amount <= subtotal && discount.success === 0 - amount : amount > subtotal;
      });
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
        onFailure: () => codeAsIssued(typed) === "",
        onSuccess: (code) => Result.getOrNull(voucherCode(code)) === code,
      }),
    ),
  ),
  law("[CRT-04] [ADM-02] staff see a voucher as used, valid, over or planned: the first of these that is so", () =>
    fc.property(anyVoucher, anyMoment, (voucher, now) => {
      const standing = voucherStanding(voucher, now);
      const mayBe = Result.isSuccess(mayRedeem(voucher.code, voucher, now));
      if (voucher.redeemedAt !== null) return standing === "used" && !mayBe;
      if (mayBe) return standing === "valid";
      return standing === (voucher.validUntil !== null && voucher.validUntil < now ? "over" : "planned");
    }),
  ),
  law(
    "[CRT-04] a code is of the voucher that has it, letter for letter, and what may be redeemed is that voucher",
    () =>
      fc.property(anyVoucher, anyVoucherCode, anyMoment, (voucher, code, now) => {
        const [own, other] = [mayRedeem(voucher.code, voucher, now), mayRedeem(code, voucher, now)];
        return (
          (Result.isFailure(own) || own.success === voucher) &&
          (code === voucher.code || (Result.isFailure(other) && other.failure._tag === "VoucherNotValid"))
        );
      }),
  ),
  law(
    "[CRT-04] an open beginning or end is none: until its end, or from its beginning, a voucher holds at any time",
    () =>
      fc.property(anyOpenVoucher, anyMoment, anyMoment, (voucher, at, now) => {
        const holds = (bounds: Partial<typeof voucher>): boolean =>
          Result.isSuccess(mayRedeem(voucher.code, { ...voucher, ...bounds }, now));
        return holds({}) && holds({ validFrom: at }) === at <= now && holds({ validUntil: at }) === now <= at;
      }),
  ),
  law("[CRT-04] redeeming and giving back change nothing of a voucher but the moment of the order that used it", () =>
    fc.property(anyVoucher, anyMoment, anyMoment, (voucher, at, other) => {
      const used = redeemed(voucher, at);
      return (
        isSameValue(used, { ...voucher, redeemedAt: at }) &&
        isSameValue(givenBack(used, at), { ...voucher, redeemedAt: null }) &&
        isSameValue(givenBack(used, other), { ...voucher, redeemedAt: at === other ? null : at }) &&
        isSameValue(givenBack({ ...voucher, redeemedAt: null }, at), { ...voucher, redeemedAt: null })
      );
    }),
  ),
  law("[CRT-04] without a voucher nothing comes off, and one that is too high says its value and the invoice's", () =>
    fc.property(anyVoucher, anyPrice, (voucher, subtotal) => {
      const discount = voucherDiscount(voucher, subtotal);
      return (
        Result.getOrNull(voucherDiscount(null, subtotal)) === 0 &&
        (Result.isSuccess(discount) ||
          (discount.failure._tag === "VoucherTooHigh" &&
            discount.failure.value === voucher.worth.amount &&
            discount.failure.subtotal === subtotal &&
            discount.failure.code === voucher.code))
      );
    }),
  ),
  law("[CRT-04] a code is read without the blanks around it, and what has nothing else is none", () =>
    fc.property(anyVoucherCode, fc.constantFrom("", " ", "\t", "\u00a0"), (code, blank) => {
      const [read, none] = [voucherCode(blank + code + blank), voucherCode(blank + blank)];
      return Result.getOrNull(read) === code.toUpperCase() && Result.isFailure(none);
    }),
  ),
];

export const laws: readonly Law[] = lawsOf();
