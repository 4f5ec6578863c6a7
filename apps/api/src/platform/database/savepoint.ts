// A place in an open transaction to go back to: what came after it is undone, the transaction goes on. [CHK-05]
import { sql } from "kysely";
import type { Handle } from "./handle.ts";

export interface Savepoint {
  readonly mark: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export const undoIn = (handle: Handle): Savepoint => ({
  mark: async () => void (await sql.raw("savepoint attempt").execute(handle)),
  undo: async () => void (await sql.raw("rollback to savepoint attempt").execute(handle)),
});
