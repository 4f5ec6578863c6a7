// What the content store does at a start: reads the content directory and puts in what is new.
import type { Category, Product } from "@kontor/domain/shop/catalog";
import { languagesOfSite, type Site } from "../../../platform/provider/provider.ts";
import type { Log } from "../../../platform/services.ts";
import type { Database } from "../../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../../platform/database/metadata.ts";
import { hashOf } from "../ids.ts";
import { contentTypes } from "../schema/types.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readDocuments, type Documents } from "./files.ts";
import { productDocuments } from "./products.ts";
import { putContent, type Seeded } from "./put-content.ts";
import { uploadSeeds, type UploadSeed } from "./uploads.ts";
import type { SeedTime } from "./seed-time.ts";
import { versionsOf, type Version } from "./versions.ts";

/** What product pages are made of. */
interface Sold {
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly site: Pick<Site, "languages">;
}

interface ContentDocuments {
  readonly versions: readonly Version[];
  readonly uploads: readonly UploadSeed[];
  /** What single files have wrong; the rest stands. */
  readonly faults: readonly string[];
  /** Those of them by which an entry is missing. */
  readonly lost: readonly string[];
}

/** The content directory and the catalogue as entries. */
export const contentDocuments = (
  directory: string,
  { categories, products, site }: Sold,
  time: SeedTime,
  { documents, images, faults: unread }: Documents = readDocuments(directory),
): ContentDocuments => {
  const languages = languagesOfSite(site);
  // What a folder holds in a language that the shop does not have is not put in.
  const own = documents.filter(({ locale }) => locale === "" || languages.some((each) => each === locale));
  const { versions, faults, lost } = versionsOf(
    [...productDocuments(categories, products, languages), ...own],
    new Set(images.map(({ key }) => key)),
    time,
  );
  return {
    versions,
    uploads: uploadSeeds(images, languages),
    faults: [...unread, ...faults],
    lost: [...unread, ...lost],
  };
};

/** What was read last: another shop of the same process reads the same files. A process that starts many keeps a reference to it. */
const last: { files: string; documents: WeakRef<Documents> | null } = { files: "", documents: null };

export const documentsOf = (directory: string, files: string = fingerprintOf(directory)): Documents => {
  const known = last.files === directory + files ? last.documents?.deref() : undefined;
  if (known !== undefined) return known;
  const documents = readDocuments(directory);
  Object.assign(last, { files: directory + files, documents: new WeakRef(documents) });
  return documents;
};

const filesMark = "content-files";

/** Null when nothing had changed. */
export const seedContent = async (
  database: Database,
  directory: string,
  content: Sold,
  time: SeedTime,
  log: Pick<Log, "warn">,
): Promise<Seeded | null> => {
  // The version of the schema counts, too: another one makes other entries of the same files.
  const files = fingerprintOf(directory);
  const fingerprint = hashOf(
    files,
    JSON.stringify(contentTypes),
    JSON.stringify([time.deals ?? [], languagesOfSite(content.site)]),
  );
  if ((await metadataOf(database.reads, filesMark)) === fingerprint) return null;
  const { versions, uploads, faults } = contentDocuments(directory, content, time, documentsOf(directory, files));
  const seeded = await putContent(database, versions, uploads, time.now);
  await database.inTransaction((handle) => setMetadata(handle, filesMark, fingerprint));
  if (seeded !== null) for (const fault of faults) log.warn({}, fault);
  return seeded;
};
