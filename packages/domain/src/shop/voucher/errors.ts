// What is refused about vouchers. [CRT-04]
import { Refusal } from "#kernel/refusal";
import type { Cents } from "#kernel/money";

/** No code was typed. */
export class VoucherCodeMissing extends Refusal("VoucherCodeMissing", "CRT-04")<{}> {}

/** Unknown, redeemed, expired or not yet valid: the visitor learns no more than that. */
export class VoucherNotValid extends Refusal("VoucherNotValid", "CRT-04")<{ readonly code: string }> {}

/** Worth more than the first invoice: the order is blocked. */
export class VoucherTooHigh extends Refusal("VoucherTooHigh", "CRT-04")<{
  readonly code: string;
  readonly value: Cents;
  readonly subtotal: Cents;
}> {}

export type VoucherRefusal = VoucherCodeMissing | VoucherNotValid | VoucherTooHigh;
