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
export { endLogin, endOtherLogins, endProviderLogin, logOut } from "./own-logins.ts";
export { type FactorAct, OwnFactor, OwnLogin, OwnLogins } from "./ports.ts";
export { type FactorPolicy, factorPolicies, type StaffLogin, type StaffStep, type StoredFactor } from "./model.ts";
export {
  addPasskey,
  beginFactor,
  confirmFactor,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  removeFactor,
  removePasskey,
  renewRecoveryCodes,
} from "./use-cases.ts";
export {
  base32,
  enrolmentUri,
  inGroups,
  isRequested,
  isFresh,
  recoveryCode,
  staffStep,
  stepAt,
  timeCode,
  userVerification,
} from "./rules.ts";
