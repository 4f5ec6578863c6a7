// Rows of money as entries of the books, and what takes one back. [BAL-02] [BAL-07]
import type { Adjustment, Entry, Payment } from "./model.ts";

/** What is under way, failed, or was taken back before that was an entry, is none. */
export const entryOfPayment = (payment: Payment): readonly Entry[] => {
  const { id, kind, of, day, cents, purpose, takenBack, state, position, notedOn } = payment;
  if (takenBack !== null || state === "pending" || state === "failed") return [];
  const common = { id, day, cents, purpose, ...(position === 0 ? {} : { noted: position, notedOn }) };
  if (kind === "payment" || kind === "payout") return [{ kind, ...common }];
  return of === null ? [] : [{ kind, of, ...common }];
};

/** The entry that an adjustment makes in the books; none where it has nothing to stand on. */
export const entryOfAdjustment = (adjustment: Adjustment): readonly Entry[] => {
  const { id, kind, of, charge, day, cents, purpose, position } = adjustment;
  const common = { id, day, cents, purpose, noted: position, notedOn: day };
  if (kind === "write-off") return [{ kind, ...common }];
  if (kind === "charge") return charge === null ? [] : [{ kind, ...common, ...charge }];
  return of === null ? [] : [{ kind, of, ...common }];
};
