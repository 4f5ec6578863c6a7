// The door of `toast`: settings of shell and content site, what is shown, the machine that counts down.
export {
  type Overflow,
  type Toast,
  type ToastEvent,
  type ToastPosition,
  type ToastRequest,
  type ToastSettings,
  type ToastStack,
  type ToastType,
  toastTypes,
} from "./model.ts";
export { contentToasts, dragBackTime, dragShare, shellToasts } from "./limits.ts";
export {
  changed,
  countOf,
  isDraggedOut,
  isRunning,
  noToasts,
  opacityOf,
  passed,
  politeness,
  positionIn,
  shownAt,
  untilNext,
} from "./rules.ts";
export { toastMachine } from "./machine.ts";
export { toastsAt } from "./view.ts";
