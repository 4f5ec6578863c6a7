// What is refused about vouchers. [CRT-04]
import { Refusal } from "#kernel/refusal";
import type { Cents } from "#kernel/money";

/** No code was typed. */
export class VoucherCodeMissing extends Refusal("VoucherCodeMissing")<{}> {
  readonly rule = "CRT-04" as const;
}

/** Unknown, redeemed, expired or not yet valid: the visitor is told no more than that. */
export class VoucherNotValid extends Refusal("VoucherNotValid")<{ readonly code: string }> {
  readonly rule = "CRT-04" as const;
}

/** Worth more than the first invoice: the order is blocked. */
export class VoucherTooHigh extends Refusal("VoucherTooHigh")<{
  readonly code: string;
  readonly value: Cents;
  readonly subtotal: Cents;
}> {
  readonly rule = "CRT-04" as const;
}

export type VoucherRefusal = VoucherCodeMissing | VoucherNotValid | VoucherTooHigh;
