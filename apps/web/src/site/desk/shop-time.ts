// Times as they are typed and shown in the admin area: by the clocks of the shop. [TKT-06]
import { type Day, instant, type Instant, minuteMs, type TimeZone } from "@kontor/domain/kernel/calendar";

/** A formatter costs more than a format; a shop has one zone. */
const clocks = new Map<TimeZone, Intl.DateTimeFormat>();
const clockIn = (zone: TimeZone): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  clocks.set(zone, made);
  return made;
};

/** A day and time: `2026-12-05T09:30`. */
export const clockTime = (at: number, zone: TimeZone): string => clockIn(zone).format(at).replace(" ", "T");

/** How far the clock is ahead of UTC. */
const ahead = (at: number, zone: TimeZone): number =>
  Date.parse(`${clockTime(at, zone)}Z`) - Math.floor(at / minuteMs) * minuteMs;

/** The moment at which the clock shows a time; null for what is no time. One that is skipped in spring is an hour later. */
export const momentAt = (day: Day, time: string, zone: TimeZone): Instant | null => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const wanted = Date.parse(`${day}T${time}Z`);
  return instant(wanted - ahead(wanted - ahead(wanted, zone), zone));
};
