// A row of the list of vouchers: what it is worth, and whether it can be used. [DSK-05] [CRT-04]
import type { Instant } from "#kernel/calendar";
import { type Voucher, voucherStanding, type WorthFacts, worthFacts } from "#shop/voucher";

export const voucherConditions = ["valid", "planned", "used", "over"] as const;
export type VoucherCondition = (typeof voucherConditions)[number];

export interface VoucherListRow extends WorthFacts {
  readonly kind: "vouchers";
  /** The code. */
  readonly id: string;
  readonly code: string;
  readonly validFrom: Instant | null;
  readonly validUntil: Instant | null;
  readonly redeemedAt: Instant | null;
  readonly state: VoucherCondition;
  readonly deviations: readonly ("used" | "over" | "planned")[];
}

/** A voucher as the list of vouchers shows it. */
export const voucherListRow = (voucher: Voucher, now: Instant): VoucherListRow => {
  const { code, worth, validFrom, validUntil, redeemedAt } = voucher;
  const state = voucherStanding(voucher, now);
  return {
    kind: "vouchers",
    id: code,
    code,
    ...worthFacts(worth),
    validFrom,
    validUntil,
    redeemedAt,
    state,
    deviations: state === "valid" ? [] : [state],
  };
};
