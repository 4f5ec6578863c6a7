// Transactions that meet: done one after the other, each whole or not at all, and committed at once; nobody is told of his before that. [OPS-02] [CHK-05]
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

/** One that is over, to be told once everything is committed. */
type Tell = () => void;

/** So many at once; whoever comes later waits for the next ones. */
const mostAtOnce = 100;

/** Somebody failed after he had changed something. */
class HalfDone extends Error {}

type Settle = (handle: Handle, each: Waiting) => Promise<Tell>;

/**
 * Writing to the disk takes longer than most transactions, and takes as long for many as for one. Those that the calls of one
 * turn of the event loop begin share it: each sees what those before it did, a refused one is undone alone, and when the
 * disk refuses, all of them are told so.
 */
export const together = (writer: DatabaseSync, inTransaction: InTransaction): InTransaction => {
  const waiting: Waiting[] = [];
  const state = { isRunning: false };
  const [begin, undo, end] = [writer.prepare("savepoint one"), writer.prepare("rollback to one"), writer.prepare("release one")];
  const counter = writer.prepare("select total_changes()");
  counter.setReturnArrays(true);
  const changes = (): string => String(counter.get());

  /** Who fails before he changes anything leaves nothing to undo, as nearly everybody who fails. */
  const settled: Settle = async (handle, { use, done, failed }) => {
    const before = changes();
    try {
      const value = await use(handle);
      return () => done(value);
    } catch (error) {
      // A full or broken disk has ended the transaction for all.
      if (!writer.isTransaction) throw error;
      if (changes() !== before) throw new HalfDone();
      return () => failed(error);
    }
  };

  /** The same where somebody leaves something to undo: SQLite keeps the old state of every page that is changed for that. */
  const undoable: Settle = async (handle, { use, done, failed }) => {
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

  const committed = (next: () => Waiting | undefined, settle: Settle): Promise<readonly Tell[]> =>
    inTransaction(async (handle) => {
      const tell: Tell[] = [];
      for (let each = next(); each !== undefined; each = next()) tell.push(await settle(handle, each));
      return tell;
    });

  const round = async (): Promise<void> => {
    const taken: Waiting[] = [];
    const next = (): Waiting | undefined => {
      const first = taken.length < mostAtOnce ? waiting.shift() : undefined;
      if (first !== undefined) taken.push(first);
      return first;
    };
    const onceMore = (error: unknown): Promise<readonly Tell[]> => {
      if (!(error instanceof HalfDone)) throw error;
      const again = taken.values();
      return committed(() => again.next().value, undoable);
    };
    try {
      for (const tell of await committed(next, settled).catch(onceMore)) tell();
    } catch (error) {
      // Where not even the beginning succeeded, nobody was taken.
      for (const { failed } of taken.length === 0 ? waiting.splice(0) : taken) failed(error);
    }
  };

  /** While a turn reads calls, those who were answered before it call again: until one brings nobody new. */
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
