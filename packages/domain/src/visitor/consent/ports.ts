// What consent needs from outside: a place where decisions are recorded as proof. [VIS-02]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { ConsentNotRecorded } from "./errors.ts";
import type { Decision } from "./model.ts";

export class ConsentProofs extends Context.Service<
  ConsentProofs,
  {
    /** The same decision twice is one proof. */
    readonly record: (decision: Decision) => Effect<void, ConsentNotRecorded>;
  }
>()("kontor/visitor/consent/ConsentProofs") {}
