// Every state and transition of the colour mode is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyColourEvent, anyColourInput } from "./arbitraries.ts";
import { colourMachine } from "./machine.ts";

it("[HDL-08] [VIS-01] every state and transition of the colour mode is walked", () =>
  expect(
    walkAll(colourMachine, { inputs: samples(anyColourInput, 30), moments: samples(anyColourEvent) }),
  ).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
