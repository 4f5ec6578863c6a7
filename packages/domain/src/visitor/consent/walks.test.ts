// Every state and transition of consent is walked, and the proofs of decisions are recorded whatever comes between. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyConsentInput, anyConsentMoment, anyVisit } from "./arbitraries.ts";
import { ConsentNotRecorded } from "./errors.ts";
import { consentMachine } from "./machine.ts";
import type { Decision } from "./model.ts";

it("[HDL-08] [VIS-02] every state and transition of consent is walked", () =>
  expect(
    walkAll(consentMachine, { inputs: samples(anyConsentInput, 20), moments: samples(anyConsentMoment) }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
it("[HDL-08] [VIS-02] in every race each decision is recorded in its order, none is lost, and none is taken off before its own answer", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyConsentInput,
      anyVisit,
      fc.array(fc.boolean()),
      async (scheduler, input, visit, works) => {
        const recorded: Decision[] = [];
        const race = await raced(consentMachine, {
          scheduler,
          input,
          events: visit.filter((moment) => moment.type !== "answer") as never,
          slots: {
            record: ({ number, input: call }) => {
              if (works[number] === false) return Result.fail(new ConsentNotRecorded());
              recorded.push((call as { readonly decision: Decision }).decision);
              return Result.succeed(undefined);
            },
          },
        });
        const decided = race.emitted.map(({ decision }) => decision);
        expect([...recorded, ...race.last.context.unrecorded]).toEqual(decided);
      },
    ),
  ));
