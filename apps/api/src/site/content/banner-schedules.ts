// When and where a small banner is shown, as the content store has it: read of the published one, changed in all its versions and languages. [ADM-04]
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import { type BannerSchedule, readBannerPages, writeBannerPages } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import { recordFrom } from "../../platform/database/stored-json.ts";
import { raiseVersion } from "./version.ts";

const momentIn = (value: unknown): Instant | null => {
  const time = Date.parse(String(value));
  return value === null || value === undefined || Number.isNaN(time) ? null : instant(time);
};

const momentText = (moment: Instant | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const rowsOf = (handle: Handle, key: string) =>
  handle
    .selectFrom("content_entries")
    .select(["id", "document_id", "locale", "state", "fields", "updated_at"])
    .where("type", "=", "small-banner")
    .where("lookup", "=", key)
    .orderBy("locale", "desc")
    .execute();

/** Null where none with this key is published. */
export const bannerSchedule = async (handle: Handle, key: string): Promise<BannerSchedule | null> => {
  const published = (await rowsOf(handle, key))
    .filter(({ state }) => state === "published")
    .map(({ fields }) => recordFrom(fields));
  const [first] = published;
  if (first === undefined) return null;
  const { from, until, pages } = first;
  return {
    active: published.some(({ active }) => active === true),
    from: momentIn(from),
    until: momentIn(until),
    pages: readBannerPages(typeof pages === "string" ? pages : null),
  };
};

/** A draft that said something else than visitors see still does: its words wait for its editor. */
export const storeBannerSchedule = async (
  handle: Handle,
  key: string,
  schedule: BannerSchedule,
  now: number,
): Promise<void> => {
  const rows = await rowsOf(handle, key);
  const { active, from, until, pages } = schedule;
  const change = { active, from: momentText(from), until: momentText(until), pages: writeBannerPages(pages) };
  for (const row of rows) {
    const published = rows.find(
      ({ document_id, locale, state }) =>
        state === "published" && document_id === row.document_id && locale === row.locale,
    );
    const isAhead = row.state === "draft" && (published === undefined || row.updated_at > published.updated_at);
    await handle
      .updateTable("content_entries")
      .set({
        fields: JSON.stringify({ ...recordFrom(row.fields), ...change }),
        seeded: null,
        updated_at: isAhead ? now + 1 : now,
      })
      .where("id", "=", row.id)
      .execute();
  }
  await raiseVersion(handle);
};
