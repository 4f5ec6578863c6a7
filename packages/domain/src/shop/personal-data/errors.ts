// Why an account is not deleted. [ACC-06]
import { Refusal } from "#kernel/refusal";

/** Contracts that run, or were cancelled to a day that is still to come. */
export class ContractsStillRun extends Refusal("ContractsStillRun", "ACC-06")<{ readonly count: number }> {}

/** Something is left to pay or to be paid back: in cents. [SHOP3-4] */
export class MoneyStillOpen extends Refusal("MoneyStillOpen", "ACC-06")<{
  readonly left: number;
  readonly toPayBack: number;
  readonly credit: number;
}> {}
