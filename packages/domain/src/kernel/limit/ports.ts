// Where attempts are counted: in the transaction of the use case, for whoever makes it. [OPS-08]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Limit } from "./model.ts";

export class Attempts extends Context.Service<
  Attempts,
  {
    /** The seconds until there may be another attempt of this kind; null where there may be one now. Nothing is counted. */
    readonly wait: (kind: string, limit: Limit) => Effect<number | null>;
    /** Counts one. */
    readonly add: (kind: string, limit: Limit) => Effect<void>;
  }
>()("kontor/kernel/limit/Attempts") {}
