// How often and how long new builds and payloads are watched, and how much is preloaded. [VIS-05] [CNT-10]
import { hourMs, secondMs } from "#kernel/calendar";

/** Times in milliseconds: how often `latest.json` is requested, how far that is spread, how long a reload guards its path. [VIS-05] */
export const buildTimes = { poll: hourMs, spread: 0.1, guard: 10 * secondMs } as const;

/** How long the payload of a page is at hand, in milliseconds, however little changed. [CNT-10] */
export const payloadCacheMs = hourMs;

/** How many routes are preloaded at once. [CNT-10] */
export const preloadsAtOnce = 5;
