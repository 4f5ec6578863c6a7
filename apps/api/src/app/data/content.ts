// What an operator does with pages and articles: put in what is new in the content directory, publish a draft, take an entry off the site. [API-02]
import { instant } from "@kontor/domain/kernel/calendar";
import { journalEntry } from "@kontor/domain/site/admin";
import { note, operator } from "../../site/admin/journal-store.ts";
import { derivedId } from "../../site/content/ids.ts";
import { publish, unpublish } from "../../site/content/publish.ts";
import { contentTypes } from "../../site/content/schema/types.ts";
import { contentDocuments } from "../../site/content/seed/seed-content.ts";
import { putContent } from "../../site/content/seed/put-content.ts";
import { readingFolder, type Settings } from "../../platform/settings/settings.ts";
import { readContent } from "../seed/provider-content.ts";
import { listedDeals } from "../../shop/deal/store.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, writingTo } from "./place.ts";

/** Puts in what is new; what an editor changed stays, unless everything is to be as the files say. */
export const seedCommand = async (
  to: string,
  replace: boolean,
  { timeZone, contentDir }: Pick<Settings, "timeZone" | "contentDir">,
  say: Say,
): Promise<void> => {
  const content = readingFolder(contentDir, () => readContent(contentDir));
  const place = placeOf(to);
  const now = Date.now();
  await writingTo(place, async (side) => {
    const time = { now, timeZone, deals: await listedDeals(side) };
    const { versions, uploads, faults } = contentDocuments(contentDir, content, time);
    for (const fault of faults) say(fault);
    const seeded = await putContent({ reads: side, inTransaction: async (use) => use(side) }, versions, uploads, now, {
      replace,
      again: true,
    });
    if (seeded !== null && seeded.put + seeded.removed > 0) {
      const subject = { kind: "content", id: replace ? "all" : "new" } as const;
      const changes = { put: seeded.put, removed: seeded.removed };
      await note(side, journalEntry({ act: "content-put", subject }, { put: 0, removed: 0 }, changes), operator, now);
    }
    if (seeded !== null)
      say(
        `Put ${seeded.put} entries into ${place.says}, removed ${seeded.removed}; ${seeded.unchanged} stay as an editor left them.`,
      );
  });
};

export const publishCommand = async (
  to: string,
  action: "publish" | "unpublish",
  [typeName = "", key = "", locale = "en"]: readonly string[],
  say: Say,
): Promise<void> => {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (type === undefined)
    throw new DataRefused(
      `There is no type ${typeName}: allowed is one of ${contentTypes.map(({ name }) => name).join(", ")}.`,
    );
  const place = placeOf(to);
  await writingTo(place, async (side) => {
    const documentId = /^[a-z][a-z0-9]{23}$/.test(key) ? key : derivedId(type.name, key);
    const done =
      action === "publish"
        ? await publish(side, type, documentId, locale, instant(Date.now()))
        : await unpublish(side, type, documentId, locale);
    if (!done)
      throw new DataRefused(
        action === "publish"
          ? `There is no draft ${typeName} ${key} in ${locale}, or its address belongs to another entry.`
          : `${typeName} ${key} in ${locale} is not published.`,
      );
    const isPublished = action === "publish";
    const subject = { kind: "content", id: `${typeName} ${key} ${locale}`.slice(0, 80) } as const;
    const act = isPublished ? "content-published" : "content-withdrawn";
    const entry = journalEntry({ act, subject }, { published: isPublished ? null : true }, { published: isPublished });
    await note(side, entry, operator, Date.now());
    say(`${action === "publish" ? "Published" : "Took away"} ${typeName} ${key} in ${locale}.`);
  });
};
