// A contract that its customer ended for good cause, once a person has accepted the cause: no term and no notice period binds any more. [ACC-05] [CON-01]
import type * as Result from "effect/Result";
import { addDays, type Day, type Instant, isBefore } from "#kernel/calendar";
import type { ContractNotRunning } from "./errors.ts";
import type { ServiceContract } from "./service-model.ts";
import { cancelledTo } from "./service-rules.ts";

/**
 * At once, on the day of the receipt, or after the later day that the declaration names as its last one. What was paid beyond the end is paid back as
 * after any other notice. One that was cancelled already is ended earlier, never later. (§ 314 BGB)
 */
export const endedForCause = (
  contract: ServiceContract,
  wanted: Day | null,
  received: Instant,
  today: Day,
): Result.Result<ServiceContract, ContractNotRunning> =>
  cancelledTo(contract, wanted === null || !isBefore(today, wanted) ? today : addDays(wanted, 1), received, today);
