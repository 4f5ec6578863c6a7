// The door of `refusal` in the kernel: what a refusal is, and how its entry is written.
export type { EntriesFor, RefusalEntry, RefusalShape, RefusalsOf, RefusalStatus } from "./model.ts";
export { Refusal } from "./refusal.ts";
export { refusalsOf } from "./rules.ts";
