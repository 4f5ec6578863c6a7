// The door of `money`.
export { cents, micros, rate, rateOfPercent, zero, type Cents, type Micros, type Rate } from "./model.ts";
export {
  add,
  centsOf,
  grossOf,
  halfUp,
  least,
  microsAtRate,
  microsOf,
  most,
  negate,
  netMicros,
  netOf,
  priceAtRate,
  shares,
  subtract,
  sum,
  times,
  timesMicros,
  vatOf,
} from "./rules.ts";
