// How long and large what a form takes may be, how often it may be sent, how long its links are good. [FRM-03] [FRM-04] [LGL-02] [LGL-03] [LGL-05] [CUS-10]
import { dayMs, minuteSeconds } from "#kernel/calendar";
import { messagesStoredDays } from "#shop/personal-data";

/** Characters. Ours, so that a form has an end: the specification limits names, emails and companies only. */
export const lineMaximum = 128;
export const textMaximum = 10_000;
export const urlMaximum = 2048;

/** Files of an application. Ours: the specification names no figures. [FRM-04] */
export const attachmentLimits = { files: 5, megabytesEach: 10, megabytesTotal: 25 } as const;

/** Characters of a file's name. */
export const fileNameMaximum = 200;

/** Bytes of an application: of one file and of all that are kept, and what is read at all, so that too large a file is refused by its name and not by a closed connection. [FRM-04] */
export const applicationBytes = {
  file: attachmentLimits.megabytesEach * 1_000_000,
  all: attachmentLimits.megabytesTotal * 1_000_000,
  read: 60_000_000,
} as const;

/** Cancellations and withdrawals from one address: many may share one, and a right is never blocked for long. [LGL-02] [LGL-03] */
export const declarationLimit = { most: 60, seconds: 60 } as const;

/** How long the link of the confirmation mail is good: a week. Ours. [CUS-10] */
export const confirmationTime = 7 * dayMs;

/** Contact messages and abuse notices from one address, and requests for the newsletter. Ours. [FRM-03] [LGL-05] [CUS-10] */
export const messageLimit = { most: 20, seconds: 60 } as const;

/** Applications from one address: their files are large. Ours. [FRM-04] */
export const applicationLimit = { most: 12, seconds: 10 * minuteSeconds } as const;

/** How long a message is stored, in milliseconds. [FRM-03] [FRM-04] */
export const messageStoredFor = messagesStoredDays * dayMs;

/** Days that a letter to the registered address leaves for an answer, at the least, before anything is switched off. */
export const daysToObject = 7;
