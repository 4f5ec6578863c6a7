// Where vouchers are stored.
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { VoucherRedeemed } from "./errors.ts";
import type { Voucher } from "./model.ts";

/** `redeem` is conditional: of orders placed at the same time exactly one succeeds. */
export class Vouchers extends Context.Service<
  Vouchers,
  {
    readonly byCode: (code: string) => Effect<Voucher | null>;
    readonly redeem: (code: string, at: Instant) => Effect<void, VoucherRedeemed>;
  }
>()("kontor/shop/voucher/Vouchers") {}
