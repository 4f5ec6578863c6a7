// How long a reason is at most, and how much a voucher that staff make is worth. [ADM-01]
import { cents } from "#kernel/money";

/** As long as a note is. */
export const mostReasonLetters = 500;

/** The highest value of a voucher: 10,000 euros. */
export const mostVoucherValue = cents(1_000_000);
