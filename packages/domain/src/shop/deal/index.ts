// The door of `deal`: deals and advent doors, their countdown, their machine.
export { DealAhead, DealMissed, DealSoldOut } from "./errors.ts";
export { type Countdown, type Deal, type DealTime, type Door, longestWait, type DealPhase } from "./model.ts";
export {
  categoriesOf,
  categoryFrom,
  countdown,
  dealsShown,
  doorTime,
  doorZone,
  serverTime,
  dealPhaseAt,
  taken,
  untilFlip,
  untilTick,
} from "./rules.ts";
export { dealCountdown, type DealEvent, type DealInput, dealMachine, dealView } from "./machine.ts";
