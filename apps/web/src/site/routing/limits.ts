// How long what is said for machines holds. [CNT-06]
import { dayMs } from "@kontor/domain/kernel/calendar";

/** RFC 9116: a security.txt expires within a year … */
export const securityTextGoodFor = 182 * dayMs;

/** … and the day moves on by this, so that the file is the same in between. */
export const securityTextEvery = 30 * dayMs;
