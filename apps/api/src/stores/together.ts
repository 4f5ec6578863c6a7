// Transactions that meet: done one after the other, each whole or not at all, and committed at once; nobody is told of his before that. [OPS-02] [CHK-05]
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import type { Database, Handle } from "./database.ts";
import type { Soon } from "./soon.ts";

type InTransaction = Database["inTransaction"];

interface Waiting {
  readonly use: (handle: Handle) => Soon<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** One that is over, to be told once everything is committed. */
type Tell = () => void;

/** So many at once; whoever comes later waits for the next ones. */
const mostAtOnce = 100;

/**
 * Writing to the disk takes longer than most transactions, and takes as long for many as for one. Those that the calls of one
 * turn of the event loop begin share it: each sees what those before it did, a refused one is undone alone, and when the
 * disk refuses, all of them are told so.
 */
export const together = (writer: DatabaseSync, inTransaction: InTransaction): InTransaction => {
  const waiting: Waiting[] = [];
  const state = { isRunning: false };
  const [begin, undo, end] = [writer.prepare("savepoint one"), writer.prepare("rollback to one"), writer.prepare("release one")];

  const settled = async (handle: Handle, { use, done, failed }: Waiting): Promise<Tell> => {
    begin.run();
    try {
      const value = await use(handle);
      end.run();
      return () => done(value);
    } catch (error) {
      // A full or broken disk has ended the transaction for all.
      if (!writer.isTransaction) throw error;
      undo.run();
      end.run();
      return () => failed(error);
    }
  };

  const round = async (): Promise<void> => {
    const taken: Waiting[] = [];
    const tell: Tell[] = [];
    try {
      await inTransaction(async (handle) => {
        for (let next = waiting.shift(); next !== undefined; next = taken.length < mostAtOnce ? waiting.shift() : undefined) {
          taken.push(next);
          tell.push(await settled(handle, next));
        }
      });
    } catch (error) {
      // Where not even the beginning succeeded, nobody was taken.
      const concerned = taken.length === 0 ? waiting.splice(0) : taken;
      tell.length = 0;
      for (const { failed } of concerned) tell.push(() => failed(error));
    }
    for (const each of tell) each();
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

  return <A>(use: (handle: Handle) => Soon<A>) =>
    new Promise<A>((done, failed) => {
      waiting.push({ use, done: done as (value: unknown) => void, failed });
      if (!state.isRunning) void run();
    });
};
