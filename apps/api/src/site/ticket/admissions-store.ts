// The log of admissions: rows are added and never changed, so that logs merge; a ticket's are found by its print. [TKT-02]
import type { Admission, AdmissionLog, TicketPrint } from "@kontor/domain/site/ticket";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";
import { takeNumbers } from "./store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `id` is chosen by the device for each scan; `at` by the clock of the server, `synced_at` when it arrived. */
    admissions: {
      id: string;
      event_id: string;
      ticket: string;
      at: number;
      gate: string;
      seq: number;
      synced_at: number;
    };
  }
}

/** What devices know of a row. */
type Known = Pick<Tables["admissions"], "id" | "ticket" | "at" | "gate">;

const rowOf = ({ id, ticket, at, gate, ...rest }: Admission): Known => ({
  id,
  ticket,
  at,
  gate,
  ...(rest satisfies Nothing),
});

const ofRow = ({ id, ticket, at, gate }: Known): Admission => ({ id, ticket, at: instant(Number(at)), gate });

const listed = (handle: Handle) => handle.selectFrom("admissions").select(["id", "ticket", "at", "gate"]);

export const admissionsOf = async (handle: Handle, tickets: readonly TicketPrint[]): Promise<AdmissionLog> =>
  tickets.length === 0
    ? []
    : (
        await listed(handle)
          .where("ticket", "in", [...tickets])
          .execute()
      ).map(ofRow);

/** Who adds one takes a number, and so waits for those who do so at the same time. */
export const addAdmission = async (
  handle: Handle,
  eventId: string,
  admission: Admission,
  now: number,
): Promise<void> => {
  await handle
    .insertInto("admissions")
    .values({ ...rowOf(admission), event_id: eventId, seq: await takeNumbers(handle, 1), synced_at: now })
    .execute();
};

/** Admissions that arrived after a number, with their numbers. */
export const admissionsSince = async (
  handle: Handle,
  eventId: string,
  after: number,
  count: number,
): Promise<readonly { readonly seq: number; readonly admission: Admission }[]> => {
  const rows = await listed(handle)
    .select("seq")
    .where("event_id", "=", eventId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(count)
    .execute();
  return rows.map((row) => ({ seq: Number(row.seq), admission: ofRow(row) }));
};
