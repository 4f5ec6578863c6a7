// Every state and transition of the toasts is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyToastMoment, anyToastSettings } from "./arbitraries.ts";
import { toastMachine } from "./machine.ts";

it("[HDL-08] [UIM-05] every state and transition of the toasts is walked", () =>
  expect(
    walkAll(toastMachine, {
      inputs: samples(anyToastSettings, 3).map((settings) => ({ settings, now: 0 })),
      moments: samples(anyToastMoment),
    }),
  ).toMatchObject({ missedStates: [], missedTransitions: [] }));
