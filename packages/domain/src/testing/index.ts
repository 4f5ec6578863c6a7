// What tests of the domain, and of anything built on it, need: running laws, a clock that obeys, walks and races of machines.
export { checkLaws, checkedLaw, type LawOutcome, type LawSettings, type TestFunction } from "./check-laws.ts";
export { reportLength } from "./counterexample.ts";
export {
  type Mutant,
  type MutantSettings,
  mutantsOf,
  noticedBy,
  type TriedMutant,
  triedMutants,
} from "./mutants.ts";
export type { LawfulFunctions } from "./watched-calls.ts";
export { exactClock, type ExactClock } from "./exact-clock.ts";
export { lawsPage, type LawsPageSettings, type TriedLaws } from "./laws-page.ts";
export { type Answering, type Lived, lived, type Passing } from "./journey.ts";
export { samples } from "./samples.ts";
export { snapshotsAlong, type Walk, walkAll, type WalkMoment, type WalkSettings, wholePaths } from "./walk.ts";
export { type SlotCall, type Race, raced, type Raced, type RaceSettings } from "./race.ts";
export { same, type Same } from "./same.ts";
