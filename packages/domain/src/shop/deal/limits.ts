// How long a countdown waits at most. [CNT-05]
import { dayMs } from "#kernel/calendar";

/** The longest a timer runs before the time is looked at again; browsers' timers end at 24.8 days. */
export const longestWait = dayMs;
