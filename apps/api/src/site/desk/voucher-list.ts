// The list of vouchers: where it is read from, and its rows. [DSK-05] [CRT-04]
import { type VoucherCondition, voucherListRow, type VoucherListRow } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { vouchersByCode } from "../../shop/voucher/store.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

const unused = sql<boolean>`redeemed_at is null`;

export const voucherTable: ListTable<VoucherCondition> = {
  table: sql.table("vouchers"),
  id: sql.ref("code"),
  sorts: {
    code: sql.ref("code"),
    value: sql.ref("value"),
    // As its index has it: what has no end ends last.
    validUntil: sql`coalesce(valid_until, 9007199254740991)`,
  },
  tie: sql.ref("code"),
  // As `voucherStanding` has them.
  states: {
    used: () => sql<boolean>`redeemed_at is not null`,
    over: ({ now }) => sql<boolean>`(${unused} and valid_until < ${now})`,
    planned: ({ now }) =>
      sql<boolean>`(${unused} and valid_from > ${now} and (valid_until is null or valid_until >= ${now}))`,
    valid: ({ now }) =>
      sql<boolean>`(${unused} and (valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until >= ${now}))`,
  },
  found: byWords("vouchers"),
};

export const voucherRows = async (
  { reads, now }: ListScope,
  codes: readonly string[],
): Promise<ReadonlyMap<string, VoucherListRow>> =>
  new Map((await vouchersByCode(reads, codes)).map((voucher) => [voucher.code, voucherListRow(voucher, now)]));
