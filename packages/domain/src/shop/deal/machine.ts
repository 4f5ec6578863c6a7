// A deal on screen: ahead → open → missed, each at its moment by the server's clock, without a reload. [CNT-05] [CNT-06]
import { assign, setup, type SnapshotFrom } from "xstate";
import { instant, type Instant } from "#kernel/calendar";
import type { DealTime, DealPhase } from "./model.ts";
import { dealPhaseAt, untilFlip } from "./rules.ts";

export interface DealInput {
  readonly time: DealTime;
  /** The server's time. */
  readonly now: Instant;
}

/** The server's time, heard again: after sleep, or when the page comes back. */
export interface DealEvent {
  readonly type: "clock.set";
  readonly time: Instant;
}

export const dealMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as DealInput, events: {} as DealEvent, input: {} as DealInput },
  guards: {
    isPhase: ({ context }, phase: DealPhase) => dealPhaseAt(context.time, context.now) === phase,
    isLasting: ({ context }) => context.time.closes === null,
  },
  actions: {
    set: assign({ now: (_, { time }: { readonly time: Instant }) => time }),
    pass: assign({ now: ({ context }) => instant(context.now + (untilFlip(context.time, context.now) ?? 0)) }),
  },
  delays: { flip: ({ context }) => untilFlip(context.time, context.now) ?? 0 },
}).createMachine({
  id: "deal",
  context: ({ input }) => input,
  initial: "deciding",
  on: { "clock.set": { target: ".deciding", actions: { type: "set", params: ({ event }) => event } } },
  states: {
    deciding: {
      always: [
        { guard: { type: "isPhase", params: "ahead" }, target: "ahead" },
        { guard: { type: "isPhase", params: "open" }, target: "open" },
        { target: "missed" },
      ],
    },
    ahead: { after: { flip: { target: "deciding", actions: "pass" } } },
    open: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isLasting", target: "lasting" }, { target: "counting" }] },
        lasting: {},
        counting: { after: { flip: { target: "#deal.deciding", actions: "pass" } } },
      },
    },
    missed: {},
  },
});

export type DealSnapshot = SnapshotFrom<typeof dealMachine>;
