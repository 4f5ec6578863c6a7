// Every state and transition of a check is walked; of several answers only that of the last question shows. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCheckMoment, anyChecking, checkAnswerFor } from "./arbitraries.ts";
import { DomainCheckFailed, DomainRateLimited } from "./errors.ts";
import { checkMachine } from "./machine.ts";

it("[HDL-08] [DOM-01] every state and transition of a check is walked", () =>
  expect(walkAll(checkMachine, { moments: samples(anyCheckMoment) })).toMatchObject({ missedStates: [], missedTransitions: [] }));
it("[HDL-08] [DOM-01] [DOM-05] in every race the answer shown is that of the last requested name", () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), anyChecking, fc.array(fc.nat(5)), async (scheduler, checking, works) => {
      const race = await raced(checkMachine, {
        scheduler,
        events: checking.filter((moment) => moment.type !== "answer") as never,
        slots: {
          check: ({ number, input }) => {
            if (works[number] === 5) throw new Error("down");
            if (works[number] === 4) return Result.fail(new DomainCheckFailed());
            if (works[number] === 3) return Result.fail(new DomainRateLimited({ retryAfterSeconds: 2 }));
            return Result.succeed(checkAnswerFor((input as { readonly typed: string }).typed));
          },
        },
      });
      race.seen.forEach(({ snapshot, calls }) => {
        const { answer, typed } = snapshot.context;
        const last = race.calls[calls - 1]?.input as { readonly typed: string } | undefined;
        if (answer !== null) expect([snapshot.value, answer.name.ascii, typed]).toEqual(["answered", last?.typed, last?.typed]);
        if (snapshot.value === "answered") expect(answer).not.toBeNull();
      });
    }),
  ));
