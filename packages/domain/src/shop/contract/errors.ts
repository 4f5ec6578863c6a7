// What is refused of contracts. [CON-01] [CON-02] [CON-05]
import { Refusal } from "#kernel/refusal";
import type { Day } from "#kernel/calendar";

/** The contract cannot end on the wanted day; `next` is the earliest one. */
export class EndNotPossible extends Refusal("EndNotPossible")<{ readonly next: Day }> {
  readonly rule = "CON-01" as const;
}

/** The days of the satisfaction guarantee have passed. */
export class GuaranteeOver extends Refusal("GuaranteeOver")<{ readonly days: number; readonly lastDay: Day }> {
  readonly rule = "CON-02" as const;
}

/** There is an earlier order of this customer that was not withdrawn. */
export class GuaranteeUsed extends Refusal("GuaranteeUsed")<{}> {
  readonly rule = "CON-05" as const;
}

/** The statutory period of withdrawal has passed. */
export class WithdrawalOver extends Refusal("WithdrawalOver")<{ readonly lastDay: Day }> {
  readonly rule = "LGL-03" as const;
}
