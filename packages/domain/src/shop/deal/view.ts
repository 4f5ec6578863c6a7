// What is shown of a deal: its phase, and what is left of it.
import type { Instant } from "#kernel/calendar";
import type { Countdown, DealPhase } from "./model.ts";
import { countdown, dealPhaseAt } from "./rules.ts";
import type { DealSnapshot } from "./machine.ts";

/** The phase that is shown: the machine leaves `deciding` at once. */
export const dealView = (snapshot: Pick<DealSnapshot, "matches">): DealPhase =>
  snapshot.matches("ahead") ? "ahead" : snapshot.matches("open") ? "open" : "missed";

/** What is left at the server's time; null where nothing ends. */
export const dealCountdown = ({ context }: Pick<DealSnapshot, "context">, now: Instant): Countdown | null => {
  const until = dealPhaseAt(context.time, now) === "ahead" ? context.time.opens : context.time.closes;
  return until === null ? null : countdown(until, now);
};
