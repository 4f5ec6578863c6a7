// How many orders and letters there may be in a time: wide for people, narrow for floods. [OPS-08] [CHK-05]
import { hourSeconds, minuteSeconds } from "#kernel/calendar";
import type { Limit } from "#kernel/limit";

/** Of each account, and of each network that orders come from. [OPS-08] */
export const orderLimits: readonly [perMinute: Limit, perHour: Limit] = [
  { most: 10, seconds: minuteSeconds },
  { most: 60, seconds: hourSeconds },
];

/** Letters about orders and declarations to one mailbox: further ones are owed, and sent later. [OPS-08] [CHK-05] */
export const mailboxLimit: Limit = { most: 20, seconds: hourSeconds };

/** As many as `customerMarks` makes of an order. [SEC2-5] */
export const marksOfOrder = 3;

/** Receipts of declarations requested by one network, to whatever mailboxes: further ones are sent later, too. [OPS-08] [LGL-02] [LGL-03] */
export const receiptLimit: Limit = { most: 30, seconds: hourSeconds };

/** Google delivers to one mailbox wherever the dots stand, under either of its hosts: an address there has thousands of spellings. */
const dotless = /^([^@]+)@(?:gmail|googlemail)\.com$/;

/** The mailbox behind an address: capitals and what follows a plus sign lead to the same one, and so do dots where the host ignores them. [OPS-08] */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, "$1@")
    .replace(dotless, (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`);
