// Vouchers: redeemed by one conditional statement, so that of simultaneous orders exactly one wins. [CRT-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import type { Voucher } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    vouchers: { code: string; value: number; valid_from: number | null; valid_until: number | null; redeemed_at: number | null };
  }
}

const byCode = preparedQuery((handle, { code }: { code: string }) => handle.selectFrom("vouchers").selectAll().where("code", "=", code));

export const voucherByCode = (handle: Handle, code: string): MaybeAsync<Voucher | null> =>
  andThen(byCode(handle, { code }), ([row]) =>
    row === undefined
      ? null
      : {
          code: row.code,
          value: row.value as Cents,
          validFrom: row.valid_from as Instant | null,
          validUntil: row.valid_until as Instant | null,
          redeemedAt: row.redeemed_at as Instant | null,
        },
  );

/** Says whether this call redeemed it. */
export const redeemVoucher = (handle: Handle, code: string, at: number): MaybeAsync<boolean> =>
  andThen(redeemed(handle, { code, at }), ({ length }) => length > 0);

const redeemed = preparedQuery((handle, { code, at }: { code: string; at: number }) =>
  handle.updateTable("vouchers").set({ redeemed_at: at }).where("code", "=", code).where("redeemed_at", "is", null).returning("code"),
);
