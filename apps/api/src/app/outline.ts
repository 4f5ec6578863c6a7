// What an operator reads of a shop that has just opened: where its data and mails are, and whether anybody can log in at the desk. [OPS-01]
import type { Database } from "../platform/database/handle.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { databaseAt } from "../platform/settings/start-sentences.ts";
import { mailFolder } from "./mail.ts";

export interface Outline {
  readonly hasAdministrator: boolean;
  /** The folder of the shop's files. */
  readonly data: string;
  /** Host and name of a PostgreSQL, without who logs in there; null for the file in the folder. */
  readonly database: string | null;
  /** The folder that mails are written into; null where a mail server takes them. */
  readonly mails: string | null;
}

export const outlineOf = async (
  { dataDir, databaseUrl, smtpUrl }: Pick<Settings, "dataDir" | "databaseUrl" | "smtpUrl">,
  { reads }: Pick<Database, "reads">,
): Promise<Outline> => ({
  hasAdministrator:
    (await reads.selectFrom("users").select("id").where("role", "=", "admin").limit(1).executeTakeFirst()) !==
    undefined,
  data: dataDir,
  database: databaseUrl === null ? null : databaseAt(databaseUrl),
  mails: smtpUrl === null ? mailFolder(dataDir) : null,
});
