// Puts the content into the store: repeatable, and what an editor changed stays as the editor left it. [API-02]
import type { Database, Handle } from "../../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../../platform/database/metadata.ts";
import { recordFrom } from "../../../platform/database/stored-json.ts";
import { freshVersion, versionKey } from "../version.ts";
import { hashOf } from "../ids.ts";
import type { EntryRow } from "../tables.ts";
import { putUploads, type UploadSeed } from "./uploads.ts";
import type { Version } from "./versions.ts";

const seedMark = "content-entries-hash";
const sequence = "content-id";
const rowsAtOnce = 200;

export interface Seeded {
  readonly put: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface SeedManner {
  /** Also what an editor changed. */
  readonly replace?: boolean;
  /** Also when the same content was put in before. */
  readonly again?: boolean;
}

/** Null when the same content was put in before. */
export const putContent = async (
  database: Pick<Database, "reads" | "inTransaction">,
  versions: readonly Version[],
  uploads: readonly UploadSeed[],
  now: number,
  { replace = false, again = false }: SeedManner = {},
): Promise<Seeded | null> => {
  const hash = hashOf(
    ...versions.map(({ type, documentId, locale, source }) => `${type.name} ${documentId} ${locale} ${source}`),
    ...uploads.map(({ source }) => source),
  );
  if (!again && (await metadataOf(database.reads, seedMark)) === hash) return null;
  return database.inTransaction(async (handle) => {
    // Another process may have been faster.
    if (!again && (await metadataOf(handle, seedMark)) === hash) return null;
    await putUploads(handle, uploads, (count) => nextIds(handle, count), now);
    const seeded = await putEntries(handle, versions, now, replace);
    await setMetadata(handle, seedMark, hash);
    await setMetadata(handle, versionKey, freshVersion());
    return seeded;
  });
};

/** So many ids in a row; the first is answered. */
export const nextIds = async (handle: Handle, count: number): Promise<number> => {
  await handle
    .insertInto("sequences")
    .values({ name: sequence, value: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", count) }))
    .where("name", "=", sequence)
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value) - count + 1;
};

const placeOf = (type: string, documentId: string, locale: string): string => `${type} ${documentId} ${locale}`;

/** Whether a row is still what was put in. */
const isUntouched = ({ seeded, fields, parts }: EntryRow): boolean =>
  seeded !== null && seeded === hashOf(fields, parts);

const putEntries = async (
  handle: Handle,
  versions: readonly Version[],
  now: number,
  replace: boolean,
): Promise<Seeded> => {
  const stored = new Map<string, EntryRow[]>();
  for (const row of await handle.selectFrom("content_entries").selectAll().where("source", "is not", null).execute()) {
    const place = placeOf(row.type, row.document_id, row.locale);
    stored.set(place, [...(stored.get(place) ?? []), row]);
  }
  const counts = { put: 0, unchanged: 0, removed: 0 };
  const fresh: Version[] = [];
  for (const version of versions) {
    const place = placeOf(version.type.name, version.documentId, version.locale);
    const rows = stored.get(place) ?? [];
    stored.delete(place);
    if (rows.length === 0) fresh.push(version);
    else if (rows.every((row) => row.source === version.source && (!replace || isUntouched(row))))
      counts.unchanged += rows.every(isUntouched) ? 0 : 1;
    else if (replace || rows.every(isUntouched)) {
      await removeRows(handle, rows);
      await insertRows(
        handle,
        rowsOf(
          version,
          now,
          (state) => rows.find((row) => row.state === state)?.id ?? null,
          rows[0]?.created_at ?? now,
        ),
      );
      counts.put += 1;
    } else counts.unchanged += 1;
  }
  for (const rows of stored.values())
    if (replace || rows.every(isUntouched)) {
      await removeRows(handle, rows);
      counts.removed += 1;
    } else counts.unchanged += 1;
  await insertRows(
    handle,
    fresh.flatMap((version) => rowsOf(version, now, () => null, now)),
  );
  return { ...counts, put: counts.put + fresh.length };
};

const removeRows = async (handle: Handle, rows: readonly EntryRow[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await handle.deleteFrom("content_entries").where("id", "in", ids).execute();
};

type Unnumbered = Omit<EntryRow, "id"> & { readonly id: number | null };

const rowsOf = (
  version: Version,
  now: number,
  idOf: (state: EntryRow["state"]) => number | null,
  createdAt: number,
): readonly Unnumbered[] => {
  const states: readonly EntryRow["state"][] = !version.type.drafts
    ? ["published"]
    : version.published
      ? ["draft", "published"]
      : ["draft"];
  return states.map((state) => ({
    id: idOf(state),
    type: version.type.name,
    document_id: version.documentId,
    locale: version.locale,
    state,
    lookup: version.lookup,
    owner: version.owner,
    fields: JSON.stringify(version.fields),
    parts: JSON.stringify(version.parts),
    source: version.source,
    seeded: null,
    created_at: createdAt,
    updated_at: version.changedAt ?? now,
    published_at: state === "published" ? now : null,
  }));
};

/** Rows with their own ids, or the next ones; components get ids below that of their row. */
const insertRows = async (handle: Handle, rows: readonly Unnumbered[]): Promise<void> => {
  if (rows.length === 0) return;
  const first = await nextIds(handle, rows.filter(({ id }) => id === null).length);
  const given = { next: first };
  const numbered = rows.map((row): EntryRow => {
    const id = row.id ?? given.next;
    if (row.id === null) given.next += 1;
    const parts = JSON.stringify(withIds(recordFrom(row.parts), id));
    return { ...row, id, parts, seeded: hashOf(row.fields, parts) };
  });
  for (let at = 0; at < numbered.length; at += rowsAtOnce)
    await handle
      .insertInto("content_entries")
      .values(numbered.slice(at, at + rowsAtOnce))
      .execute();
};

/** Every component has an id of its own. */
export const withIds = (parts: Readonly<Record<string, unknown>>, entry: number): Readonly<Record<string, unknown>> => {
  const count = { next: entry * 1000 };
  const number = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(number);
    if (typeof value !== "object" || value === null) return value;
    count.next += 1;
    return { id: count.next, ...membersNumbered(value as Readonly<Record<string, unknown>>) };
  };
  const membersNumbered = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isJson(name) ? member : number(member)]));
  return membersNumbered(parts);
};

/** Members that are plain JSON, not components. */
const isJson = (name: string): boolean => ["columns", "rows", "titles", "middleware"].includes(name);
