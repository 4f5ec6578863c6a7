// How many names may be checked: at once, and in a time. [DOM-01] [DOM-05]

/** Names of one search for many. [DOM-01] */
export const namesAtOnce = 100;

/** Names that one address, or one account, may check in a minute. [DOM-05] */
export const nameCheckLimit = { most: 300, seconds: 60 } as const;
