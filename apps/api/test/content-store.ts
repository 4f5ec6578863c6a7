// A store with chosen content for the tests of the content calls, and people who may see more or less of it.
import { bothLanguages } from "@kontor/domain/visitor/locale";
import { putContent } from "../src/site/content/seed/put-content.ts";
import { uploadSeeds } from "../src/site/content/seed/uploads.ts";
import { versionsOf } from "../src/site/content/seed/versions.ts";
import type { Document, ImageDocument } from "../src/site/content/seed/files.ts";
import type { Database } from "../src/platform/database/handle.ts";
import { noon, type Running } from "./harness.ts";
import { account } from "./customers.ts";

/** A page as a file of the seed has it. */
export const page = (key: string, locale: string, data: Readonly<Record<string, unknown>>): Document => ({
  type: "page",
  key,
  locale,
  file: `${locale}/pages/${key}.yaml`,
  data,
});

/** Puts in these documents as the seed does, beside nothing else. */
export const onlyContent = async (
  database: Database,
  documents: readonly Document[],
  images: readonly ImageDocument[] = [],
) => {
  await database.inTransaction(async (handle) => {
    await handle.deleteFrom("content_entries").execute();
    await handle.deleteFrom("uploads").execute();
    await handle.deleteFrom("upload_files").execute();
    await handle.deleteFrom("marks").where("key", "=", "content-entries-hash").execute();
  });
  return seeded(database, documents, images);
};

export const seeded = async (
  database: Database,
  documents: readonly Document[],
  images: readonly ImageDocument[] = [],
) => {
  const { versions, faults } = versionsOf(documents, new Set(images.map(({ key }) => key)), {
    now: noon,
    timeZone: "Europe/Berlin",
  });
  return { seeded: await putContent(database, versions, uploadSeeds(images, bothLanguages), noon), faults };
};

/** The bearer of an account that may enter the admin area. */
export const editor = async ({ api, ask }: Running): Promise<{ readonly authorization: string }> => {
  const { auth, email } = await account(ask);
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role: "admin" }).where("email", "=", email).execute(),
  );
  return { authorization: auth["authorization"] ?? "" };
};
