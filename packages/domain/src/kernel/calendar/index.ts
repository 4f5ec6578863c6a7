// The door of `calendar`.
export { instant, type Day, type Instant, type TemporalLike, type TimeZone } from "./model.ts";
export {
  addDays,
  addMonths,
  compareDays,
  day,
  dayOf,
  daysBetween,
  endOfDay,
  isBefore,
  readDay,
  startOfDay,
  yearOf,
} from "./rules.ts";
export { ensureTemporal } from "./temporal.ts";
export { readTypedDay } from "./typed-day.ts";
export { dayMs, daySeconds, hourMs, hourSeconds, minuteMs, minuteSeconds, secondMs } from "./units.ts";
