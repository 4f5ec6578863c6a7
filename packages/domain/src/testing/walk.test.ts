// The walk: finds what can be reached, delays and answers included, and names what cannot. [HDL-08]
import { describe, expect, it } from "vitest";
import { fromPromise, raise, setup } from "xstate";
import { walkAll } from "@kontor/domain/testing";

const machine = setup({
  types: {
    context: {} as { readonly never: boolean },
    events: {} as { type: "go.on" } | { type: "go.back" } | { type: "bell" },
  },
  actors: { ask: fromPromise(() => Promise.reject(new Error("nobody"))) },
  guards: { isNever: ({ context }) => context.never },
  delays: { rest: 100 },
}).createMachine({
  id: "m",
  context: { never: false },
  initial: "start",
  on: { bell: {} },
  states: {
    start: { always: "asking" },
    asking: { invoke: { id: "ask", src: "ask", onDone: "resting", onError: "broken" } },
    resting: {
      after: { rest: "rung" },
      on: { "go.*": [{ guard: "isNever", target: "cellar" }, { target: "asking" }] },
    },
    rung: { entry: raise({ type: "bell" }) },
    broken: {},
    cellar: {},
  },
});

describe("a walk", () => {
  const moments = [
    { type: "go.on" },
    { type: "answer", of: "ask", output: 1 },
    { type: "answer", of: "ask", output: null },
  ];
  it("[HDL-08] takes events, answers, failures, delays, raised events and what happens at once", () => {
    const { missedStates, missedTransitions } = walkAll(machine, { moments });
    expect(missedStates).toEqual(["m.cellar"]);
    expect(missedTransitions).toEqual(["m.resting on go.* (1)"]);
  });
  it("[HDL-08] yields the shortest path to each transition", () => {
    const { paths } = walkAll(machine, { moments });
    expect(paths.map((path) => path.map(({ type }) => type))).toEqual([
      [],
      ["answer"],
      ["answer"],
      ["answer", "xstate.after.rest.m.resting"],
      ["answer", "go.on"],
    ]);
  });
  it("[HDL-08] without the answers it gets nowhere", () => {
    expect(walkAll(machine, { moments: [{ type: "go.on" }, { type: "time" }] }).missedStates).toEqual([
      "m.broken",
      "m.cellar",
      "m.resting",
      "m.rung",
    ]);
    expect(walkAll(machine, { moments, limit: 1 }).missedStates).toContain("m.rung");
  });
});
