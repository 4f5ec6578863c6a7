// The door of `consent`: categories and their cookies, decisions, the banner's machine.
export {
  type CookieChange,
  cookieChanges,
  type CookieName,
  type CookieRow,
  cookieRow,
  withoutDoubled,
  cookieTable,
  type NecessaryCookie,
  readCookies,
} from "./cookies.ts";
export { cookiePollingInterval, settleTime, decisionLimit } from "./limits.ts";
export { ConsentNotRecorded } from "./errors.ts";
export {
  categories,
  type Category,
  type Choice,
  choices,
  consentCookie,
  type Decision,
  type DecisionFacts,
  legalPaths,
  type OptionalScript,
} from "./model.ts";
export { ConsentProofs } from "./ports.ts";
export {
  allowed,
  allowedScripts,
  chosenCategories,
  decided,
  deletedBy,
  isChoice,
  isClosable,
  mayStore,
  needsDecision,
  proofOf,
  proofsStoredSince,
  readDecision,
  selectedCategories,
  stoppedBy,
  storedFor,
  writeDecision,
} from "./rules.ts";
export { readScripts, revisionOf, scriptOrigins } from "./scripts.ts";
export { recordConsent } from "./use-cases.ts";
export { type ConsentEmitted, type ConsentEvent, type ConsentInput, consentMachine } from "./machine.ts";
export { consentView } from "./view.ts";
