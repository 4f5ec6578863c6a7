// The door of `consent`: categories and their cookies, decisions, the banner's machine.
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
export { allowed, categoryOf, decided, deletedBy, isClosable, mayStore, mustAsk, readDecision, writeDecision } from "./rules.ts";
export { type ConsentEmitted, type ConsentEvent, type ConsentInput, consentMachine, consentView } from "./machine.ts";
