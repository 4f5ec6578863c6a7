// What a device at an entrance stores: the prints of tickets, the shared log, scans that are not sent. In IndexedDB, so that a reload and a day without a network lose nothing. No names, no keys. [TKT-02]
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Admission } from "@kontor/domain/site/ticket";

/** A scan on its way: `inside` once its holder was let in without an answer. */
export interface UnsentScan {
  readonly event: string;
  readonly id: string;
  readonly ticket: string;
  readonly at: number;
  readonly inside: boolean;
}

export interface StoredAdmission {
  readonly event: string;
  readonly id: string;
  readonly ticket: string;
  readonly at: number;
  readonly gate: string;
}

export interface DeviceSession {
  readonly event: string;
  readonly title: string;
  readonly gate: string;
}

interface Facts {
  readonly session: DeviceSession;
  readonly signals: { readonly sound: boolean; readonly vibration: boolean };
}

type Reader<A> = (value: unknown) => A | undefined;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** What a device was opened for; undefined for anything else, such as what an older page has stored. */
export const sessionFrom: Reader<DeviceSession> = (value) => {
  const { event, title, gate } = fieldsOf(value);
  return typeof event === "string" && typeof title === "string" && typeof gate === "string"
    ? { event, title, gate }
    : undefined;
};

const signalsFrom: Reader<Facts["signals"]> = (value) => {
  const { sound, vibration } = fieldsOf(value);
  return typeof sound === "boolean" && typeof vibration === "boolean" ? { sound, vibration } : undefined;
};

const readers: { readonly [Name in keyof Facts]: Reader<Facts[Name]> } = { session: sessionFrom, signals: signalsFrom };

export interface GateSchema extends DBSchema {
  facts: { key: string; value: unknown };
  tickets: { key: [string, string]; value: { readonly event: string; readonly ticket: string } };
  shared: { key: [string, string, string]; value: StoredAdmission; indexes: { ticket: [string, string] } };
  unsent: { key: [string, string, string]; value: UnsentScan; indexes: { ticket: [string, string]; event: string } };
  /** Tickets that were let in more than once. */
  doubles: {
    key: [string, string];
    value: { readonly event: string; readonly ticket: string };
    indexes: { event: string };
  };
}

export type GateDatabase = IDBPDatabase<GateSchema>;

const openedStore = (name: string): Promise<GateDatabase> =>
  openDB<GateSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore("facts");
      database.createObjectStore("tickets", { keyPath: ["event", "ticket"] });
      database
        .createObjectStore("shared", { keyPath: ["event", "ticket", "id"] })
        .createIndex("ticket", ["event", "ticket"]);
      const unsent = database.createObjectStore("unsent", { keyPath: ["event", "ticket", "id"] });
      unsent.createIndex("ticket", ["event", "ticket"]);
      unsent.createIndex("event", "event");
      database.createObjectStore("doubles", { keyPath: ["event", "ticket"] }).createIndex("event", "event");
    },
  });

/** Versions up to 0.2 had a database of another name, a word of six letters before it. */
const ofBefore = /^[a-z]{6}-gate$/;

/** The databases of versions before; in a browser that cannot list its databases, none. */
const storesOfBefore = async (): Promise<readonly string[]> =>
  (await indexedDB.databases?.())?.flatMap(({ name = "" }) => (ofBefore.test(name) ? [name] : [])) ?? [];

const stores = ["facts", "tickets", "shared", "doubles", "unsent"] as const;
type Store = (typeof stores)[number];

/** Rows that are there already stay as they are; gives back the names of all. */
const copied = async (from: GateDatabase, to: GateDatabase, name: Store): Promise<readonly IDBValidKey[]> => {
  const [keys, rows] = await Promise.all([from.getAllKeys(name), from.getAll(name)]);
  const { store, done } = to.transaction(name, "readwrite");
  const known = new Set((await store.getAllKeys()).map((key) => JSON.stringify(key)));
  for (const [at, row] of rows.entries()) {
    const key = keys[at] as GateSchema[Store]["key"];
    if (!known.has(JSON.stringify(key))) void store.put(row as never, name === "facts" ? (key as never) : undefined);
  }
  await done;
  return keys;
};

const mark = "carried-over";

/** The first opening copies all; later ones what a page of that version, open beside, has written since, and end with an empty one. */
const carryOver = async (from: GateDatabase, to: GateDatabase): Promise<void> => {
  const isFirst = (await to.get("facts", mark)) === undefined;
  if (isFirst) for (const name of stores) if (name !== "unsent") await copied(from, to, name);
  const scans = await copied(from, to, "unsent");
  await to.put("facts", true, mark);
  // Only those that are in their new place; a page that is open beside checks without a network by the rest.
  for (const key of scans) await from.delete("unsent", key as GateSchema["unsent"]["key"]);
  if (!isFirst && scans.length === 0) for (const name of stores) if (name !== "unsent") await from.clear(name);
};

/** Opens it, with what a version before has stored under a name of its own. */
export const openGateStore = async (name = "entrance"): Promise<GateDatabase> => {
  const database = await openedStore(name);
  for (const before of await storesOfBefore()) {
    if (before === name) continue;
    const from = await openedStore(before);
    await carryOver(from, database);
    from.close();
  }
  return database;
};

export const factOf = async <Name extends keyof Facts>(
  database: GateDatabase,
  name: Name,
): Promise<Facts[Name] | undefined> => readers[name](await database.get("facts", name));

export const setFact = async <Name extends keyof Facts>(
  database: GateDatabase,
  name: Name,
  value: Facts[Name],
): Promise<void> => {
  await database.put("facts", value, name);
};

export const admissionsIn = (rows: readonly StoredAdmission[]): readonly Admission[] =>
  rows.map(({ id, ticket, at, gate }) => ({ id, ticket, at: instant(at), gate }));
