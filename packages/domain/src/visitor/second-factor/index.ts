// The door of `second-factor`: codes by time, recovery codes, who needs one, fresh proofs of identity.
export * from "./errors.ts";
export {
  codeSeconds,
  factorTries,
  factorTriesADay,
  mostPasskeys,
  passkeyMs,
  proofMs,
  recoveryBytes,
  recoveryCodes,
  secretBytes,
} from "./limits.ts";
export { endOtherLogins } from "./own-logins.ts";
export { OwnLogins } from "./ports.ts";
export { type FactorPolicy, factorPolicies, type StaffLogin, type StaffStep } from "./model.ts";
export {
  base32,
  enrolmentUri,
  inGroups,
  isRequested,
  isEnrolmentOpen,
  isFresh,
  isStaff,
  matchedStep,
  passkeyName,
  recoveryCode,
  staffStep,
  stepAt,
  timeCode,
  typedCode,
  userVerification,
} from "./rules.ts";
