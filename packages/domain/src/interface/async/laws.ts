// What always holds of something awaited.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyAsync } from "./arbitraries.ts";
import { mapped, matched, mayTryAgain, pending, valueOf } from "./rules.ts";

const any = anyAsync(fc.integer(), fc.string());

export const laws: readonly Law[] = [
  law("[SHL-11] fetching again hides nothing that was shown", () =>
    fc.property(any, (async) => valueOf(pending(async)) === valueOf(async)),
  ),
  law("[SHL-11] every state has exactly one answer, its own", () =>
    fc.property(
      any,
      (async) =>
        matched(async, { idle: () => "idle", pending: () => "pending", success: () => "success", error: () => "error" }) === async.status,
    ),
  ),
  law("[SHL-11] only what failed offers to try again, and trying again is pending", () =>
    fc.property(any, (async) => mayTryAgain(async) === (async.status === "error") && pending(async).status === "pending"),
  ),
  law("[SHL-11] changing the value keeps the state", () =>
    fc.property(any, (async) => {
      const twice = mapped(async, (value) => value * 2);
      const shown = valueOf(async);
      return twice.status === async.status && valueOf(twice) === (shown === null ? null : shown * 2);
    }),
  ),
];
