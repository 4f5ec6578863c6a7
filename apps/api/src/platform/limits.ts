// How often what belongs to no context is done, and for how long it is claimed. [OPS-03] [OPS-10]
import { hourMs, minuteMs } from "@kontor/domain/kernel/calendar";

/** Between two rounds that forget what is over. */
export const tidyingEvery = 5 * minuteMs;

/** The same reason why a call got no answer from elsewhere is logged once in this time. */
export const awayLoggedEvery = minuteMs;

/** A letter that a process has claimed is no other one's for so long. */
export const letterLease = minuteMs;

/** Between two attempts to send a letter, at most. */
export const letterLongestWait = hourMs;

/** A letter that says what staff noted waits for so long: they undo a slip within seconds. [PAY-03] */
export const moneyLetterDelay = minuteMs;

/** A document that could not be drawn is tried again after this. */
export const drawnAgainAfter = hourMs;

/** How a content system elsewhere stands is looked at again after this. */
export const probedEvery = minuteMs;
