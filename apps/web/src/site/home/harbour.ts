// When the ship of the home page lies at the quay: while there is daylight for loading, at sea else.
import type { Instant } from "@kontor/domain/kernel/calendar";

const hourOf = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "numeric", hourCycle: "h23" });

const [firstHour, lastHour] = [7, 18];

export const shipIsIn = (now: Instant): boolean => {
  const hour = Number(hourOf.format(now));
  return hour >= firstHour && hour <= lastHour;
};
