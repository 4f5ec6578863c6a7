// Every state and transition of a search is walked; whenever answers come, each is that of the name it stands at. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anySearching, anySearchMoment, checkAnswerFor } from "./arbitraries.ts";
import { DomainCheckFailed, DomainRateLimited } from "./errors.ts";
import { type NamesRequest, searchMachine } from "./machine.ts";

it("[HDL-08] [DOM-01] every state and transition of a search is walked", () =>
  expect(walkAll(searchMachine, { moments: samples(anySearchMoment, 120) })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
it("[HDL-08] [DOM-01] [DOM-05] [DOM-08] in every race each answer stands at its own name, and a call that was left answers nothing", () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), anySearching, fc.array(fc.nat(5)), async (scheduler, searching, works) => {
      const race = await raced(searchMachine, {
        scheduler,
        events: searching.filter((moment) => moment.type !== "answer" && moment.type !== "name.answer") as never,
        slots: {
          check: ({ number, input, signal }) => {
            if (works[number] === 5) throw new Error("down");
            if (works[number] === 4) return Result.fail(new DomainCheckFailed());
            if (works[number] === 3) return Result.fail(new DomainRateLimited({ retryAfterSeconds: 2 }));
            const { names, onAnswer } = input as NamesRequest;
            const answers = names.map((typed) => ({ typed, answer: Result.succeed(checkAnswerFor(typed)) }));
            if (!signal.aborted) for (const answered of answers) onAnswer(answered);
            return Result.succeed(works[number] === 2 ? answers.slice(1) : answers);
          },
        },
      });
      for (const { snapshot } of race.seen)
        for (const { typed, state, answer } of snapshot.context.names)
          expect([state === "answered", answer?.name.ascii ?? typed]).toEqual([answer !== null, typed]);
      expect(race.last.matches({ calls: "resting" })).toBe(true);
      expect(race.last.context.names.filter(({ state }) => state === "pending")).toEqual([]);
    }),
  ));
