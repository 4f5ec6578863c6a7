// Every state and transition of the lightbox is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyLightboxEvent } from "./arbitraries.ts";
import { lightboxMachine } from "./machine.ts";

it("[HDL-08] [UIM-02] every state and transition of the lightbox is walked", () =>
  expect(walkAll(lightboxMachine, { moments: samples(anyLightboxEvent, 250) })).toMatchObject({
    missedStates: [],
    missedTransitions: [],
  }));
