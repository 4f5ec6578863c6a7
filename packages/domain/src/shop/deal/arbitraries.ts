// Deals and moments around them, for laws.
import type { Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import { instant, type Instant } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { cents } from "#kernel/money";
import type { DealEvent, DealInput } from "./machine.ts";
import type { Deal, DealTime } from "./model.ts";
import { doorTime } from "./rules.ts";

const noon = 1_795_262_400_000;

/** A moment within forty days, often close to another. */
export const anyMoment: fc.Arbitrary<Instant> = fc
  .oneof(fc.nat(3_456_000_000), fc.nat(5000))
  .map((later) => instant(noon + later));

export const anyDealTime: fc.Arbitrary<DealTime> = fc.oneof(
  fc
    .tuple(fc.option(anyMoment, { nil: null }), fc.option(anyMoment, { nil: null }))
    .map(([one, other]) =>
      one !== null && other !== null && one > other ? { opens: other, closes: one } : { opens: one, closes: other },
    ),
  anyDay.map((day) => doorTime({ day })),
);

export const anyDeal: fc.Arbitrary<Deal> = fc
  .record({
    key: fc.stringMatching(/^[a-z]{1,8}$/),
    kind: fc.constantFrom("deal" as const, "flash" as const, "door" as const),
    title: fc.record({ en: fc.string(), de: fc.string() }),
    category: fc.constantFrom("hosting", "server", "domains"),
    startingPrice: fc.nat(10_000).map(cents),
    soldOut: fc.boolean(),
    time: anyDealTime,
  })
  .map(({ time, ...deal }) => ({ ...deal, ...time }));

export const anyDealInput: fc.Arbitrary<DealInput> = fc.record({ time: anyDealTime, now: anyMoment });

export const anyWait: fc.Arbitrary<readonly (DealEvent | Passing)[]> = fc.array(
  fc.oneof(
    fc.oneof(fc.nat(5000), fc.nat(200_000_000)).map((milliseconds): Passing => ({ type: "time", milliseconds })),
    anyMoment.map((time): DealEvent => ({ type: "clock.set", time })),
  ),
  { maxLength: 12 },
);
