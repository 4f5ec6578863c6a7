// Every state and transition of the business VAT view is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyBusinessVatEvent, anyBusinessVatInput } from "./arbitraries.ts";
import { businessVatMachine } from "./machine.ts";

it("[HDL-08] [VAT-04] [VAT-05] every state and transition of the business VAT view is walked", () =>
  expect(walkAll(businessVatMachine, { inputs: samples(anyBusinessVatInput, 100), moments: samples(anyBusinessVatEvent) })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
