// The door of `limit`.
export { TooManyAttempts } from "./errors.ts";
export type { Counted, Limit } from "./model.ts";
export { Attempts } from "./ports.ts";
export { waitOver, withinLimit } from "./rules.ts";
export { committed, limited, refuseAndCommit, CommittedRefusal } from "./use-cases.ts";
