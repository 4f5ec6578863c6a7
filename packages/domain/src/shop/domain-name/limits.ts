// How many names may be checked: at once, and in a time; how many more are proposed. [DOM-01] [DOM-05] [DOM-08]
import { dayMs, hourMs } from "#kernel/calendar";

/** Names of one search for many. [DOM-01] [DOM-08] */
export const namesAtOnce = 100;

/** Names that one address, or one account, may check in a minute. [DOM-05] */
export const nameCheckLimit = { most: 300, seconds: 60 } as const;

/** How many further endings are checked beside the one that was typed. [DOM-01] */
export const furtherEndings = 6;

/** How many other names are suggested for one that is taken. [DOM-01] */
export const suggestionsAtMost = 4;

/** How many words a wish for one name may have: more are a sentence. [DOM-02] */
export const wordsAtMost = 5;

/** How many endings are shown at first, and how many more with each "show more". [DOM-06] */
export const endingsPerPage = 12;

/** For how long it is known which RDAP servers there are, and that an ending is delegated. [DOM-08] */
export const serversKnownFor = dayMs;
export const endingKnownFor = hourMs;
