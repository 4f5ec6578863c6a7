// Where attempts are counted: in the transaction of the use case, by caller or by the thing that is attempted. [OPS-08]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Limit } from "./model.ts";

export class Attempts extends Context.Service<
  Attempts,
  {
    /**
     * The seconds until there may be another attempt of this kind; null where there may be one now. Nothing is counted. With `on`, attempts on
     * that thing are meant, whatever their caller.
     */
    readonly wait: (kind: string, limit: Limit, on?: string) => Effect<number | null>;
    /** Counts one. */
    readonly add: (kind: string, limit: Limit, on?: string) => Effect<void>;
  }
>()("kontor/kernel/limit/Attempts") {}
