// Vouchers: a discount off the first invoice, value including VAT, redeemable once. [CRT-04]
import type { Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";

export interface Voucher {
  readonly code: string;
  readonly value: Cents;
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
  /** When it was redeemed by a stored order; null while it may be used. */
  readonly redeemedAt: Instant | null;
}
