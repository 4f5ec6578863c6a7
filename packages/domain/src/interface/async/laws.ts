// What always holds of something awaited.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAsync } from "./arbitraries.ts";
import { mayTryAgain, pending, valueOf } from "./rules.ts";

const any = anyAsync(fc.integer(), fc.string());

export const laws: readonly Law[] = [
  law("[SHL-11] fetching again hides nothing that was shown", () =>
    fc.property(any, (async) => valueOf(pending(async)) === valueOf(async)),
  ),
  law("[SHL-11] only what failed offers to try again, and trying again is pending", () =>
    fc.property(
      any,
      (async) => mayTryAgain(async) === (async.status === "error") && pending(async).status === "pending",
    ),
  ),
];
