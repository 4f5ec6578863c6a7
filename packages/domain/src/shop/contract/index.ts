// The door of `contract`: ends and notices by both policies, guarantee, withdrawal, the contract calendar.
export { calendarFile, type CalendarFacts, contractCalendar } from "./calendar.ts";
export { EndNotPossible, GuaranteeOver, GuaranteeUsed, WithdrawalOver } from "./errors.ts";
export {
  type CalendarEntry,
  type CalendarKind,
  type Contract,
  contractLimits,
  type ContractParty,
  type ContractPolicy,
  type GuaranteeFacts,
  type PriceStep,
} from "./model.ts";
export {
  cancelledAt,
  guaranteeLastDay,
  guaranteeRefund,
  lastDayForNotice,
  nextEnd,
  possibleEnds,
  priceSteps,
  renewalMonths,
  termEnd,
  withdrawable,
  withdrawalLastDay,
} from "./rules.ts";
export { easterSunday, isHoliday, nextWorkingDay, weekday } from "./working-day.ts";
