// How long the fields of an address are, in characters. [CUS-01] [CUS-02] [CUS-05]
import { hourMs } from "#kernel/calendar";

/** Limits of the specification, section 9. */
export const nameLength = { minimum: 2, maximum: 50 } as const;
export { emailMaximum } from "#kernel/text";
/** Milliseconds in which both addresses confirm a change of the email address. [ACC-04] */
export const emailChangeTime = 24 * hourMs;
export const companyMaximum = 128;
