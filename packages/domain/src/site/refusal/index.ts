// Door of the refusals: every one of the domain with its words, its rule and its status.
export { type GeneralText, generalTexts } from "./general.ts";
export type { Refusal, RefusalShape, RefusalTag } from "./model.ts";
export { factsOf, isRefusal, refusalText, refusalTexts } from "./rules.ts";
export { isRefusalTag, refusalRules } from "./rule-ids.ts";
export { type RefusalStatus, refusalStatuses } from "./status.ts";
export { wireRefusals, type WireTag } from "./wire.ts";
