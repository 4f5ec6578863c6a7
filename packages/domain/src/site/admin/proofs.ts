// Which operations of staff need a fresh proof of identity, and which are there for logins whose second factor is outstanding. [SES-07]
import type { Instant } from "#kernel/calendar";
import { isFresh, type StaffStep } from "#visitor/second-factor";

/** What a screen that was left open must not be enough for: rights, second factors, the access of others, money that is given back, by a match of a declaration too, lists and authcodes that leave the shop. */
const freshOperations: ReadonlySet<string> = new Set([
  "setRole",
  "resetFactor",
  "resetAccess",
  "beginFactor",
  "removeFactor",
  "renewRecoveryCodes",
  "beginPasskey",
  "addPasskey",
  "removePasskey",
  "creditInvoice",
  "matchDeclaration",
  "noteExport",
  "exportList",
  "readAuthcodes",
]);

export const needsFreshProof = (operation: string): boolean => freshOperations.has(operation);

/** Whether an operation waits for a new proof: of a login, too, the age is what counts. */
export const waitsForProof = (operation: string, provedAt: Instant, now: Instant): boolean =>
  needsFreshProof(operation) && !isFresh(provedAt, now);

/** Who set nothing up yet can do so, and who has a second factor can give it: all else waits. */
const openBefore: Readonly<Record<Exclude<StaffStep, "none">, readonly string[]>> = {
  code: ["readFactor", "proveIdentity", "requestPasskey", "provePasskey"],
  "set-up": ["readFactor", "proveIdentity", "beginFactor", "confirmFactor"],
};

/** Whether an operation is open to a login that still needs this step. */
export const opensBefore = (step: StaffStep, operation: string): boolean => step === "none" || openBefore[step].includes(operation);
