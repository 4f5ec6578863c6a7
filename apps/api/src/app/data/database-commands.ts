// What an operator does with the data: move it to another database, back it up, put a backup back, look after mails that no server takes. [OPS-02] [OPS-06]
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import { doubtNumbers, trustNumbers } from "../../platform/database/numbers.ts";
import { writtenLast } from "../../site/admin/numbers-store.ts";
import { copyRows, holdsAnything, type CopiedTable } from "./copy.ts";
import { confirmIn, question } from "./numbers.ts";
import { DataRefused, isOpen, placeOf, readingFrom, type Side, writingTo, type Place } from "./place.ts";

export type Say = (line: string) => void;

const summary = (copied: readonly CopiedTable[]): string =>
  `${copied.reduce((sum, { rows }) => sum + rows, 0)} rows of ${copied.length} tables, each compared after it was written`;

const samePlace = (a: Place, b: Place): boolean =>
  a.kind === b.kind && (a.kind === "postgres" && b.kind === "postgres" ? a.url === b.url : a.says === b.says);

const copied = async (
  from: Place,
  to: Place,
  replace: boolean,
  then: (side: Side) => Promise<void> = async () => undefined,
): Promise<readonly CopiedTable[]> => {
  if (samePlace(from, to)) throw new DataRefused(`${from.says} is both where the data is and where it should go.`);
  return readingFrom(from, (source) =>
    writingTo(to, async (target) => {
      if (!replace && (await holdsAnything(target)))
        throw new DataRefused(
          `${to.says} holds accounts, carts or orders already, which would be lost: add --replace if that is meant.`,
        );
      const rows = await copyRows(source, target, to.kind);
      await then(target);
      return rows;
    }),
  );
};

/** Everything from one database into another. The shop is stopped meanwhile, or what it writes stays behind. */
export const move = async (
  from: string,
  to: string,
  { replace, running }: { readonly replace: boolean; readonly running: boolean },
  say: Say,
): Promise<void> => {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (!running && (await isOpen(source)))
    throw new DataRefused(
      `${source.says} is open in a shop that runs: stop it first, or what it writes meanwhile stays behind. To move it all the same, add --running.`,
    );
  const rows = await copied(source, target, replace);
  say(`Moved ${summary(rows)}, from ${source.says} to ${target.says}.`);
  if (target.kind === "postgres")
    say(
      "Start the shop with DATABASE_URL, and with SESSION_SECRET as it was (without one it is in the file session-secret of the data directory): then everybody stays logged in.",
    );
};

/** One file, complete or not there, that only its owner may read. The shop may run. */
export const backup = async (from: string, to: string, say: Say): Promise<void> => {
  const source = placeOf(from);
  const file = resolve(to);
  if (existsSync(file)) throw new DataRefused(`${file} exists already: name another file.`);
  mkdirSync(dirname(file), { recursive: true });
  const part = join(dirname(file), `.${basename(file)}.part.sqlite`);
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, "wx", 0o600));
    const rows = await copied(source, placeOf(part), true);
    settle(part);
    chmodSync(part, 0o600);
    renameSync(part, file);
    say(`Backed up ${summary(rows)}, from ${source.says} to ${file}.`);
  } finally {
    for (const rest of ["", "-wal", "-shm", "-journal"]) rmSync(part + rest, { force: true });
  }
};

export interface Restoring {
  readonly replace: boolean;
  /** The last numbers that were sent; empty where those of the backup are, null while that is not confirmed. */
  readonly numbersFrom: readonly string[] | null;
  readonly zone: TimeZone;
}

/** Everything of a backup in one transaction: a shop that runs sees all of it or none. Numbers wait until a person has said which were sent last. [ACC-03] */
export const restore = async (
  from: string,
  to: string,
  { replace, numbersFrom, zone }: Restoring,
  say: Say,
): Promise<void> => {
  const [source, target] = [placeOf(resolve(from)), placeOf(to)];
  const shown: { last: readonly string[] | null } = { last: null };
  const rows = await copied(source, target, replace, async (side) => {
    // A backup may be of a shop whose numbers waited.
    if (numbersFrom?.length === 0) return trustNumbers(side, []);
    await doubtNumbers(side, Date.now());
    if (numbersFrom === null) shown.last = await writtenLast(side);
    else await confirmIn(side, numbersFrom, zone);
  });
  say(`Restored ${summary(rows)}, from ${source.says} to ${target.says}.`);
  if (shown.last !== null) say(question(shown.last));
};

/** One whole file without a log beside it, on the disk. */
const settle = (file: string): void => {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = delete");
  database.close();
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
};
