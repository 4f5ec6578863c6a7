// What a payment may be on a page, and what may happen there, for laws. [HDL-08]
import type { Answering, Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import type { PaymentEvent, PaymentInput } from "./machine.ts";
import type { PaymentStage } from "./model.ts";

const stages = [
  "starting",
  "open",
  "pending",
  "paid",
  "failed",
  "expired",
  "disputed",
  "refunded",
] as const satisfies readonly PaymentStage[];

export const anyStage: fc.Arbitrary<PaymentStage> = fc.constantFrom(...stages);

export const anyPaymentInput: fc.Arbitrary<PaymentInput> = fc.record({ stage: fc.option(anyStage) });

/** What happens on the page; a reading may be answered or fail wherever one runs. */
export type PaymentMoment = PaymentEvent | Passing | Answering;

export const anyPaymentMoment: fc.Arbitrary<PaymentMoment> = fc.oneof(
  fc.constantFrom<PaymentMoment>({ type: "way.choose" }, { type: "page.return" }),
  fc.option(anyStage).map((output): PaymentMoment => ({ type: "answer", of: "read", output })),
  fc.constantFrom(2_000, 60_000).map((milliseconds): PaymentMoment => ({ type: "time", milliseconds })),
);
