// When a voucher counts, and what it takes off. [CRT-04]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { negate, zero, type Cents } from "#kernel/money";
import { codeAsIssued } from "./code.ts";
import {
  VoucherCodeMissing,
  VoucherExpired,
  VoucherNotValid,
  VoucherRedeemed,
  VoucherTooHigh,
  type VoucherUnusable,
} from "./errors.ts";
import type { QuotedVoucher, Voucher, VoucherWorth } from "./model.ts";

/** A code as it was typed, in the form in which codes are issued; refused where nothing was typed. */
export const voucherCode = (typed: string): Result.Result<string, VoucherCodeMissing> => {
  const code = codeAsIssued(typed);
  return code === "" ? Result.fail(new VoucherCodeMissing()) : Result.succeed(code);
};

/** Whether the voucher found for a code (null: none) may be redeemed now; its validity includes its first and last instant. */
export const mayRedeem = (
  code: string,
  voucher: Voucher | null,
  now: Instant,
): Result.Result<Voucher, VoucherUnusable> => {
  if (voucher === null || voucher.code !== code) return Result.fail(new VoucherNotValid({ code }));
  if (voucher.redeemedAt !== null) return Result.fail(new VoucherRedeemed({ code }));
  if (isInForce(voucher, now)) return Result.succeed(voucher);
  return Result.fail(isOver(voucher, now) ? new VoucherExpired({ code }) : new VoucherNotValid({ code }));
};

type Times = Pick<Voucher, "validFrom" | "validUntil">;

const isOver = ({ validUntil }: Times, now: Instant): boolean => validUntil !== null && validUntil < now;

/** Whether a moment is within a voucher's time, its first and last moment included. */
export const isInForce = (voucher: Times, now: Instant): boolean =>
  (voucher.validFrom === null || voucher.validFrom <= now) && !isOver(voucher, now);

/** How a voucher stands, as staff see it. */
export const voucherStanding = (
  voucher: Times & Pick<Voucher, "redeemedAt">,
  now: Instant,
): "used" | "valid" | "over" | "planned" => {
  if (voucher.redeemedAt !== null) return "used";
  if (isInForce(voucher, now)) return "valid";
  return isOver(voucher, now) ? "over" : "planned";
};

/**
 * What a voucher takes off a first invoice, as a negative amount: of an amount the same cents at every VAT rate.
 * More than the invoice blocks the order; it is never cut down.
 */
export const voucherDiscount = (
  voucher: QuotedVoucher | null,
  subtotal: Cents,
): Result.Result<Cents, VoucherTooHigh> => {
  if (voucher === null) return Result.succeed(zero);
  const value = valueOf(voucher.worth);
  return value > subtotal
    ? Result.fail(new VoucherTooHigh({ code: voucher.code, value, subtotal }))
    : Result.succeed(negate(value));
};

const valueOf = (worth: VoucherWorth): Cents => {
  switch (worth.kind) {
    case "amount":
      return worth.amount;
  }
};

/** The voucher once an order, placed at a moment, has used it. */
export const redeemed = (voucher: Voucher, placedAt: Instant): Voucher => ({ ...voucher, redeemedAt: placedAt });

/** The voucher after all of the order that was placed at a moment was withdrawn from: it may be used again. One that another order uses stays used. */
export const givenBack = (voucher: Voucher, placedAt: Instant): Voucher =>
  voucher.redeemedAt === placedAt ? { ...voucher, redeemedAt: null } : voucher;
