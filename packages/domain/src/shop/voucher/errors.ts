// What is refused about vouchers. [CRT-04]
import { Refusal } from "#kernel/refusal";
import type { Cents } from "#kernel/money";

/** No code was typed. */
export class VoucherCodeMissing extends Refusal("VoucherCodeMissing", "CRT-04")<{}> {}

/** Unknown or not yet valid: a code that will be worth something cannot be found by trying. */
export class VoucherNotValid extends Refusal("VoucherNotValid", "CRT-04")<{ readonly code: string }> {}

/** An order has used it: the code is worth nothing any more, and who has it learns why. */
export class VoucherRedeemed extends Refusal("VoucherRedeemed", "CRT-04")<{ readonly code: string }> {}

/** Its time is over, and so is its worth. */
export class VoucherExpired extends Refusal("VoucherExpired", "CRT-04")<{ readonly code: string }> {}

/** Worth more than the first invoice: the order is blocked. */
export class VoucherTooHigh extends Refusal("VoucherTooHigh", "CRT-04")<{
  readonly code: string;
  readonly value: Cents;
  readonly subtotal: Cents;
}> {}

/** Why a code cannot be redeemed now. */
export type VoucherUnusable = VoucherNotValid | VoucherRedeemed | VoucherExpired;

export type VoucherRefusal = VoucherCodeMissing | VoucherUnusable | VoucherTooHigh;
