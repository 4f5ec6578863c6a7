// Which revision a record has that staff act on: a print of what they see of it and change, and where the journal stood. [DSK-08]
import { createHash } from "node:crypto";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { entryOfRevision, recordRevision, type RecordStanding } from "@kontor/domain/site/admin";
import type { Handle } from "../../platform/database/handle.ts";
import { changesSince, lastEntryAbout } from "./journal-store.ts";

/** Sixteen digits tell two states of one record apart. */
export const printOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

export const revisionOfRecord = async (handle: Handle, subject: string, seen: unknown): Promise<string> =>
  recordRevision(await lastEntryAbout(handle, subject), printOf(seen));

/** A contract that anyone ends is another one for those who have it open. */
export const contractRevision = (
  handle: Handle,
  { id, state }: Pick<ServiceContract, "id" | "state">,
): Promise<string> => revisionOfRecord(handle, id, state);

export const standingOf = async (
  handle: Handle,
  subject: string,
  { revision, seen }: { readonly revision: string; readonly seen: string },
): Promise<RecordStanding> => ({
  revision,
  changes: await changesSince(handle, subject, entryOfRevision(seen)),
});
