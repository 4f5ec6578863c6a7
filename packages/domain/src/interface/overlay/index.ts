// The door of `overlay`: the one blur, tooltips and menus, and their times.
export { type Blur, type Presence } from "./model.ts";
export { overlayTimes } from "./limits.ts";
export { animationTime, blurOf } from "./rules.ts";
export {
  type BlurEvent,
  blurMachine,
  type MenuEvent,
  menuMachine,
  type TooltipEvent,
  tooltipMachine,
} from "./machine.ts";
export { blurView, menuView, tooltipView } from "./view.ts";
