// How long a reason is at most, and how much a voucher that staff make is worth. [ADM-01]
import { dayMs, hourMs, minuteMs } from "#kernel/calendar";
import { cents } from "#kernel/money";

/** As long as a note is. */
export const mostReasonLetters = 500;

/** Numbers of customers begin after this one. */
export const firstCustomerNumber = 100_000;

/** How many numbers of a series may have been given since a backup. */
export const mostNumbersAhead = 100_000;

/** The highest value of a voucher: 10,000 euros. */
export const mostVoucherValue = cents(1_000_000);

/** Where a link led is looked up again after this. [LNK-04] */
export const linkTriedEvery = minuteMs;

/** By the clocks of the shop: prices of the day are in force, and hardly anything is edited. */
export const checkAt = 3 * hourMs;

/** For so many days a notice that arrived is still taken down as of its day. */
export const noticeDays = 31;

/** How long the link of an invitation is good: over a weekend. */
export const invitationTime = 3 * dayMs;

/** Longer than a customer's: an administrator sees everybody's data. */
export const adminPasswordLength = 12;

/** Drafts that are listed at once. [ADM-03] */
export const draftsOnPage = 100;
