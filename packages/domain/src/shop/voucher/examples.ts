// Vouchers for examples and tests. [CRT-04]
import { cents } from "#kernel/money";
import type { Voucher } from "./model.ts";

/** An amount off at any time, not used yet. */
export const exampleVoucher = (code: string, amount: number): Voucher => ({
  code,
  worth: { kind: "amount", amount: cents(amount) },
  validFrom: null,
  validUntil: null,
  redeemedAt: null,
});
