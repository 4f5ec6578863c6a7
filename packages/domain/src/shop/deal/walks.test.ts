// Every state and transition of a deal is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyDealInput, anyWait } from "./arbitraries.ts";
import { dealMachine } from "./machine.ts";

it("[HDL-08] [CNT-05] every state and transition of a deal is walked", () =>
  expect(walkAll(dealMachine, { inputs: samples(anyDealInput, 30), moments: samples(anyWait).flat() })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
