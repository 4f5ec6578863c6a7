// How long a password is, how many letters about one an account is sent, and how a wait is counted. [SES-02] [SES-06] [OPS-08]
import { dayMs, daySeconds, hourMs, minuteMs, secondMs } from "#kernel/calendar";

/** The content system takes 6 characters and more … */
export const minimumPasswordLength = 6;

/** … and hashes at most 72 bytes. */
export const maximumPasswordBytes = 72;

/** A million guesses: more than the limits of logins let through in years, from all networks together. [SES-02] [OPS-08] */
export const passwordGuesses = 1_000_000;

/** For staff, whose accounts show the data of others: a hundred times as many. [ADM-06] [SES-07] */
export const staffPasswordGuesses = 100_000_000;

/** Letters of a password that are judged: what is more takes more guesses than anybody needs, and more time to count them than a stranger may cost. [OPS-09] */
export const judgedLetters = 30;

/** Mails of a kind to one account in an hour, regardless of the requester: the last one that was sent stays valid. [SES-06] */
export const accountLettersPerHour = 5;

/** Milliseconds after which the request for a mail is answered at the earliest: more than writing one takes, so that the time does not show whether there was an account or a subscription to write to, or a contract to end. [SES-06] [CUS-10] [LGL-02] */
export const letterAnswerTime = 100;

/** Milliseconds after which the last use of a login is written anew. [ACC-04] */
export const sessionSeenEvery = 15 * minuteMs;

/** Passwords that are asked for once more within a login: so many tries in an hour. [ACC-04] [OPS-08] */
export const passwordTriesPerHour = 20;

/** Days for which a login is good, in its token, its cookies and the list of logins. [SES-03] [ACC-04] */
export const loginDays = 30;

/** Milliseconds for which the link for a new password is good. [SES-06] */
export const resetLinkTime = hourMs;

/** Milliseconds for which the link that confirms an address is good: as long as a weekend away. [SES-06] [SES-14] */
export const confirmationLinkTime = 7 * dayMs;

/** Days for which it is known from where an account was opened, after the last login from there. [OPS-08] */
export const knownPlaceDays = 180;

/** Milliseconds between two counts of a wait. [OPS-08] */
export const countTime = secondMs;

/** Shorter nonces could be guessed. */
export const nonceLength = { minimum: 22, maximum: 128 } as const;

/** Logins of staff end after a working day: 12 hours, however they are used. [SES-07] */
export const staffLoginMs = 12 * hourMs;

/** How long the browser keeps what was typed in a form whose login had ended: a later login may be another person's. [FRM-01] */
export const typedBeforeLoginTime = hourMs;

/** Milliseconds for which a key opens the customer panel without a second login. [SES-03] */
export const singleSignTime = 5 * minuteMs;

/** The windows in which attempts are counted: passwords asked for once more, letters, and logins from networks that are not known, by the hour … [OPS-08] */
export const attemptsWindow = hourMs;

/** … and calls of an account that need no login, by the minute. [OPS-08] */
export const callsWindow = minuteMs;

/** A process says once in this time that its visitors share one limit behind a proxy. [OPS2-4] */
export const proxyWarnedEvery = hourMs;

/** A thread that judges passwords ends when it had nothing to do for so long. */
export const judgeIdleFor = minuteMs;

/** For how long the discovery document of a login provider counts, and what it has answered of a person until the next call. [SES-05] */
export const providerKnownFor = hourMs;
export const providerAnswerTime = minuteMs;

/** Seconds of a wait that the address of a page may bring along: what is longer was typed by hand. [SES-06] */
export const longestShownWait = daySeconds;
