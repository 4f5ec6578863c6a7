// Every state and transition of a payment on its page is walked; it is read until it is final, and no more. [HDL-08] [PAY-04]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyPaymentInput, anyPaymentMoment, anyStage } from "./arbitraries.ts";
import { paymentLimits } from "./limits.ts";
import { paymentMachine } from "./machine.ts";
import { followDelay, isFollowed } from "./rules.ts";

it("[HDL-08] [PAY-04] every state and transition of a payment on its page is walked", () =>
  expect(
    walkAll(paymentMachine, {
      inputs: samples(anyPaymentInput, 60),
      moments: samples(anyPaymentMoment, 60),
      limit: 8_000,
    }),
  ).toMatchObject({ missedStates: [], missedTransitions: [] }));

it("[HDL-08] [PAY-04] in every race a payment is followed exactly while it is awaited and the visitor stays, and one that is not awaited is never read", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyPaymentInput,
      fc.array(anyPaymentMoment, { maxLength: 30 }),
      fc.array(anyStage, { minLength: 1, maxLength: 6 }),
      async (scheduler, input, moments, answers) => {
        const { last, calls } = await raced(paymentMachine, {
          scheduler,
          input,
          events: moments.filter((moment) => moment.type !== "answer") as never,
          slots: { read: ({ number }) => answers[number % answers.length] ?? null },
        });
        const { stage } = last.context;
        expect(last.matches("followed")).toBe(isFollowed(stage) && !last.matches("leaving"));
        // What is shown is what was there, or an answer that came.
        expect([input.stage, ...calls.map(({ number }) => answers[number % answers.length])]).toContain(stage);
        if (!isFollowed(input.stage)) expect(calls).toHaveLength(0);
      },
    ),
  ));

it("[PAY-04] a page asks soon, then seldom, and not for ever", () => {
  const delays = Array.from({ length: paymentLimits.followMost }, (_, at) => followDelay(at));
  expect(delays[0]).toBe(paymentLimits.followFirst);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(delays.at(-1)).toBe(paymentLimits.followLongest);
});
