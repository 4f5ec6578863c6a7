// The journal: what staff changed, when and who; rows are added in the transaction of the change, and the database refuses to alter them. [SES-07]
import type {
  JournalAct,
  JournalEntry,
  JournalFields,
  JournalSubject,
  RecordChange,
  SentAct,
} from "@kontor/domain/site/admin";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import { nextNumber } from "../../platform/database/metadata.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import { recordFrom } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { journalNames } from "./journal-names.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `actor` is the customer number of who did it; `before` and `after` have the changed fields alone. */
    journal: {
      id: number;
      at: number;
      actor: string;
      act: string;
      subject_kind: string;
      subject: string;
      reason: string | null;
      before: string;
      after: string;
      /** Under which key it came in, and a print of what it said; null without one. */
      act_key: string | null;
      act_print: string | null;
    };
    /** What an entry says of a person, as long as their account: `before` and `after` in place of those of the entry. [OPS3-8] */
    journal_values: { journal_id: number; customer_number: string; before: string; after: string };
  }
}

/** So many of the changes that came between are named. */
const mostChangesNamed = 5;

/** Stands for the customer number where a command of the operator made the change. */
export const operator = "operator";

/** Notes a change; nothing for one that changed nothing. */
export const note = async (
  handle: Handle,
  entry: JournalEntry | null,
  by: string,
  now: number,
  sent: Pick<SentAct, "key" | "print"> = { key: null, print: "" },
): Promise<void> => {
  if (entry === null) return;
  const { act, subject, reason, before, after, values } = entry;
  const id = await nextNumber(handle, "journal");
  await handle
    .insertInto("journal")
    .values({
      id,
      at: now,
      actor: by,
      act,
      subject_kind: subject.kind,
      subject: subject.id,
      reason,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      act_key: sent.key,
      act_print: sent.key === null ? null : sent.print,
    })
    .execute();
  if (values === undefined) return;
  await handle
    .insertInto("journal_values")
    .values({
      journal_id: id,
      customer_number: subject.id,
      before: JSON.stringify(values.before),
      after: JSON.stringify(values.after),
    })
    .execute();
};

/** What is stored beside entries, by their ids. */
const valuesOf = async (handle: Handle, ids: readonly number[]) => {
  const rows =
    ids.length === 0
      ? []
      : await handle.selectFrom("journal_values").selectAll().where("journal_id", "in", ids).execute();
  return new Map(rows.map((row) => [Number(row.journal_id), row]));
};

/** The print of what was done under a key. */
export const printUnder = async (handle: Handle, by: string, key: string): Promise<string | null> => {
  const rows = handle.selectFrom("journal").select("act_print").where("act_key", "=", key).where("actor", "=", by);
  return (await rows.executeTakeFirst())?.act_print ?? null;
};

/** The last entry about a record; 0 where there is none. */
export const lastEntryAbout = async (handle: Handle, subject: string): Promise<number> => {
  const rows = handle.selectFrom("journal").select("id").where("subject", "=", subject).orderBy("id", "desc").limit(1);
  return Number((await rows.executeTakeFirst())?.id ?? 0);
};

/** What staff changed of a record after an entry, the latest first. */
export const changesSince = async (
  handle: Handle,
  subject: string,
  entry: number,
): Promise<readonly RecordChange[]> => {
  const rows = await handle
    .selectFrom("journal")
    .selectAll()
    .where("subject", "=", subject)
    .where("id", ">", entry)
    .orderBy("id", "desc")
    .limit(mostChangesNamed)
    .execute();
  return (await entriesOf(handle, rows)).map(({ act, before, after, at, by, byName }) => ({
    act,
    before,
    after,
    at,
    by,
    byName,
  }));
};

export interface NotedEntry extends Omit<JournalEntry, "subject" | "values"> {
  /** With what it is called now: the journal itself has no names. */
  readonly subject: JournalEntry["subject"] & { readonly name: string | null };
  readonly id: string;
  readonly at: Instant;
  readonly by: string;
  /** The address of their login; null for the operator, and once it was deleted. */
  readonly byName: string | null;
}

export interface JournalPage {
  readonly entries: readonly NotedEntry[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

type Row = Tables["journal"];

const entriesOf = async (handle: Handle, rows: readonly Row[]): Promise<readonly NotedEntry[]> => {
  const names = await journalNames(handle, rows);
  const values = await valuesOf(
    handle,
    rows.map(({ id }) => Number(id)),
  );
  return rows.map((row) => ({
    id: String(row.id),
    at: Number(row.at) as Instant,
    by: row.actor,
    byName: names.by(row),
    act: row.act as JournalAct,
    subject: {
      kind: row.subject_kind as JournalSubject["kind"],
      id: row.subject,
      name: names.subject(row),
    },
    reason: row.reason,
    before: recordFrom((values.get(Number(row.id)) ?? row).before) as JournalFields,
    after: recordFrom((values.get(Number(row.id)) ?? row).after) as JournalFields,
  }));
};

/** Entries of these ids. */
export const journalEntries = async (handle: Handle, ids: readonly string[]): Promise<readonly NotedEntry[]> =>
  ids.length === 0
    ? []
    : entriesOf(handle, await handle.selectFrom("journal").selectAll().where("id", "in", ids.map(Number)).execute());

interface Wanted {
  readonly after: number | null;
  readonly subject: string | null;
  readonly by: string | null;
  readonly act: string | null;
  readonly day: { readonly begin: Instant; readonly end: Instant } | null;
  readonly count: number;
}

/** The latest first; of one subject, member of staff, act and day, or all. */
export const journalPage = async (
  handle: Handle,
  { after, subject, by, act, day, count }: Wanted,
): Promise<JournalPage> => {
  const rows = await handle
    .selectFrom("journal")
    .selectAll()
    .$if(after !== null, (query) => query.where("id", "<", after ?? 0))
    .$if(subject !== null, (query) => query.where("subject", "=", subject ?? ""))
    .$if(by !== null, (query) => query.where("actor", "=", by ?? ""))
    .$if(act !== null, (query) => query.where("act", "=", act ?? ""))
    .$if(day !== null, (query) => query.where("at", ">=", day?.begin ?? 0).where("at", "<", day?.end ?? 0))
    .orderBy("id", "desc")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, ({ id }) => String(id));
  return { entries: await entriesOf(handle, shown), next };
};
