// Every state and transition of the loading bar is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyMoment } from "./arbitraries.ts";
import { loadingBarMachine } from "./machine.ts";

it("[HDL-08] [UIM-01] every state and transition of the loading bar is walked", () =>
  expect(
    walkAll(loadingBarMachine, { inputs: [undefined, { hydrating: true }], moments: samples(anyMoment) }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
