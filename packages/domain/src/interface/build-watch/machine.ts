// Watching one build: waiting → polling → waiting … → outdated, whose next navigation is a full load. Broken scripts are judged in all (decision 26). [VIS-05]
import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import type { BuildAnswer, Reload } from "./model.ts";
import { chunkOutcome, isNewBuild, pollDelay, reloaded } from "./rules.ts";

export interface BuildInput {
  /** The own build. */
  readonly build: string;
  readonly chance: number;
  /** Full loads of this tab so far; null where its storage is blocked. */
  readonly reloads: readonly Reload[] | null;
}

type BuildContext = BuildInput;

export type BuildEvent =
  /** The page became visible, or the network came back. */
  | { readonly type: "page.return" }
  | { readonly type: "navigation.start"; readonly path: string }
  /** A script could not be loaded; `busy` is a dirty form or a running order. */
  | { readonly type: "chunk.fail"; readonly path: string; readonly now: number; readonly busy: boolean };

export type BuildEmitted =
  /** There is a new build; emitted once. */
  | { readonly type: "build.new" }
  /** The target is to be loaded in full. */
  | { readonly type: "page.load"; readonly path: string }
  /** A full load is offered in a toast. */
  | { readonly type: "page.offer"; readonly path: string }
  /** Nothing helps: the error is shown. */
  | { readonly type: "page.fail"; readonly path: string }
  | { readonly type: "reloads.store"; readonly reloads: readonly Reload[] };

export const buildMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as BuildContext,
    events: {} as BuildEvent,
    input: {} as BuildInput,
    emitted: {} as BuildEmitted,
  },
  actors: {
    /** Requests `builds/latest.json` with a timestamp, and the own manifest. */
    // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
    poll: fromPromise<BuildAnswer, { readonly build: string }>(() =>
      Promise.reject(new Error("slot `poll` has no provider")),
    ),
  },
  guards: { isNew: ({ context }, answer: BuildAnswer) => isNewBuild(context.build, answer) },
  actions: {
    spread: assign({ chance: (_, answer: BuildAnswer) => answer.chance }),
    announce: emit({ type: "build.new" }),
    load: emit((_, path: string) => ({ type: "page.load" as const, path })),
    judge: enqueueActions(
      (
        { context, enqueue },
        { path, now, busy }: { readonly path: string; readonly now: number; readonly busy: boolean },
      ) => {
        const outcome = chunkOutcome(context.reloads, context.build, path, now, busy);
        if (outcome === "offer") return enqueue.emit({ type: "page.offer", path });
        // Stryker disable next-line ConditionalExpression: blocked storage has come to an error; the compiler wants to know
        if (outcome === "error" || context.reloads === null) return enqueue.emit({ type: "page.fail", path });
        const reloads = reloaded(context.reloads, context.build, path, now);
        enqueue.assign({ reloads });
        enqueue.emit({ type: "reloads.store", reloads });
        enqueue.emit({ type: "page.load", path });
      },
    ),
  },
  delays: { next: ({ context }) => pollDelay(context.chance) },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "build-watch",
  context: ({ input }) => input,
  initial: "waiting",
  on: { "chunk.fail": { actions: { type: "judge", params: ({ event }) => event } } },
  states: {
    waiting: { after: { next: "polling" }, on: { "page.return": "polling" } },
    polling: {
      invoke: {
        id: "poll",
        src: "poll",
        input: ({ context }) => ({ build: context.build }),
        onDone: [
          { guard: { type: "isNew", params: ({ event }) => event.output }, target: "outdated", actions: "announce" },
          { target: "waiting", actions: { type: "spread", params: ({ event }) => event.output } },
        ],
        onError: "waiting",
      },
    },
    outdated: { on: { "navigation.start": { actions: { type: "load", params: ({ event }) => event.path } } } },
  },
});
