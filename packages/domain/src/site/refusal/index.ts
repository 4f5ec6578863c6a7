// Door of the refusals: every one of the domain with its words, its rule and its status, gathered from the entries of all contexts.
export type { RefusalShape } from "#kernel/refusal";
export { type Refusal, refusalRules, refusalStatuses, type RefusalTag } from "./entries.gen.ts";
export { BodyTooLarge, ContentTypeUnknown, RequestMalformed, Unavailable } from "./errors.ts";
export { type GeneralText, generalTexts } from "./general.ts";
export {
  chosenRefusalTexts,
  factsOf,
  isRefusal,
  isRefusalTag,
  refusalText,
  refusalTexts,
  refusalTextsOf,
  refusalTitle,
  type RefusingContext,
} from "./rules.ts";
export { hasRetryAfter, retryAfterOf, type TimedTag, withWaitInWords } from "./waits.ts";
