// A voucher as JSON, as it is stored and issued. [CRT-04]
import * as Schema from "effect/Schema";
import { InstantSchema } from "#kernel/calendar/codec";
import type { Cents } from "#kernel/money";
import type { Voucher } from "./model.ts";

const Moment = Schema.NullOr(InstantSchema);

export const VoucherSchema = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(/^\S(.*\S)?$/)),
  value: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(
    Schema.refine((amount): amount is Cents => Number.isSafeInteger(amount)),
  ),
  validFrom: Moment,
  validUntil: Moment,
  redeemedAt: Moment,
}) satisfies Schema.Codec<Voucher, unknown>;

export const decodeVoucher = Schema.decodeUnknownResult(VoucherSchema);
