// Group commit: concurrent transactions run one after the other, each whole or not at all, and are committed together; results are returned after the commit (decision 24). [OPS-02] [CHK-05]
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import type { Database, Handle } from "./handle.ts";
import type { MaybeAsync } from "./maybe-async.ts";

type InTransaction = Database["inTransaction"];

interface Waiting {
  readonly use: (handle: Handle) => MaybeAsync<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** Resolves or rejects one of them, once all are committed. */
type Notify = () => void;

/** So many in one commit; later ones go into the next. */
const mostAtOnce = 100;

/** A transaction failed after it had changed something, so it needs a savepoint. */
class UndoNeeded extends Error {}

type RunOne = (handle: Handle, each: Waiting) => Promise<Notify>;

/**
 * Writing to the disk takes longer than most transactions, and takes as long for many as for one. Those that the calls of one
 * turn of the event loop begin share it: each sees what those before it did, a refused one is undone alone, and when the
 * disk refuses, all of them are rejected.
 */
export const groupCommit = (writer: DatabaseSync, inTransaction: InTransaction): InTransaction => {
  const waiting: Waiting[] = [];
  const state = { isRunning: false };
  const [begin, undo, end] = [
    writer.prepare("savepoint one"),
    writer.prepare("rollback to one"),
    writer.prepare("release one"),
  ];
  const counter = writer.prepare("select total_changes()");
  counter.setReturnArrays(true);
  const changes = (): string => String(counter.get());

  /** Without a savepoint: most transactions that fail do so before they change anything. */
  const runPlain: RunOne = async (handle, { use, done, failed }) => {
    const before = changes();
    try {
      const value = await use(handle);
      return () => done(value);
    } catch (error) {
      // A full or broken disk has ended the transaction for all.
      if (!writer.isTransaction) throw error;
      if (changes() !== before) throw new UndoNeeded();
      return () => failed(error);
    }
  };

  /** With a savepoint, for which SQLite has to save every page that is changed. */
  const runUndoable: RunOne = async (handle, { use, done, failed }) => {
    begin.run();
    try {
      const value = await use(handle);
      end.run();
      return () => done(value);
    } catch (error) {
      if (!writer.isTransaction) throw error;
      undo.run();
      end.run();
      return () => failed(error);
    }
  };

  const committed = (next: () => Waiting | undefined, runOne: RunOne): Promise<readonly Notify[]> =>
    inTransaction(async (handle) => {
      const notify: Notify[] = [];
      for (let each = next(); each !== undefined; each = next()) notify.push(await runOne(handle, each));
      return notify;
    });

  const round = async (): Promise<void> => {
    const taken: Waiting[] = [];
    const next = (): Waiting | undefined => {
      const first = taken.length < mostAtOnce ? waiting.shift() : undefined;
      if (first !== undefined) taken.push(first);
      return first;
    };
    const onceMore = (error: unknown): Promise<readonly Notify[]> => {
      if (!(error instanceof UndoNeeded)) throw error;
      const again = taken.values();
      return committed(() => again.next().value, runUndoable);
    };
    try {
      for (const notify of await committed(next, runPlain).catch(onceMore)) notify();
    } catch (error) {
      // Where not even `begin` succeeded, none was taken from the queue.
      for (const { failed } of taken.length === 0 ? waiting.splice(0) : taken) failed(error);
    }
  };

  /** While an event loop turn reads calls, clients that were answered before it call again: waits until a turn brings no new ones. */
  const allArrived = async (): Promise<void> => {
    for (let seen = 0; seen < waiting.length && seen < mostAtOnce; ) {
      seen = waiting.length;
      await turn();
    }
  };

  const run = async (): Promise<void> => {
    state.isRunning = true;
    while (waiting.length > 0) {
      await allArrived();
      await round();
    }
    state.isRunning = false;
  };

  return <A>(use: (handle: Handle) => MaybeAsync<A>) =>
    new Promise<A>((done, failed) => {
      waiting.push({ use, done: done as (value: unknown) => void, failed });
      if (!state.isRunning) void run();
    });
};
