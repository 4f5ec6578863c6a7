// The door of `consent`: categories and their cookies, decisions, the banner's machine.
export {
  type CookieChange,
  cookieChanges,
  type CookieName,
  cookiePollingInterval,
  type CookieRow,
  cookieRow,
  cookieTable,
  readCookies,
} from "./cookies.ts";
export { ConsentNotRecorded } from "./errors.ts";
export {
  categories,
  type Category,
  choices,
  consentCookie,
  cookieCategories,
  type Decision,
  type DecisionFacts,
  legalPaths,
  settleTime,
} from "./model.ts";
export { ConsentProofs } from "./ports.ts";
export { allowed, categoryOf, decided, deletedBy, isClosable, mayStore, needsDecision, readDecision, writeDecision } from "./rules.ts";
export { type ConsentEmitted, type ConsentEvent, type ConsentInput, consentMachine, consentView } from "./machine.ts";
