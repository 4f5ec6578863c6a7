// What an attempt makes of a delivery, and how a delivery stands. [OUT-01]
import { type Instant, instant } from "#kernel/calendar";
import { goneStatus, retryWaits } from "./limits.ts";
import type { AfterAttempt, Attempt, DeliveryFacts, DeliveryStanding } from "./model.ts";

/** Any 2xx has arrived. Everything else is tried again, later each time, until it was tried for days; a redirect is no arrival, since it is not followed. */
export const afterAttempt = ({ status }: Attempt, attempts: number, now: Instant): AfterAttempt => {
  if (status !== null && status >= 200 && status < 300) return { kind: "delivered" };
  const wait = status === goneStatus ? undefined : retryWaits[attempts - 1];
  return wait === undefined ? { kind: "stopped" } : { kind: "waits", until: instant(now + wait) };
};

/** How far the delivery of a webhook is. */
export const deliveryStanding = ({ sentAt, stoppedAt, isBehind }: DeliveryFacts): DeliveryStanding => {
  if (sentAt !== null) return "delivered";
  if (stoppedAt !== null) return "stopped";
  return isBehind ? "behind" : "waiting";
};
