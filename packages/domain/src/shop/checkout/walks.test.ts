// Every state and transition of the checkout is walked; however often and late answers come, one order is placed. [HDL-08] [CHK-06]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { RequestTimedOut, TokenMissing } from "#visitor/session";
import { anyCheckoutInput, anyCheckoutMoment, anyCheckoutVisit, exampleOrder, someShown } from "./arbitraries.ts";
import { QuoteChanged } from "./errors.ts";
import { checkoutMachine } from "./machine.ts";
import type { Order, OrderIntent } from "./model.ts";

/** Orders by the key under which they were placed. */
type Desk = Map<string, Order>;

/** Places once under a key; the answer may be lost, refused or broken all the same. */
const answerTo = (desk: Desk, intent: OrderIntent, how: number): unknown => {
  if (how === 6) throw new Error("down");
  if (how === 5) return Result.fail(new TokenMissing());
  if (how === 4) return Result.fail(new QuoteChanged({ expected: intent.quoteHash, current: someShown[1].quote }));
  const order = desk.get(intent.idempotencyKey) ?? exampleOrder(intent, `o${desk.size}`);
  desk.set(intent.idempotencyKey, order);
  return how === 3 ? Result.fail(new RequestTimedOut({ milliseconds: 1 })) : Result.succeed(order);
};

const facts = { items: 1, signedIn: true, addressStored: true, order: null };
const changes = [facts, { ...facts, items: 0 }, { ...facts, signedIn: false }, { ...facts, order: "o1" }].map(
  (changed) => ({
    type: "facts.change",
    facts: changed,
  }),
);
const sampled = samples(anyCheckoutMoment, 160).filter(({ type }) => type !== "facts.change");
const answers = sampled.filter(({ type }) => type === "answer");

it("[HDL-08] [CHK-01] [CHK-06] [CHK-07] every state and transition of the checkout is walked", () =>
  expect(
    walkAll(checkoutMachine, {
      inputs: samples(anyCheckoutInput, 40),
      moments: [...sampled.filter(({ type }) => type !== "answer"), ...changes, ...answers.slice(0, 20)],
    }),
  ).toMatchObject({ missedStates: [], missedTransitions: [] }));
it("[HDL-08] [CHK-06] [CHK-07] in every race each order was agreed to and is for the quote on screen, and one attempt under way has one key", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyCheckoutInput,
      anyCheckoutVisit,
      fc.array(fc.nat(6)),
      async (scheduler, input, visit, works) => {
        const desk: Desk = new Map();
        const race = await raced(checkoutMachine, {
          scheduler,
          input,
          events: visit.filter((moment) => moment.type !== "answer") as never,
          slots: { place: ({ number, input: intent }) => answerTo(desk, intent as OrderIntent, works[number] ?? 0) },
        });
        race.calls.forEach(({ input: intent }) => {
          const { agreements, quoteHash, idempotencyKey } = intent as OrderIntent;
          expect([agreements.terms, agreements.cancellationPolicy, agreements.adult]).toEqual([true, true, true]);
          expect([quoteHash.length, idempotencyKey.length]).toEqual([64, 8]);
        });
        race.seen.forEach(({ snapshot, calls }) => {
          const { order, shown } = snapshot.context;
          const intent = race.calls[calls - 1]?.input as OrderIntent | undefined;
          if (snapshot.value === "placing") expect(shown?.quote.hash).toBe(intent?.quoteHash);
          if (order !== null) expect([...desk.values()]).toContain(order);
        });
      },
    ),
  ));
