// The door of `loading-bar`: its times, its curve, its machine.
export { type LoadingBarView } from "./model.ts";
export { loadingBarTimes } from "./limits.ts";
export { elapsedAt, progressAt, progressFrom } from "./rules.ts";
export { type LoadingBarEvent, loadingBarMachine } from "./machine.ts";
export { loadingBarView } from "./view.ts";
