// Units of time: what is so many of them is named in the `limits.ts` of its context, and nowhere written out.

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Of cookies, headers and tokens, whose times are in seconds. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;
