// Arrivals as they occur, and what may happen after them, for laws.
import type { Answering } from "@kontor/domain/testing";
import fc from "fast-check";
import type { ReferralEvent } from "./machine.ts";
import type { Arrival } from "./model.ts";

const anyRef = fc.option(
  fc.oneof(fc.stringMatching(/^[0-9]{1,8}$/), fc.constantFrom("", "abc", "12 3", "<b>"), fc.string()),
  {
    nil: null,
  },
);

export const anyArrival: fc.Arbitrary<Arrival> = fc.record({
  query: anyRef,
  cookie: fc.oneof({ arbitrary: fc.constant(null), weight: 2 }, { arbitrary: anyRef, weight: 1 }),
  cartId: fc.option(fc.uuid(), { nil: null }),
});

export const anyReferralMoment: fc.Arbitrary<ReferralEvent | Answering> = fc.oneof(
  fc.uuid().map((cartId): ReferralEvent => ({ type: "cart.create", cartId })),
  fc.constantFrom<ReferralEvent>({ type: "cart.clear" }, { type: "referral.remove" }),
  fc
    .tuple(fc.constantFrom("patch", "remove"), fc.constantFrom("cart", null))
    .map(([of, output]): Answering => ({ type: "answer", of, output })),
);

export const anyStay: fc.Arbitrary<readonly (ReferralEvent | Answering)[]> = fc.array(anyReferralMoment, {
  maxLength: 12,
});
