// The door of `async`: the one type for what is awaited.
export type { Async, AsyncStatus } from "./model.ts";
export { failure, idle, mayTryAgain, pending, success, valueOf } from "./rules.ts";
