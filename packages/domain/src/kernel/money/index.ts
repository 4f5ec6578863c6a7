// The door of `money`.
export { cents, rate, rateOfPercent, zero, type Cents, type Rate } from "./model.ts";
export { add, grossOf, halfUp, least, most, negate, netOf, priceAtRate, shares, subtract, sum, times, vatOf } from "./rules.ts";
