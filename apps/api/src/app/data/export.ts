// npm run data -- export: orders, invoices, customers or subscribers of the newsletter as CSV or JSON Lines, as they are at one moment. [OUT-02]
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { exportedLists, exportFormats } from "@kontor/domain/site/outside";
import { type ExportSettings, exported } from "../../site/outside/export-rows.ts";
import { DataRefused, placeOf, readingFrom } from "./place.ts";

export interface Export extends ExportSettings {
  readonly list: string;
  readonly format: string;
  /** A new file, readable by its owner alone; null for the standard output. */
  readonly file: string | null;
}

export const exportCommand = async (
  from: string,
  { list: listName, format: formatName, file, ...settings }: Export,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> => {
  const list = exportedLists.find((name) => name === listName);
  const format = exportFormats.find((name) => name === formatName);
  if (list === undefined)
    throw new DataRefused(`There is no list ${listName}: allowed is one of ${exportedLists.join(", ")}.`);
  if (format === undefined)
    throw new DataRefused(`There is no format ${formatName}: allowed is ${exportFormats.join(" or ")}.`);
  const to = file === null ? output : createWriteStream(file, { mode: 0o600, flags: "wx" });
  if (file !== null) {
    await once(to, "open").catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST"
        ? new DataRefused(`${file} is there already; an export overwrites nothing.`)
        : error;
    });
  }
  await readingFrom(placeOf(from), async (side) => {
    for await (const piece of exported(side, list, format, settings)) if (!to.write(piece)) await once(to, "drain");
  });
  if (file === null) return;
  to.end();
  await finished(to);
};
