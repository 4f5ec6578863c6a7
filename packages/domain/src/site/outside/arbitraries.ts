// Attempts and deliveries as they occur, for laws. [OUT-01]
import fc from "fast-check";
import { type Instant, instant } from "#kernel/calendar";
import type { Attempt, DeliveryFacts } from "./model.ts";

export const anyMoment: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);

/** What receivers answer, or nothing. */
export const anyFailure: fc.Arbitrary<Attempt> = fc.constantFrom(null, 301, 302, 400, 401, 404, 408, 429, 500, 502, 503).map((status) => ({
  status,
}));

export const anyDelivery: fc.Arbitrary<DeliveryFacts> = fc.record({
  sentAt: fc.option(anyMoment),
  stoppedAt: fc.option(anyMoment),
  isBehind: fc.boolean(),
});
