// Laws of stored data: nothing goes before its time, nothing stays after it, no running contract loses its customer. [ACC-06]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, day, type Day, instant, isBefore } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import type { ContractState } from "#shop/contract";
import { deletedFrom, deletionAllowed, dueOn } from "./rules.ts";
import { storedKinds } from "./stored-kinds.ts";

const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(day("2020-01-01"), days));

const anyState: fc.Arbitrary<ContractState> = fc.oneof(
  fc.constant({ kind: "running" } as const),
  anyDay.map((end) => ({ kind: "cancelled", at: instant(0), end, by: "notice", refund: null }) as const),
  anyDay.map((at) => ({ kind: "withdrawn", at: instant(0), day: at }) as const),
);

export const laws: readonly Law[] = [
  law("[ACC-06] an account is deleted exactly when each of its contracts has ended or was withdrawn from", () =>
    fc.property(fc.array(anyState, { maxLength: 4 }), anyDay, (states, today) => {
      const over = states.every(
        (state) => state.kind === "withdrawn" || (state.kind === "cancelled" && !isBefore(today, state.end)),
      );
      return (
        Result.isSuccess(
          deletionAllowed(
            states.map((state) => ({ state })),
            today,
          ),
        ) === over
      );
    }),
  ),
  law("[ACC-06] what stays is due from its day on, is next until then, and begins with a year", () =>
    fc.property(anyDay, anyDay, (last, today) => {
      const { keys, next } = dueOn(last, today);
      return storedKinds.every((kind) => {
        if (kind.atDeletion !== "stays" || kind.years === 0) return !keys.includes(kind.key);
        const from = deletedFrom(kind, last);
        const isDue = !isBefore(today, from);
        return (
          from.endsWith("-01-01") &&
          isBefore(addDays(last, kind.years * 365), from) &&
          keys.includes(kind.key) === isDue &&
          (isDue || next !== null)
        );
      });
    }),
  ),
];
