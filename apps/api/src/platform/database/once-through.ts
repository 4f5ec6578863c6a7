// What rows of earlier versions need is made once, when the shop starts: page by page, and not looked for again once all are through.
import type { Database } from "./handle.ts";
import { metadataOf, setMetadata } from "./metadata.ts";

/** `mark` names the work in the database; `page` reads the rows behind an id, in the order of ids, and none behind the last. */
export const onceThrough = async <Row extends { readonly id: string }>(
  database: Database,
  mark: string,
  page: (behind: string) => Promise<readonly Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  if ((await metadataOf(database.reads, mark)) !== null) return;
  for (let behind = ""; ; ) {
    const rows = await page(behind);
    const last = rows.at(-1);
    if (last === undefined) break;
    behind = last.id;
    await work(rows);
  }
  await database.inTransaction((handle) => setMetadata(handle, mark, "1"));
};
