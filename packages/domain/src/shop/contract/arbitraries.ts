// Contracts as they are made, for laws.
import fc from "fast-check";
import { anyDay } from "#kernel/calendar/arbitraries";
import { cents } from "#kernel/money";
import type { Contract, ContractPolicy, GuaranteeFacts } from "./model.ts";

export const anyPolicy: fc.Arbitrary<ContractPolicy> = fc.constantFrom("specified", "consumer-de");

export const anyContract: fc.Arbitrary<Contract> = fc.record({
  start: anyDay,
  minimumMonths: fc.constantFrom(0, 1, 3, 6, 12, 24),
  hourly: fc.boolean(),
  party: fc.constantFrom("private" as const, "business" as const),
  monthly: fc.integer({ min: 0, max: 100_000 }).map(cents),
  billingMonths: fc.constantFrom(1, 3, 6, 12),
});

/** A contract with terms that renew. */
export const anyTermContract: fc.Arbitrary<Contract> = anyContract.map((contract) => ({ ...contract, hourly: false }));

export const anyGuaranteeFacts: fc.Arbitrary<GuaranteeFacts> = fc.record({
  ordered: anyDay,
  earlier: fc.array(fc.record({ withdrawn: fc.boolean() }), { maxLength: 3 }),
  paid: fc.integer({ min: 0, max: 500_000 }).map(cents),
});
