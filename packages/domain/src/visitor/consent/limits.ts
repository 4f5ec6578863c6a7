// How many decisions are recorded, and for how long. [VIS-02]

/** Decisions from one address: many may share one, and who changes their mind is recorded each time. Ours. */
export const decisionLimit = { most: 60, seconds: 60 } as const;

/** For how many years after the one in which a decision ends its proof is stored: the regular limitation period, § 195 and § 199 BGB. */
export const yearsOfProof = 3;

/** Milliseconds after a finished page until the banner is evaluated again. [VIS-03] */
export const settleTime = 1000;

/** How often scripts look where the browser has no Cookie Store: milliseconds, while the page is visible. [VIS-04] */
export const cookiePollingInterval = 300;
