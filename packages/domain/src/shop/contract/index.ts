// The door of `contract`: terms, ends and notices by both policies, the words for them, guarantee, withdrawal, the contract calendar; the contracts of customers.
export { type CalendarFacts, contractCalendar } from "./calendar.ts";
export {
  type ClockActs,
  clockActs,
  clockDayAfter,
  clockDayOfEnd,
  clockDayWhenDone,
  type ClockOfContract,
  dueOnOneDay,
  isClockUnset,
  monthOf,
  nextPeriod,
} from "./clock.ts";
export {
  calendarText,
  contractTitle,
  type SharedDay,
} from "./calendar-words.ts";
export { orderCalendarFile } from "./calendar-file.ts";
export {
  ContractNotRunning,
  ContractUnknown,
  EndNotPossible,
  GuaranteeNotOffered,
  GuaranteeOver,
  GuaranteeUsed,
  NameIsDone,
  WithdrawalNotForBusiness,
  WithdrawalOver,
} from "./errors.ts";
export { endedForCause } from "./good-cause.ts";
export { clockBelievedAt, type ClockReading, type KnownClock, readClock } from "./known-clock.ts";
export { clockWrittenEvery, contractLimits, mostNames } from "./limits.ts";
export {
  type Binding,
  type CalendarEntry,
  type CalendarKind,
  type Contract,
  type ContractFacts,
  type ContractParty,
  type ContractPolicy,
  type ContractTerms,
  type GuaranteeFacts,
  type PriceStep,
} from "./model.ts";
export { type Charge, mayBeFreeInPartOn, nextCharge } from "./next-charge.ts";
export { noticeDayWhenDone, type NoticeLetter, noticeLetterAfter, noticeLetterDue } from "./notice-letter.ts";
export { numbersText } from "./numbers.ts";
export { ContractBook, ContractLetters, Contracts } from "./ports.ts";
export {
  cancelledAt,
  firstDayOfSetup,
  guaranteeLastDay,
  isEarlierOrder,
  type OrderMoment,
  baseFeeBack,
  guaranteeRefund,
  lastDayForNotice,
  lastDayBefore,
  nextEnd,
  orderedUnder,
  possibleEnds,
  renewalMonths,
  termEnd,
  withdrawable,
  withdrawalLastDay,
} from "./rules.ts";
export type {
  ChosenField,
  ContractActs,
  ContractGlance,
  ContractId,
  ContractPart,
  ContractPrice,
  ContractStanding,
  ContractState,
  ContractView,
  GuaranteeBase,
  ServiceContract,
} from "./service-model.ts";
export {
  alikeInDays,
  type Calendared,
  awaitedStart,
  cancelledByNotice,
  contractGlance,
  contractView,
  endedWith,
  isOfSamePiece,
  isOver,
  isWithdrawnFrom,
  namesOf,
  orderedCalendar,
  shownEnd,
  shownStanding,
  standingOn,
  withdrawn,
} from "./service-rules.ts";
export { type ShownStanding, standingText, standingWords } from "./standing-words.ts";
export {
  type ChangedContract,
  claimGuarantee,
  contractFor,
  contractRecordOf,
  endContracts,
  ownContract,
  ownedContract,
} from "./use-cases.ts";
export { contractTerms, type FirstEnd, firstEnd, isAtOddsWithLaw, isSameTerms, isUnbound, noTerms } from "./terms.ts";
export {
  contractSlots,
  filledIn,
  firstEndText,
  offeredTerms,
  type TermWords,
  termWords,
  type FormatDay,
  type SlotName,
  type Slots,
  termsText,
} from "./words.ts";
export { easterSunday, isHoliday, nextWorkingDay, weekday } from "./working-day.ts";
export { type Titled, titlesInShort } from "./titles-in-short.ts";
