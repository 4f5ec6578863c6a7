// The door of `voucher`.
export type { Voucher } from "./model.ts";
export { VoucherCodeMissing, VoucherNotValid, VoucherTooHigh, type VoucherRefusal } from "./errors.ts";
export { Vouchers } from "./ports.ts";
export { givenBack, isInForce, mayRedeem, redeemed, voucherCode, voucherDiscount } from "./rules.ts";
