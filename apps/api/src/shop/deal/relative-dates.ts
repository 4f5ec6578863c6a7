// Dates of the demo content: fixed, or so far from the moment of the seed, such as `now-12d` or `now+36h`; advent doors in the December that is not over. [CNT-06]
import { dayMs, dayOf, hourMs, instant, minuteMs } from "@kontor/domain/kernel/calendar";

const units: Readonly<Record<string, number>> = { m: minuteMs, h: hourMs, d: dayMs, w: 7 * dayMs };

/** The moment that a text means; null when it means none. */
export const momentOf = (text: unknown, now: number): number | null => {
  if (typeof text !== "string") return null;
  const relative = /^now(?:([+-])(\d{1,5})([mhdw]))?$/.exec(text.trim());
  if (relative !== null) {
    const [, sign, count, unit] = relative;
    const distance = count === undefined ? 0 : Number(count) * (units[unit ?? "d"] ?? 0);
    // Whole minutes: a seed gives no seconds.
    return Math.floor(now / minuteMs) * minuteMs + (sign === "-" ? -distance : distance);
  }
  if (!/^\d{4}-\d{2}-\d{2}([T ].*)?$/.test(text)) return null;
  const read = Date.parse(text);
  return Number.isNaN(read) ? null : read;
};

/** The day that a text means at the place of the shop. */
export const dayMeant = (text: unknown, now: number, timeZone: string): string | null => {
  if (typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const moment = momentOf(text, now);
  return moment === null ? null : dayOf(instant(moment), timeZone);
};

/** A door of the December that is not over: this year's until Christmas Eve has passed, then the next one. */
export const adventDay = (day: string, today: string): string => {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) > "12-24" ? year + 1 : year}${day.slice(4)}`;
};
