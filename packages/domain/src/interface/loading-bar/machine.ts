// The loading bar: idle → delayed → running → finishing → hidden → idle; `stopped` where it was cleared on the way. [UIM-01]
import { assign, setup, type SnapshotFrom } from "xstate";
import { loadingBarTimes } from "./limits.ts";
import { clamped, isFinished, progressFrom } from "./rules.ts";

interface LoadingBarContext {
  /** While the page hydrates, start and set do nothing. */
  readonly hydrating: boolean;
  readonly visible: boolean;
  /** Progress from which the curve goes on; what is shown whenever the bar does not run. */
  readonly progress: number;
  readonly error: boolean;
}

export type LoadingBarEvent =
  | { readonly type: "hydration.end" }
  | { readonly type: "loading.start" }
  | { readonly type: "loading.set"; readonly progress: number }
  | { readonly type: "loading.finish"; readonly error?: boolean; readonly force?: boolean }
  /** `elapsed`: milliseconds since the bar runs, so that it stops where it is seen. */
  | { readonly type: "loading.clear"; readonly elapsed?: number };

export const loadingBarMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as LoadingBarContext,
    events: {} as LoadingBarEvent,
    input: {} as { readonly hydrating: boolean } | undefined,
  },
  guards: {
    isHydrating: ({ context }) => context.hydrating,
    isForced: (_, force: boolean | undefined) => force === true,
    isComplete: (_, progress: number) => isFinished(progress),
  },
  actions: {
    hydrated: assign({ hydrating: false }),
    reset: assign({ progress: 0, error: false }),
    goOnFrom: assign({ progress: (_, progress: number) => clamped(progress) }),
    stopAt: assign({
      progress: ({ context }, elapsed: number | undefined) => progressFrom(context.progress, elapsed ?? 0),
    }),
    show: assign({ visible: true }),
    hide: assign({ visible: false }),
    empty: assign({ progress: 0 }),
    fill: assign({ progress: 100 }),
    note: assign({ error: ({ context }, error: boolean | undefined) => context.error || error === true }),
  },
  delays: { throttle: loadingBarTimes.throttle, hide: loadingBarTimes.hide, reset: loadingBarTimes.reset },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "loading-bar",
  context: ({ input }) => ({ hydrating: input?.hydrating ?? false, visible: false, progress: 0, error: false }),
  initial: "idle",
  on: {
    "hydration.end": { actions: "hydrated" },
    "loading.start": [{ guard: "isHydrating" }, { target: ".delayed", actions: "reset" }],
    "loading.set": [
      { guard: "isHydrating" },
      { guard: { type: "isComplete", params: ({ event }) => event.progress }, target: ".finishing", actions: "fill" },
      { target: ".delayed", actions: { type: "goOnFrom", params: ({ event }) => event.progress } },
    ],
    "loading.finish": [
      {
        guard: { type: "isForced", params: ({ event }) => event.force },
        target: ".idle",
        actions: [{ type: "note", params: ({ event }) => event.error }, "hide", "empty"],
      },
      { target: ".finishing", actions: [{ type: "note", params: ({ event }) => event.error }, "fill"] },
    ],
  },
  states: {
    idle: {
      on: { "loading.finish": { actions: [{ type: "note", params: ({ event }) => event.error }] } },
    },
    delayed: {
      after: { throttle: { target: "running", actions: "show" } },
      on: { "loading.clear": "stopped" },
    },
    running: {
      on: { "loading.clear": { target: "stopped", actions: { type: "stopAt", params: ({ event }) => event.elapsed } } },
    },
    stopped: {},
    finishing: { after: { hide: { target: "hidden", actions: "hide" } } },
    hidden: { after: { reset: { target: "idle", actions: "empty" } } },
  },
});

export type LoadingBarSnapshot = SnapshotFrom<typeof loadingBarMachine>;
