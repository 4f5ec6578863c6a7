// What came in by the forms, newest first, for who answers it: declarations, messages, applications and their files. [FRM-03] [FRM-04] [LGL-02] [LGL-03] [LGL-05]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { receiptReference } from "@kontor/domain/site/request";
import { StoredDamaged } from "../../platform/database/stored-json.ts";
import { messageReceiptFrom } from "../../site/request/message-store.ts";
import { receiptFrom } from "../../site/request/store.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, readingFrom } from "./place.ts";

/** Where the files of one request are written to. */
export interface Written {
  readonly reference: string;
  readonly directory: string;
}

/** A row with its receipt, or with why that cannot be read: it is listed all the same. */
const withReceipt =
  <A>(from: (text: string, which: string) => A) =>
  <Row extends { readonly id: string; readonly receipt: string }>(
    row: Row,
  ): Omit<Row, "receipt"> & { readonly receipt: A | { readonly damage: string } } => {
    try {
      return { ...row, receipt: from(row.receipt, receiptReference(row)) };
    } catch (error) {
      if (!(error instanceof StoredDamaged)) throw error;
      return { ...row, receipt: { damage: error.message } };
    }
  };

/** One line each; with a reference, everything that was sent under it. */
export const requestsCommand = async (at: string, reference: string | null, say: Say): Promise<void> => {
  const place = placeOf(at);
  const { rows, files } = await readingFrom(place, async (side) => ({
    rows: [
      ...(await side.selectFrom("requests").select(["id", "form", "receipt", "received_at"]).execute()).map(
        withReceipt(messageReceiptFrom),
      ),
      ...(await side.selectFrom("declarations").select(["id", "form", "receipt", "received_at"]).execute()).map(
        withReceipt(receiptFrom),
      ),
    ],
    files: await side.selectFrom("request_files").select(["request_id", "name"]).orderBy("position").execute(),
  }));
  const listed = rows
    .map((row) => ({ ...row, reference: receiptReference(row), at: Number(row.received_at) }))
    .filter((row) => reference === null || row.reference === reference.toUpperCase())
    .toSorted((one, other) => other.at - one.at);
  say(`${listed.length} ${listed.length === 1 ? "request" : "requests"} in ${place.says}.`);
  for (const row of listed) {
    if ("damage" in row.receipt) {
      say(`  ${row.reference}  ${new Date(row.at).toISOString()}  ${row.form}  ${row.receipt.damage}`);
      continue;
    }
    const { email, filing } = row.receipt;
    const names = files.filter(({ request_id }) => request_id === row.id).map(({ name }) => name);
    const count = names.length === 0 ? "" : `  ${names.length} ${names.length === 1 ? "file" : "files"}`;
    say(`  ${row.reference}  ${new Date(row.at).toISOString()}  ${row.form}  ${email}${count}`);
    if (reference !== null)
      for (const [name, value] of Object.entries(filing.fields)) {
        const shown = name === "files" ? names.join(", ") : value;
        if (shown !== null && shown !== "") say(`    ${name}: ${String(shown)}`);
      }
  }
};

/** Writes the files of a request into a directory, readable by their owner alone; nothing that is there is overwritten. [FRM-04] [OPS-07] */
export const requestFilesCommand = async (at: string, { reference, directory }: Written, say: Say): Promise<void> => {
  const files = await readingFrom(placeOf(at), async (side) => {
    const ids = (await side.selectFrom("requests").select("id").execute())
      .map(({ id }) => id)
      .filter((id) => receiptReference({ id }) === reference.toUpperCase());
    if (ids.length === 0)
      throw new DataRefused(`There is no request ${reference}. Without a reference, all are listed.`);
    return side
      .selectFrom("request_files")
      .select(["name", "position", "bytes"])
      .where("request_id", "in", ids)
      .orderBy("position")
      .execute();
  });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const { name, position, bytes } of files) {
    // A number in front: two files may have one name, and no name is one that a system reserves.
    const path = join(directory, `${position + 1}-${name}`);
    try {
      writeFileSync(path, bytes, { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      throw new DataRefused(`${path} is there already. Name an empty directory.`);
    }
    say(path);
  }
  say(`${files.length} ${files.length === 1 ? "file" : "files"} of ${reference.toUpperCase()} written.`);
};
