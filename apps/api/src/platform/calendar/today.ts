// The day at the seller's place.
import { type Day, dayOf, type Instant, minuteMs } from "@kontor/domain/kernel/calendar";
import type { PlatformServices } from "../services.ts";

const latest: { minute: number; timeZone: string; day: Day | null } = { minute: 0, timeZone: "", day: null };

/** Days begin with a minute in every zone, so the day of a minute is computed once. */
const dayAt = (now: Instant, timeZone: string): Day => {
  const minute = Math.floor(now / minuteMs);
  if (latest.day === null || latest.minute !== minute || latest.timeZone !== timeZone)
    Object.assign(latest, { minute, timeZone, day: dayOf(now, timeZone) });
  return latest.day ?? dayOf(now, timeZone);
};

export const todayOf = ({ now, settings }: Pick<PlatformServices, "now" | "settings">): Day =>
  dayAt(now(), settings.timeZone);
