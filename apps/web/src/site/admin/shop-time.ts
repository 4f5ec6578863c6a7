// Times as they are typed and shown in the admin area: by the clocks of the shop. [TKT-06]
import { type Day, instant, type Instant, minuteMs } from "@kontor/domain/kernel/calendar";

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" });

/** A day and time: `2026-12-05T09:30`. */
export const clockTime = (at: number): string => clock.format(at).replace(" ", "T");

/** How far the clock is ahead of UTC. */
const ahead = (at: number): number => Date.parse(`${clockTime(at)}Z`) - Math.floor(at / minuteMs) * minuteMs;

/** The moment at which the clock shows a time; null for what is no time. One that is skipped in spring is an hour later. */
export const momentAt = (day: Day, time: string): Instant | null => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const wanted = Date.parse(`${day}T${time}Z`);
  return instant(wanted - ahead(wanted - ahead(wanted)));
};
