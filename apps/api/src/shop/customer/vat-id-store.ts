// What is known of customers' VAT ids, how old it is, and when it is checked again. [CUS-07] [VAT-09]
import type { VatIdValidity } from "@kontor/domain/shop/vat";
import { addressFrom } from "./store.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { readableOf } from "../../platform/database/stored-json.ts";

export interface DueVatId {
  readonly number: string;
  readonly vatId: string;
  /** When it is due again, unless an answer is stored before. */
  readonly dueAt: number;
}

/** Takes those that are due, for a while; two processes never take the same. */
export const claimVatIds = (
  database: Database,
  now: number,
  lease: number,
  most: number,
): Promise<readonly DueVatId[]> =>
  database.inTransaction(async (handle) => {
    const dueAt = now + lease;
    const due = handle
      .selectFrom("customers")
      .select("customer_number")
      .where("vat_due_at", "<=", now)
      .orderBy("vat_due_at")
      .limit(most);
    const rows = await handle
      .updateTable("customers")
      .set({ vat_due_at: dueAt })
      .where("customer_number", "in", due)
      .where("vat_due_at", "<=", now)
      .returning(["customer_number", "address"])
      .execute();
    return readableOf(rows, ({ customer_number: number, address }) => ({
      number,
      vatId: addressFrom(address).vatId,
    })).flatMap(({ number, vatId }) => (vatId === null ? [] : [{ number, vatId, dueAt }]));
  });

export interface NotedVatId {
  readonly number: string;
  /** Nothing is noted when it was changed since. */
  readonly seenDueAt?: number;
  readonly validity: VatIdValidity;
  readonly now: number;
  readonly dueAt: number;
}

/** Notes an answer; one that is none leaves what was known, and its age. */
export const noteVatId = async (
  handle: Handle,
  { number, seenDueAt, validity, now, dueAt }: NotedVatId,
): Promise<void> => {
  const known = validity === "unknown" ? {} : { vat_id_validity: validity, vat_checked_at: now };
  const change = handle
    .updateTable("customers")
    .set({ ...known, vat_due_at: dueAt })
    .where("customer_number", "=", number);
  await (seenDueAt === undefined ? change : change.where("vat_due_at", "=", seenDueAt)).execute();
};
