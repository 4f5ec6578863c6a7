// What the subjects and authors of the journal are called now: it has their numbers and ids alone, since nothing of it is ever deleted. [OPS2-25] [OPS3-8]
import { differenceNamed } from "@kontor/domain/shop/payment";
import { receiptReference } from "@kontor/domain/site/request";
import type { Handle } from "../../platform/database/handle.ts";
import { customerNames, type Named } from "./customer-names.ts";

interface Row {
  readonly actor: string;
  readonly subject_kind: string;
  readonly subject: string;
}

const emails = (handle: Handle, numbers: readonly string[]): Promise<Named> =>
  handle
    .selectFrom("users")
    .select(["customer_number as id", "email as name"])
    .where("customer_number", "in", numbers)
    .execute();

/** The addresses of logins by customer numbers; of those that there still are. */
export const emailsByNumber = async (
  handle: Handle,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const unique = [...new Set(numbers)];
  return new Map((unique.length === 0 ? [] : await emails(handle, unique)).map(({ id, name }) => [id, name]));
};

/** Of each kind of subject, how those of some ids are called. */
const namesOfKind: Readonly<Record<string, (handle: Handle, ids: readonly string[]) => Promise<Named>>> = {
  customer: async (handle, ids) => [...(await emails(handle, ids)), ...(await customerNames(handle, ids))],
  order: (handle, ids) => handle.selectFrom("orders").select(["id", "number as name"]).where("id", "in", ids).execute(),
  invoice: (handle, ids) =>
    handle.selectFrom("invoices").select(["id", "number as name"]).where("id", "in", ids).execute(),
  event: (handle, ids) =>
    handle.selectFrom("ticket_events").select(["id", "title as name"]).where("id", "in", ids).execute(),
  ticket: (handle, ids) =>
    handle
      .selectFrom("tickets")
      .innerJoin("ticket_events", "ticket_events.id", "tickets.event_id")
      .select(["tickets.print as id", "ticket_events.title as name"])
      .where("tickets.print", "in", ids)
      .execute(),
  difference: async (_, ids) =>
    ids.flatMap((id) => {
      const named = differenceNamed(id);
      return named === null ? [] : [{ id, name: named.reference }];
    }),
  declaration: async (_, ids) => ids.map((id) => ({ id, name: receiptReference({ id }) })),
  request: async (_, ids) => ids.map((id) => ({ id, name: receiptReference({ id }) })),
};

/** How the subject and the author of a row are called; null where there is no name, or not any more. */
export const journalNames = async (handle: Handle, rows: readonly Row[]) => {
  const names = new Map<string, string>();
  for (const kind of new Set(rows.map((row) => row.subject_kind))) {
    const ids = [...new Set(rows.filter((row) => row.subject_kind === kind).map(({ subject }) => subject))];
    for (const { id, name } of (await namesOfKind[kind]?.(handle, ids)) ?? []) names.set(`${kind} ${id}`, name);
  }
  const authors = await emailsByNumber(
    handle,
    rows.map(({ actor }) => actor).filter((actor) => /^\d+$/.test(actor)),
  );
  return {
    subject: ({ subject_kind, subject }: Row): string | null => names.get(`${subject_kind} ${subject}`) ?? null,
    by: ({ actor }: Row): string | null => authors.get(actor) ?? null,
  };
};
