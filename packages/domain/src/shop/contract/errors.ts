// What is refused of contracts. [CON-01] [CON-02] [CON-05] [ACC-02] [ACC-05]
import { Refusal } from "#kernel/refusal";
import type { Day } from "#kernel/calendar";

/** The contract cannot end on the wanted day; `next` is the earliest one. */
export class EndNotPossible extends Refusal("EndNotPossible", "CON-01")<{ readonly next: Day }> {}

/** The days of the satisfaction guarantee have passed. */
export class GuaranteeOver extends Refusal("GuaranteeOver", "CON-02")<{
  readonly days: number;
  readonly lastDay: Day;
}> {}

/** There is an earlier order of this customer that was not withdrawn. */
export class GuaranteeUsed extends Refusal("GuaranteeUsed", "CON-05")<{}> {}

/** The statutory period of withdrawal has passed. */
export class WithdrawalOver extends Refusal("WithdrawalOver", "LGL-03")<{ readonly lastDay: Day }> {}

/** The name was registered or moved before the withdrawal, as its customer had asked: the service is done, and the right has ended (§ 356 (4) BGB). */
export class NameIsDone extends Refusal("NameIsDone", "LGL-03")<{}> {}

/** No such contract, or not one of this customer. */
export class ContractUnknown extends Refusal("ContractUnknown", "ACC-02")<{}> {}

/** The contract was cancelled, withdrawn from, or has ended. */
export class ContractNotRunning extends Refusal("ContractNotRunning", "ACC-05")<{}> {}

/** Names and additions have no base fee that the guarantee could give back. */
export class GuaranteeNotOffered extends Refusal("GuaranteeNotOffered", "CON-02")<{}> {}

/** The statutory withdrawal is a right of consumers. */
export class WithdrawalNotForBusiness extends Refusal("WithdrawalNotForBusiness", "LGL-03")<{}> {}
