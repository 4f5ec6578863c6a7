// The door of `voucher`.
export type { QuotedVoucher, Voucher, VoucherWorth } from "./model.ts";
export {
  VoucherCodeMissing,
  VoucherExpired,
  VoucherNotValid,
  VoucherRedeemed,
  VoucherTooHigh,
  type VoucherRefusal,
  type VoucherUnusable,
} from "./errors.ts";
export { Vouchers } from "./ports.ts";
export { codeAsIssued } from "./code.ts";
export { givenBack, isInForce, mayRedeem, redeemed, voucherCode, voucherDiscount, voucherStanding } from "./rules.ts";
export { worthFacts, type WorthFacts, worthText } from "./words.ts";
