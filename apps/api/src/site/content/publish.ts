// Makes the draft of an entry what visitors see, or takes it away from them. [API-02] [ADM-03]
import type { Handle } from "../../platform/database/handle.ts";
import { recordFrom } from "../../platform/database/stored-json.ts";
import type { ContentType } from "./schema/model.ts";
import { nextIds, withIds } from "./seed/put-content.ts";
import type { EntryRow } from "./tables.ts";
import { raiseVersion } from "./version.ts";

const versionsOf = (handle: Handle, type: ContentType, documentId: string, locale: string): Promise<EntryRow[]> =>
  handle
    .selectFrom("content_entries")
    .selectAll()
    .where("type", "=", type.name)
    .where("document_id", "=", documentId)
    .where("locale", "=", type.localized ? locale : "")
    .execute();

/** False when there is no draft, or another published entry of the language has the same address. */
export const publish = async (
  handle: Handle,
  type: ContentType,
  documentId: string,
  locale: string,
  now: number,
): Promise<boolean> => {
  const rows = await versionsOf(handle, type, documentId, locale);
  const draft = rows.find(({ state }) => state === "draft");
  if (draft === undefined || (await isTaken(handle, type, draft))) return false;
  const published = rows.find(({ state }) => state === "published");
  const id = published?.id ?? (await nextIds(handle, 1));
  const parts = JSON.stringify(withIds(fieldsWithoutIds(recordFrom(draft.parts)), id));
  const row = { ...draft, id, state: "published" as const, parts, updated_at: now, published_at: now, seeded: null };
  if (published !== undefined) await handle.deleteFrom("content_entries").where("id", "=", published.id).execute();
  await handle
    .insertInto("content_entries")
    .values({ ...row, created_at: published?.created_at ?? now })
    .execute();
  await raiseVersion(handle);
  return true;
};

/** False when it is not published. */
export const unpublish = async (
  handle: Handle,
  type: ContentType,
  documentId: string,
  locale: string,
): Promise<boolean> => {
  const published = (await versionsOf(handle, type, documentId, locale)).find(({ state }) => state === "published");
  if (published === undefined || !type.drafts) return false;
  await handle.deleteFrom("content_entries").where("id", "=", published.id).execute();
  await handle
    .updateTable("content_entries")
    .set({ seeded: null })
    .where("type", "=", type.name)
    .where("document_id", "=", documentId)
    .where("locale", "=", published.locale)
    .execute();
  await raiseVersion(handle);
  return true;
};

const isTaken = async (
  handle: Handle,
  type: ContentType,
  { lookup, document_id, locale }: EntryRow,
): Promise<boolean> => {
  if (!type.unique || lookup === null) return false;
  const other = await handle
    .selectFrom("content_entries")
    .select("id")
    .where("type", "=", type.name)
    .where("lookup", "=", lookup)
    .where("locale", "=", locale)
    .where("state", "=", "published")
    .where("document_id", "<>", document_id)
    .executeTakeFirst();
  return other !== undefined;
};

/** Components of the published version get ids of their own. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  return typeof value !== "object" || value === null ? value : fieldsWithoutIds(value);
};

const fieldsWithoutIds = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, member]) => (name === "id" ? [] : [[name, withoutIds(member)]])),
  );
