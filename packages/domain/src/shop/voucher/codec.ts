// A voucher as it is, and as JSON: stored and issued. [CRT-04]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import { PriceSchema } from "#kernel/money/codec";

const Moment = Schema.NullOr(InstantSchema);

/** What it takes off the first invoice, VAT included. Each further kind is a member with a `kind` of its own. */
export const VoucherWorthSchema = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("amount"), amount: PriceSchema }),
]);

export const VoucherSchema = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(/^\S(.*\S)?$/)),
  worth: VoucherWorthSchema,
  validFrom: Moment,
  validUntil: Moment,
  /** When it was redeemed by a stored order; null while it may be used. */
  redeemedAt: Moment,
});

export const decodeVoucher = Schema.decodeUnknownResult(VoucherSchema);
