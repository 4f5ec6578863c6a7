// When the ship of the home page lies at the quay: while there is daylight for loading, at sea else.
import type { Instant, TimeZone } from "@kontor/domain/kernel/calendar";

/** A formatter costs more than a format; a shop has one zone. */
const clocks = new Map<TimeZone, Intl.DateTimeFormat>();
const hourOf = (at: Instant, zone: TimeZone): number => {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "numeric", hourCycle: "h23" });
  clocks.set(zone, clock);
  return Number(clock.format(at));
};

const [firstHour, lastHour] = [7, 18];

export const shipIsIn = (now: Instant, zone: TimeZone): boolean => {
  const hour = hourOf(now, zone);
  return hour >= firstHour && hour <= lastHour;
};
