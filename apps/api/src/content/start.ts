// What the content store does at a start: reads the content directory and puts in what is new.
import { join } from "node:path";
import type { Content } from "../seed/content.ts";
import type { Log } from "../services.ts";
import type { Database } from "../stores/database.ts";
import { productDocuments } from "./seed/products.ts";
import { putContent, type Seeded } from "./seed/put.ts";
import { readDocuments } from "./seed/files.ts";
import { uploadSeeds } from "./seed/uploads.ts";
import { versionsOf, type SeedTime } from "./seed/versions.ts";

/** Null when nothing had changed. Faults of single files are told; the rest is put in. */
export const seedContent = async (
  database: Database,
  directory: string,
  { categories, products }: Pick<Content, "categories" | "products">,
  time: SeedTime,
  log: Pick<Log, "warn">,
): Promise<Seeded | null> => {
  const { documents, images, faults: unread } = readDocuments(join(directory));
  const { versions, faults } = versionsOf(
    [...productDocuments(categories, products), ...documents],
    new Set(images.map(({ key }) => key)),
    time,
  );
  const seeded = await putContent(database, versions, uploadSeeds(images), time.now);
  if (seeded !== null) for (const fault of [...unread, ...faults]) log.warn({}, fault);
  return seeded;
};
