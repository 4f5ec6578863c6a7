// How staff change something: in one transaction with its entry in the journal, as long as they still have their role. [SES-07]
import { type Day, type Instant, readDay } from "@kontor/domain/kernel/calendar";
import { DateInvalid } from "@kontor/domain/shop/customer";
import { AccountUnknown, type JournalEntry } from "@kontor/domain/site/admin";
import { AreaClosed } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import { hasAccount } from "./account-store.ts";
import { note } from "./journal-store.ts";

/** Rows on a page of a list, and at most. */
const [onPage, mostOnPage] = [25, 200];

/** What `count` asks for. */
export const countIn = ({ count }: { readonly count?: string | undefined }): number =>
  count === undefined ? onPage : Math.min(mostOnPage, Math.max(1, Number(count)));

/** The contract knows how a day is written, not which ones there are. */
export const realDay = (written: string): Day => readDay(written) ?? refuse(new DateInvalid());

/** What `after` brings; anything else is the first page. */
export const placeOf = (after: string | undefined): number | null =>
  after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : null;

/**
 * A change locks the row of the member of staff who makes it: of two administrators who take each other's rights at once, the second one finds that they
 * have none any more.
 */
export const isStillStaff = async (handle: Handle, { id, role }: UserRow, now: number): Promise<boolean> => {
  const row = await handle
    .updateTable("users")
    .set({ updated_at: now })
    .where("id", "=", id)
    .where("role", "=", role)
    .where("blocked", "=", 0)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Documents of a deleted account stay as the law wants them, and nothing is written to its customer any more. [ACC-06] */
export const mustHaveAccount = async (handle: Handle, number: string): Promise<void> => {
  if (!(await hasAccount(handle, number))) refuse(new AccountUnknown());
};

interface Changed<A> {
  /** Null where nothing is different afterwards. */
  readonly entry: JournalEntry | null;
  readonly result: () => Promise<A>;
}

/** `by` is the customer number of who changes it. */
export const byStaff = async <A>(
  services: SessionServices,
  call: Pick<Call<OperationId>, "headers" | "operation">,
  change: (handle: Handle, by: string, now: Instant) => Promise<Changed<A>>,
) => {
  const actor = await staffOf(services, call);
  const now = services.now();
  return good(
    await services.database.inTransaction(async (handle) => {
      if (!(await isStillStaff(handle, actor, now))) refuse(new AreaClosed({ area: "admin" }));
      const { entry, result } = await change(handle, actor.customer_number, now);
      await note(handle, entry, actor.customer_number, now);
      return result();
    }),
  );
};
