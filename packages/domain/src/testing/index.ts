// What tests of the domain, and of anything built on it, need: running laws, and a clock that obeys.
export { checkLaws, checkedLaw, type LawOutcome, type LawSettings, type TestFunction } from "./check-laws.ts";
export { exactClock, type ExactClock } from "./exact-clock.ts";
export { type Answering, type Lived, lived, type Passing } from "./journey.ts";
