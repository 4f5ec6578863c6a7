// What is refused of who does something too often. [OPS-08] [SES-06]
import { Refusal } from "#kernel/refusal";

/** More often than its limit lets through; `wait` in seconds. */
export class TooManyAttempts extends Refusal("TooManyAttempts", "SES-06")<{ readonly wait: number }> {}
