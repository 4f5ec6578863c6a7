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

export const openGateStore = (name = "kontor-gate"): Promise<GateDatabase> =>
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
