// What a start, and each new day, puts into the database: the provider's content, pages and articles; and what a start warns of.
import { dayOf } from "@kontor/domain/kernel/calendar";
import { isAtOddsWithLaw } from "@kontor/domain/shop/contract";
import { doorZone } from "@kontor/domain/shop/deal";
import { faultyDeals } from "@kontor/domain/site/admin";
import { speak } from "../../platform/provider/languages.ts";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { listedDeals } from "../../shop/deal/store.ts";
import { legalPageFaults } from "../../site/content/seed/legal-pages.ts";
import { readingFolder, StartRefused } from "../../platform/settings/settings.ts";
import { seedContent } from "../../site/content/seed/seed-content.ts";
import { noteRead } from "./look-files.ts";
import { type Content, readContent } from "./provider-content.ts";
import { isPutIn, seed } from "./seed.ts";

type Seeded = Pick<PlatformServices, "database" | "settings" | "now" | "log">;

/** What the content says is spoken from here on. */
export const seedAtStart = async ({ database, settings, now, log }: Seeded, directory: string): Promise<void> => {
  const content = readingFolder(directory, () => {
    const read = readContent(directory);
    const faults = settings.cmsUrl === null ? legalPageFaults(directory, read.site) : [];
    if (faults.length > 0) throw new StartRefused(faults);
    return read;
  });
  speak(languagesOfSite(content.site));
  await database.atOnce((handle) => noteRead(handle, directory));
  await putIn({ database, settings, now, log }, directory, content);
};

const putIn = async ({ database, settings, now, log }: Seeded, directory: string, content: Content): Promise<void> => {
  if ((await seed(database, content, now())) !== null) log.info({}, "the content was put into the database");
  if (settings.cmsUrl !== null) return;
  const time = { now: now(), timeZone: settings.timeZone, deals: await listedDeals(database.reads) };
  const seeded = await seedContent(database, directory, content, time, log);
  if (seeded !== null) log.info(seeded, "pages and articles were put into the database");
};

/** What time alone makes another, once a day: deals that come again, the doors of the next December. Files that are others than those that were put in wait for the command or a start. [CNT-05] [CNT-06] */
export const renewedByTime = (services: Seeded, directory: string): (() => Promise<void>) => {
  const last = { day: dayOf(services.now(), doorZone) };
  return async () => {
    const today = dayOf(services.now(), doorZone);
    if (today === last.day) return;
    const content = readContent(directory);
    if (await isPutIn(services.database.reads, content)) await putIn(services, directory, content);
    last.day = today;
  };
};

/** Says what an operator should know of the content and the settings. */
export const warnAtStart = async ({ database, settings, log }: Seeded): Promise<void> => {
  const deals = faultyDeals(await currentCatalog(database.reads)).map(({ key, fault, detail }) =>
    `${key}: ${fault} ${detail}`.trim(),
  );
  if (deals.length > 0) log.warn({ deals }, "the catalogue has deals that break a rule; they are not offered");
  if (isAtOddsWithLaw(settings.contractPolicy, settings.sellerCountry))
    log.warn(
      {},
      "CONTRACT_POLICY is specified, but a seller in Germany may not renew consumers' contracts by whole terms (§ 309 No. 9 BGB): set CONTRACT_POLICY=consumer-de, unless all customers are businesses.",
    );
};
