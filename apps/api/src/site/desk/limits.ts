// How many rows get their words at once, and how often it is looked whether any have none. [DSK-01]
import { minuteMs } from "@kontor/domain/kernel/calendar";

/** In one transaction: others wait for no longer. */
export const wordsAtOnce = 200;

/** Rests between two such transactions. */
export const wordsRestMs = 5;

/** After a restore into a shop that runs there may be rows without words. */
export const wordsRoundMs = minuteMs;
