// The door of `referral`: who sent a visitor, how long that is stored, how it is removed.
export { type Arrival } from "./model.ts";
export { firstSentBy, mayForget, referralOfCookie } from "./rules.ts";
export { type Patch, referralMachine } from "./machine.ts";
export { storedReferral } from "./view.ts";
