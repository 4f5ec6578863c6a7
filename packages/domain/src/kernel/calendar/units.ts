// Units of time: what is so many of them is named in the `limits.ts` of its context, and nowhere written out.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Of cookies, headers and tokens, whose times are in seconds. */
export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;
