// Decisions as visitors make them, and what may happen to a banner, for laws.
import type { Answering, Passing } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant, type Instant } from "#kernel/calendar";
import { ConsentNotRecorded } from "./errors.ts";
import type { ConsentEvent, ConsentInput } from "./machine.ts";
import { categories, type Category, type Decision, type DecisionFacts, legalPaths } from "./model.ts";
import { decided } from "./rules.ts";

export const anyCategory: fc.Arbitrary<Category> = fc.constantFrom(...categories);

export const anySelection: fc.Arbitrary<readonly Category[]> = fc.array(anyCategory, { maxLength: 6 });

export const anyRevision: fc.Arbitrary<number> = fc.integer({ min: 1, max: 3 });

export const anyInstant: fc.Arbitrary<Instant> = fc.integer({ min: 0, max: 4_102_444_800_000 }).map(instant);

export const anyDecisionFacts: fc.Arbitrary<DecisionFacts> = fc.record({
  now: anyInstant,
  revision: anyRevision,
  language: fc.constantFrom("en" as const, "de" as const),
});

export const anyDecision: fc.Arbitrary<Decision> = fc
  .tuple(anySelection, anyDecisionFacts)
  .map(([selected, facts]) => decided(selected, facts));

export const anyConsentInput: fc.Arbitrary<ConsentInput> = fc.record({
  decision: fc.option(anyDecision, { nil: null }),
  revision: anyRevision,
  globalPrivacyControl: fc.boolean(),
  drawnOn: fc.constantFrom(null, "/en", ...legalPaths),
});

const now = instant(0);
const language = "en";

export const anyConsentMoment: fc.Arbitrary<ConsentEvent | Passing | Answering> = fc.oneof(
  fc.constantFrom("/en", "/de/server", ...legalPaths).map((path): ConsentEvent => ({ type: "page.finish", path })),
  fc.constantFrom(1, 999, 1000, 5000).map((milliseconds): Passing => ({ type: "time", milliseconds })),
  fc.constantFrom<ConsentEvent>(
    { type: "consent.all", now, language },
    { type: "consent.necessary", now, language },
    { type: "consent.close", now, language },
    { type: "consent.open" },
  ),
  anySelection.map((selected): ConsentEvent => ({ type: "consent.selected", selected, now, language })),
  anyDecision.map((decision): ConsentEvent => ({ type: "consent.follow", decision })),
  fc
    .constantFrom(Result.succeed(undefined), Result.fail(new ConsentNotRecorded()), null)
    .map((output): Answering => ({ type: "answer", of: "record", output })),
);

export const anyVisit: fc.Arbitrary<readonly (ConsentEvent | Passing | Answering)[]> = fc.array(anyConsentMoment, {
  maxLength: 25,
});
