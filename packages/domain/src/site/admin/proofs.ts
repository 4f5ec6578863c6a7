// Which operations of staff wait for a fresh proof of identity, and which are there for logins whose second factor is outstanding. [SES-07]
import type { Instant } from "#kernel/calendar";
import { isFresh, type StaffStep } from "#visitor/second-factor";
import { staffOperations } from "./staff-operations.ts";

const proofs: Readonly<Record<string, { readonly fresh: boolean }>> = staffOperations;

export const needsFreshProof = (operation: string): boolean =>
  Object.hasOwn(proofs, operation) && proofs[operation]?.fresh === true;

/** Whether an operation waits for a new proof. */
export const waitsForProof = (operation: string, provedAt: Instant | null, now: Instant): boolean =>
  needsFreshProof(operation) && !isFresh(provedAt, now);

/** Who set nothing up yet can do so, and who has a second factor can give it: all else waits, a change of the password, too, where there is a factor. */
const openBefore: Readonly<Record<Exclude<StaffStep, "none">, readonly string[]>> = {
  code: ["readFactor", "proveIdentity", "requestPasskey", "provePasskey"],
  "set-up": ["readFactor", "proveIdentity", "beginFactor", "confirmFactor", "changePassword"],
};

/** Whether an operation is open to a login that still needs this step. */
export const opensBefore = (step: StaffStep, operation: string): boolean =>
  step === "none" || openBefore[step].includes(operation);
