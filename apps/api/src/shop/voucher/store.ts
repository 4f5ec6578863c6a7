// Vouchers: redeemed by one conditional statement, so that of simultaneous orders exactly one wins. [CRT-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { wordsOf } from "@kontor/domain/site/desk";
import { givenBack, type Voucher, worthFacts } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";
import { addWords } from "../../platform/database/words.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    vouchers: {
      code: string;
      value: number;
      valid_from: number | null;
      valid_until: number | null;
      redeemed_at: number | null;
    };
  }
}

type Row = Tables["vouchers"];

const rowOf = ({ code, worth, validFrom, validUntil, redeemedAt, ...rest }: Voucher): Row => ({
  code,
  ...worthFacts(worth),
  valid_from: validFrom,
  valid_until: validUntil,
  redeemed_at: redeemedAt,
  ...(rest satisfies Nothing),
});

const ofRow = ({ code, value, valid_from, valid_until, redeemed_at, ...rest }: Row): Voucher => ({
  code,
  worth: { kind: "amount", amount: value as Cents },
  validFrom: valid_from as Instant | null,
  validUntil: valid_until as Instant | null,
  redeemedAt: redeemed_at as Instant | null,
  ...(rest satisfies Nothing),
});

const byCode = preparedQuery((handle, { code }: { code: string }) =>
  handle.selectFrom("vouchers").selectAll().where("code", "=", code),
);

export const voucherByCode = (handle: Handle, code: string): MaybeAsync<Voucher | null> =>
  andThen(byCode(handle, { code }), ([row]) => (row === undefined ? null : ofRow(row)));

export const vouchersByCode = async (handle: Handle, codes: readonly string[]): Promise<readonly Voucher[]> =>
  codes.length === 0
    ? []
    : (await handle.selectFrom("vouchers").selectAll().where("code", "in", codes).execute()).map(ofRow);

/** Says whether this call redeemed it. */
export const redeemVoucher = (handle: Handle, code: string, at: number): MaybeAsync<boolean> =>
  andThen(redeemed(handle, { code, at }), ({ length }) => length > 0);

const redeemed = preparedQuery((handle, { code, at }: { code: string; at: number }) =>
  handle
    .updateTable("vouchers")
    .set({ redeemed_at: at })
    .where("code", "=", code)
    .where("redeemed_at", "is", null)
    .returning("code"),
);

/** Says whether it is stored: a code is of one voucher. */
export const addVoucher = async (handle: Handle, voucher: Voucher): Promise<boolean> => {
  const stored = await handle
    .insertInto("vouchers")
    .values(rowOf(voucher))
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst();
  if (stored !== undefined) await addWords(handle, "vouchers", voucher.code, wordsOf("vouchers", voucher));
  return stored !== undefined;
};

/** Stores that a voucher may be used again, where it is still the order of that moment that used it; the voucher, or null where it is not. */
export const giveBackVoucher = async (handle: Handle, code: string, placedAt: Instant): Promise<Voucher | null> => {
  const voucher = await voucherByCode(handle, code);
  if (voucher === null || givenBack(voucher, placedAt) === voucher) return null;
  const changed = await handle
    .updateTable("vouchers")
    .set({ redeemed_at: null })
    .where("code", "=", code)
    .where("redeemed_at", "=", placedAt)
    .returning("code")
    .executeTakeFirst();
  return changed === undefined ? null : givenBack(voucher, placedAt);
};

/** Says whether it was changed: one that was used meanwhile is not. */
export const endVoucher = async (handle: Handle, { code, validUntil }: Voucher): Promise<boolean> =>
  (await handle
    .updateTable("vouchers")
    .set({ valid_until: validUntil })
    .where("code", "=", code)
    .where("redeemed_at", "is", null)
    .returning("code")
    .executeTakeFirst()) !== undefined;

/** In the order of their codes; those that begin like this. */
export const voucherPage = async (
  handle: Handle,
  { beginning, after, count }: { readonly beginning: string; readonly after: string | null; readonly count: number },
): Promise<{ readonly vouchers: readonly Voucher[]; readonly next: string | null }> => {
  const rows = await handle
    .selectFrom("vouchers")
    .selectAll()
    .$if(beginning !== "", (query) => query.where("code", ">=", beginning).where("code", "<", `${beginning}~`))
    .$if(after !== null, (query) => query.where("code", ">", after ?? ""))
    .orderBy("code")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, ({ code }) => code);
  return { vouchers: shown.map(ofRow), next };
};
