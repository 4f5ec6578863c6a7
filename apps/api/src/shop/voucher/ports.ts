// Vouchers as a port, over the database. [CRT-04]
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { VoucherRedeemed, type Vouchers } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { redeemVoucher, voucherByCode } from "./store.ts";

export const vouchersOver = (handle: Handle): Context.Service.Shape<typeof Vouchers> => ({
  byCode: (code) => toEffect(() => voucherByCode(handle, code)),
  redeem: (code, at) =>
    Effect.flatMap(
      toEffect(() => redeemVoucher(handle, code, at)),
      (won) => (won ? Effect.void : Effect.fail(new VoucherRedeemed({ code }))),
    ),
});
