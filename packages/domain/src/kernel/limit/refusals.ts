// What is refused of limits: rule, status and both texts.
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  TooManyAttempts: {
    rule: "SES-06",
    status: 429,
    retryAfter: "wait",
    en: "There have been too many attempts. Please try again in {{wait}}.",
    de: "Es gab zu viele Versuche. Bitte versuchen Sie es in {{wait}} erneut.",
  },
});
