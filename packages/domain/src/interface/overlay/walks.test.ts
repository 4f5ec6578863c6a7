// Every state and transition of blur, tooltip and menu is walked. [HDL-08]
import { samples, walkAll } from "@kontor/domain/testing";
import { expect, it } from "vitest";
import { anyBlurring, anyHovering, anyMenuUse } from "./arbitraries.ts";
import { blurMachine, menuMachine, tooltipMachine } from "./machine.ts";

const nothing = { missedStates: [], missedTransitions: [] };

it("[HDL-08] [SHL-01] every state and transition of the blur is walked", () =>
  expect(walkAll(blurMachine, { moments: samples(anyBlurring).flat() })).toMatchObject(nothing));
it("[HDL-08] [SHL-09] every state and transition of the tooltip is walked", () =>
  expect(walkAll(tooltipMachine, { moments: samples(anyHovering).flat() })).toMatchObject(nothing));
it("[HDL-08] [SHL-09] every state and transition of the menu is walked", () =>
  expect(walkAll(menuMachine, { moments: samples(anyMenuUse).flat() })).toMatchObject(nothing));
