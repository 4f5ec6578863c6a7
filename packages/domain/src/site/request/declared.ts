// Declarations that others than their party may have sent: what is taken at once, what waits for its party, what is undone by it (decision 109). [ACC-05] [CON-03] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import { addDays, type Day, type Instant, isBefore } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import { type ContractId, type ContractState, nextWorkingDay, type ServiceContract } from "#shop/contract";
import { DeclarationAnswered } from "./errors.ts";
import type { Declaration } from "./model.ts";
import { daysToObject } from "./limits.ts";

/**
 * What a declaration did to one contract: it `waits` for the word of its party, it is `taken` and its party may still object, its party `confirmed` it and
 * staff judge its reason, it is `done`, or its party `denied` it.
 */
export type DeclaredStanding = "waits" | "taken" | "confirmed" | "done" | "denied";

/** A contract that a declaration without a login means. */
export interface DeclaredContract {
  /** The id of the declaration's receipt. */
  readonly declaration: string;
  readonly contract: ContractId;
  readonly customerNumber: string;
  readonly receivedAt: Instant;
  readonly standing: DeclaredStanding;
  /** What it was before the notice; null where nothing was changed. */
  readonly before: ContractState | null;
}

/** How it became known that a declaration came from its party. */
export type ProofWay = "login" | "link" | "staff";

/** What its party says of a declaration: it is theirs, or it is not. */
export type DeclarationAnswer = "own" | "not-own";

/** Whether the declaration is proved by itself: the contract's customer is logged in. An email address proves nothing, since others know it. */
export const isProved = (
  { customerNumber }: Pick<ServiceContract, "customerNumber">,
  loggedIn: string | null,
): boolean => customerNumber === loggedIn;

/**
 * Whether a declaration without proof is taken at once: a notice of a running contract whose end is far enough away for its party to object. What would
 * delete or hand over before that waits. [CON-03]
 */
export const isTakenAtOnce = (before: ServiceContract, after: ServiceContract, today: Day): boolean =>
  before.state.kind === "running" &&
  after.state.kind === "cancelled" &&
  after.state.by === "notice" &&
  !isBefore(after.state.end, addDays(today, daysToObject));

/** A reason to end a contract at once is read by a person, also one that its party gave. */
export const isForJudgement = ({ form, fields }: Declaration): boolean =>
  form === "cancellation" && fields.termination === "extraordinary";

/** By when staff have dealt with a declaration that waits: the working day after it arrived, at the seller's place. */
export const declarationDueOn = (receivedOn: Day, seller: CountryCode): Day =>
  nextWorkingDay(addDays(receivedOn, 1), seller);

/** The contract as it was before a notice that its party did not give; while it has not ended, and nothing else has ended it since. */
export const revoked = (
  { before, receivedAt }: Pick<DeclaredContract, "before" | "receivedAt">,
  contract: ServiceContract,
  today: Day,
): Result.Result<ServiceContract, DeclarationAnswered> => {
  const { state } = contract;
  return before !== null && state.kind === "cancelled" && state.at === receivedAt && isBefore(today, state.end)
    ? Result.succeed({ ...contract, state: before })
    : Result.fail(new DeclarationAnswered());
};
