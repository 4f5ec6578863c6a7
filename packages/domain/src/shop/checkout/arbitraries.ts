// Checkouts in any condition, for laws. [CHK-01] [CHK-04]
import fc from "fast-check";
import { type Agreements, type OrderIntent, type Step, type StepFacts, steps } from "./model.ts";

export const anyStep: fc.Arbitrary<Step> = fc.constantFrom(...steps);

export const anyStepFacts: fc.Arbitrary<StepFacts> = fc.record({
  items: fc.integer({ min: 0, max: 3 }),
  signedIn: fc.boolean(),
  addressStored: fc.boolean(),
  order: fc.option(fc.uuid(), { nil: null }),
});

export const anyAgreements: fc.Arbitrary<Agreements> = fc.record({
  terms: fc.boolean(),
  cancellationPolicy: fc.boolean(),
  adult: fc.boolean(),
  earlyStart: fc.boolean(),
  reseller: fc.boolean(),
});

export const anyOrderIntent: fc.Arbitrary<OrderIntent> = fc.record({
  cartId: fc.uuid(),
  cartVersion: fc.nat(1000),
  quoteHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  agreements: anyAgreements,
  locale: fc.constantFrom("en" as const, "de" as const),
  idempotencyKey: fc.uuid(),
});
