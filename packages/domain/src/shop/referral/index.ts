// The door of `referral`: who sent a visitor, how long that is stored, how it is removed.
export { type Arrival, cartCookie, referralCookie } from "./model.ts";
export { customerNumberIn, firstSentBy, offersRemoval, patchesCart, referralOf, sentBy } from "./rules.ts";
export { storedReferral, mayRemove, type Patch, type ReferralEmitted, type ReferralEvent, referralMachine } from "./machine.ts";
