// Vouchers: a discount off the first invoice, redeemable once. [CRT-04]
import type { VoucherSchema, VoucherWorthSchema } from "./codec.ts";

export type Voucher = typeof VoucherSchema.Type;
export type VoucherWorth = typeof VoucherWorthSchema.Type;

/** What a quote takes from a voucher that may be redeemed. */
export type QuotedVoucher = Pick<Voucher, "code" | "worth">;
