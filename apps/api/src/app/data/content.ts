// What an operator does with pages and articles: put in what the files have, publish a draft, take an entry off the site. [API-02]
import { instant } from "@kontor/domain/kernel/calendar";
import { journalEntry } from "@kontor/domain/site/admin";
import { note, operator } from "../../site/admin/journal-store.ts";
import { speak } from "../../platform/provider/languages.ts";
import { derivedId } from "../../site/content/ids.ts";
import { publish, unpublish } from "../../site/content/publish.ts";
import { contentTypes } from "../../site/content/schema/types.ts";
import { contentDocuments, documentsOf } from "../../site/content/seed/seed-content.ts";
import { legalPageFaults } from "../../site/content/seed/legal-pages.ts";
import { putContent } from "../../site/content/seed/put-content.ts";
import { inFolder } from "../../platform/settings/content-directory.ts";
import { readingFolder, type Settings, StartRefused } from "../../platform/settings/settings.ts";
import { catalogFaults } from "../seed/catalog-faults.ts";
import { readContent } from "../seed/provider-content.ts";
import { waitingForStart } from "../seed/look-files.ts";
import { seedIn } from "../seed/seed.ts";
import { seedWords } from "./seed-words.ts";
import { listedDeals } from "../../shop/deal/store.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, writingTo } from "./place.ts";

interface Seeding extends Pick<Settings, "timeZone" | "contentDir"> {
  /** Where pages come from elsewhere, what the files say of law is not shown. */
  readonly cmsUrl: string | null;
}

/** Everything of the files, judged before anything is changed. */
const readAll = ({ contentDir, cmsUrl }: Seeding) => {
  const content = readingFolder(contentDir, () => {
    const read = readContent(contentDir);
    speak(languagesOfSite(read.site));
    const faults = [...catalogFaults(read), ...(cmsUrl === null ? legalPageFaults(contentDir, read.site) : [])];
    if (faults.length > 0) throw new StartRefused(faults);
    return read;
  });
  return { content, documents: documentsOf(contentDir) };
};

const startWords = (waiting: readonly string[]): string =>
  waiting.length === 0
    ? "Each process that runs shows it within two seconds; nothing waits for a start."
    : `Each process that runs shows it within two seconds. What pages show of ${waiting.join(", ")} waits for a start.`;

const mostFaults = 12;

/** Each once; more say no more than the first ones. */
const leadingNowhere = (faults: readonly string[]): readonly string[] => {
  const each = [...new Set(faults)];
  const more = each.length - mostFaults;
  return [...each.slice(0, mostFaults), ...(more > 0 ? [`… and ${more} more of the kind.`] : [])];
};

/** Puts in all that the files have, while the shop runs: in one transaction, so that each process sees everything of it or nothing. What the desk or an editor changed stays; `replace` puts in pages and articles as the files say. [PKG-09] */
export const seedCommand = async (
  to: string,
  replace: boolean,
  settings: Seeding,
  say: Say,
  now = instant(Date.now()),
): Promise<void> => {
  const { content, documents } = readAll(settings);
  const { timeZone, contentDir } = settings;
  const place = placeOf(to);
  const lines: string[] = [];
  await writingTo(place, async (side) => {
    const catalog = await seedIn(side, place.kind, content, now);
    const time = { now, timeZone, deals: await listedDeals(side) };
    const { versions, uploads, faults, lost } = contentDocuments(contentDir, content, time, documents);
    // An entry that can't be read would be taken off the site; what leads nowhere is left out where it stands.
    if (lost.length > 0) throw new StartRefused(inFolder(contentDir, lost));
    lines.push(...leadingNowhere(inFolder(contentDir, faults)));
    const seeded = await putContent({ reads: side, inTransaction: async (use) => use(side) }, versions, uploads, now, {
      replace,
      again: true,
    });
    const changed = catalog === null ? [] : seedWords(catalog);
    const [put, removed] = [seeded?.put ?? 0, seeded?.removed ?? 0];
    if (put + removed + changed.length > 0) {
      const subject = { kind: "content", id: replace ? "all" : "new" } as const;
      await note(
        side,
        journalEntry({ act: "content-put", subject }, { put: 0, removed: 0 }, { put, removed }),
        operator,
        now,
      );
    }
    lines.push(
      ...(changed.length > 0 ? changed : ["Catalogue, deals, VAT rates and facts of the provider are as they were."]),
      `Put ${put} entries into ${place.says}, removed ${removed}; ${seeded?.unchanged ?? 0} stay as an editor left them.`,
      startWords(await waitingForStart(side, contentDir)),
    );
  });
  for (const each of lines) say(each);
};

export const publishCommand = async (
  to: string,
  action: "publish" | "unpublish",
  [typeName = "", key = "", named]: readonly string[],
  say: Say,
): Promise<void> => {
  const type = contentTypes.find(({ name }) => name === typeName);
  if (type === undefined)
    throw new DataRefused(
      `There is no type ${typeName}: allowed is one of ${contentTypes.map(({ name }) => name).join(", ")}.`,
    );
  const place = placeOf(to);
  await writingTo(place, async (side) => {
    const locale = named ?? languagesOfSite(await siteTexts(side))[0];
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
