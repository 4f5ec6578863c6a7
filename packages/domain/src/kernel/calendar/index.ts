// The door of `calendar`.
export { instant, type Day, type Instant, type TimeZone } from "./model.ts";
export { addDays, addMonths, compareDays, day, dayOf, daysBetween, endOfDay, isBefore, periodEnd, readDay, startOfDay } from "./rules.ts";
export { hasTemporal, putInTemporal, type TemporalLike } from "./temporal.ts";
