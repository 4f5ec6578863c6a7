// What the content store does at a start: reads the content directory and puts in what is new.
import type { Content } from "../seed/content.ts";
import type { Log } from "../services.ts";
import type { Database } from "../stores/database.ts";
import { readDocuments } from "./seed/files.ts";
import { productDocuments } from "./seed/products.ts";
import { putContent, type Seeded } from "./seed/put.ts";
import { uploadSeeds, type UploadSeed } from "./seed/uploads.ts";
import { versionsOf, type SeedTime, type Version } from "./seed/versions.ts";

interface Ready {
  readonly versions: readonly Version[];
  readonly uploads: readonly UploadSeed[];
  /** What single files have wrong; the rest stands. */
  readonly faults: readonly string[];
}

/** The content directory and the catalogue as entries. */
export const contentDocuments = (
  directory: string,
  { categories, products }: Pick<Content, "categories" | "products">,
  time: SeedTime,
): Ready => {
  const { documents, images, faults: unread } = readDocuments(directory);
  const { versions, faults } = versionsOf(
    [...productDocuments(categories, products), ...documents],
    new Set(images.map(({ key }) => key)),
    time,
  );
  return { versions, uploads: uploadSeeds(images), faults: [...unread, ...faults] };
};

/** Null when nothing had changed. */
export const seedContent = async (
  database: Database,
  directory: string,
  content: Pick<Content, "categories" | "products">,
  time: SeedTime,
  log: Pick<Log, "warn">,
): Promise<Seeded | null> => {
  const { versions, uploads, faults } = contentDocuments(directory, content, time);
  const seeded = await putContent(database, versions, uploads, time.now);
  if (seeded !== null) for (const fault of faults) log.warn({}, fault);
  return seeded;
};
