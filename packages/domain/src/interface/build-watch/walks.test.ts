// Every state and transition of the build watch is walked, and answers to its polls come at any time. [HDL-08]
import { raced, samples, walkAll } from "@kontor/domain/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyBuildAnswer, anyBuildInput, anyTab } from "./arbitraries.ts";
import { buildMachine } from "./machine.ts";
import { isNewBuild } from "./rules.ts";

it("[HDL-08] [VIS-05] every state and transition of the build watch is walked", () =>
  expect(
    walkAll(buildMachine, { inputs: samples(anyBuildInput, 9), moments: samples(anyTab, 20).flat() }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
it("[HDL-08] [VIS-05] in every race a new build is reported once, by the answer that revealed it, and no poll follows", () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyBuildInput,
      anyTab,
      fc.array(anyBuildAnswer),
      async (scheduler, input, tab, answers) => {
        const answerAt = (number: number) => answers[number % answers.length];
        const events = tab.filter((moment) => moment.type !== "answer");
        const race = await raced(buildMachine, {
          scheduler,
          input,
          events: events as never,
          slots: {
            poll: ({ number }) => {
              const answer = answerAt(number);
              if (answer === undefined) throw new Error("down");
              return answer;
            },
          },
        });
        const newBuilds = race.emitted.filter(({ type }) => type === "build.new").length;
        const newer = race.calls.findIndex(({ number }) => {
          const answer = answerAt(number);
          return answer !== undefined && isNewBuild(input.build, answer);
        });
        expect(newBuilds).toBe(newer === -1 ? 0 : 1);
        if (newer !== -1) expect([race.calls.length, race.last.value]).toEqual([newer + 1, "outdated"]);
      },
    ),
  ));
