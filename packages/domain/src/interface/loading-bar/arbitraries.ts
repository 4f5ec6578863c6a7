// What may happen to a loading bar, for laws.
import fc from "fast-check";
import type { LoadingBarEvent } from "./machine.ts";

/** Something happens, or time passes in milliseconds. */
export type LoadingBarMoment = LoadingBarEvent | { readonly type: "time"; readonly milliseconds: number };

export const anyMoment: fc.Arbitrary<LoadingBarMoment> = fc.oneof(
  fc.constantFrom<LoadingBarMoment>(
    { type: "loading.start" },
    { type: "loading.finish" },
    { type: "loading.finish", error: true },
    { type: "loading.finish", force: true },
    { type: "hydration.end" },
  ),
  fc.integer({ min: -20, max: 120 }).map((progress): LoadingBarMoment => ({ type: "loading.set", progress })),
  fc.nat(5000).map((elapsed): LoadingBarMoment => ({ type: "loading.clear", elapsed })),
  fc
    .oneof(fc.nat(1200), fc.constantFrom(199, 200, 399, 400, 499, 500))
    .map((milliseconds): LoadingBarMoment => ({ type: "time", milliseconds })),
);

export const anyJourney: fc.Arbitrary<readonly LoadingBarMoment[]> = fc.array(anyMoment, { maxLength: 30 });
