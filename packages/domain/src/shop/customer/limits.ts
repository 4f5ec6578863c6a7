// How long the fields of an address are, in characters. [CUS-01] [CUS-02] [CUS-05]
import { dayMs, hourMs, minuteMs } from "#kernel/calendar";

/** Limits of the specification, section 9. */
export const nameLength = { minimum: 2, maximum: 50 } as const;
export { emailMaximum } from "#kernel/text";
/** Milliseconds in which both addresses confirm a change of the email address. [ACC-04] */
export const emailChangeTime = 24 * hourMs;
export const companyMaximum = 128;
/** A Leitweg-ID has at most 46. [ACC-08] */
export const buyerReferenceMaximum = 100;

/** Milliseconds for which an authority's answer about a VAT id is good, and after which it is sought again where none came. [CUS-07] */
export const vatIdGoodFor = 30 * dayMs;
export const vatIdAgainAfter = 10 * minuteMs;

/** Between two rounds that check what is due; a process has what it claimed for twice as long. [CUS-07] [OPS-10] */
export const vatIdRound = minuteMs;
export const vatIdLease = 2 * vatIdRound;
