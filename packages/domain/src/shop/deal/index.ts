// The door of `deal`: deals and advent doors, their countdown, their machine.
export { type Countdown, type Deal, type DealTime, type Door, type DealPhase } from "./model.ts";
export { longestWait } from "./limits.ts";
export {
  categoriesOf,
  categoryFrom,
  countdown,
  dealsShown,
  doorTime,
  doorZone,
  serverTime,
  dealPhaseAt,
  untilFlip,
  untilTick,
} from "./rules.ts";
export { type DealEvent, type DealInput, dealMachine } from "./machine.ts";
export { dealCountdown, dealView } from "./view.ts";
