// What is refused of contracts. [CON-01] [CON-02] [CON-05]
import * as Data from "effect/Data";
import type { Day } from "#kernel/calendar";

/** The contract cannot end on the wanted day; `next` is the earliest one. */
export class EndNotPossible extends Data.TaggedError("EndNotPossible")<{ readonly next: Day }> {
  readonly rule = "CON-01" as const;
}

/** The days of the satisfaction guarantee have passed. */
export class GuaranteeOver extends Data.TaggedError("GuaranteeOver")<{ readonly days: number; readonly lastDay: Day }> {
  readonly rule = "CON-02" as const;
}

/** There is an earlier order of this customer that was not withdrawn. */
export class GuaranteeUsed extends Data.TaggedError("GuaranteeUsed")<{}> {
  readonly rule = "CON-05" as const;
}

/** The statutory period of withdrawal has passed. */
export class WithdrawalOver extends Data.TaggedError("WithdrawalOver")<{ readonly lastDay: Day }> {
  readonly rule = "LGL-03" as const;
}
