// The toasts of one page: resting ⇄ counting; counting wakes up when the next toast goes by itself. [UIM-05]
import { assign, setup, type SnapshotFrom } from "xstate";
import type { ToastEvent, ToastSettings, ToastStack } from "./model.ts";
import { changed, noToasts, passed, untilNext } from "./rules.ts";

interface ToastContext {
  readonly settings: ToastSettings;
  readonly stack: ToastStack;
  /** The moment of the stack, by the clock of the events. */
  readonly now: number;
}

export const toastMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    input: {} as { readonly settings: ToastSettings; readonly now: number },
  },
  guards: { isCounting: ({ context }) => untilNext(context.stack, context.settings) !== null },
  actions: {
    pass: assign(({ context }, now: number) => ({
      stack: passed(context.stack, Math.max(0, now - context.now), context.settings),
      now: Math.max(now, context.now),
    })),
    change: assign({ stack: ({ context }, event: ToastEvent) => changed(context.stack, event, context.settings) }),
    passToNext: assign(({ context }) => {
      const next = untilNext(context.stack, context.settings) ?? 0;
      return { stack: passed(context.stack, next, context.settings), now: context.now + next };
    }),
  },
  delays: { next: ({ context }) => untilNext(context.stack, context.settings) ?? 0 },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "toasts",
  context: ({ input }) => ({ ...input, stack: noToasts }),
  initial: "deciding",
  on: {
    "*": {
      target: ".deciding",
      actions: [
        { type: "pass", params: ({ event }) => event.now },
        { type: "change", params: ({ event }) => event },
      ],
    },
  },
  states: {
    deciding: { always: [{ guard: "isCounting", target: "counting" }, { target: "resting" }] },
    resting: {},
    counting: { after: { next: { target: "deciding", actions: "passToNext" } } },
  },
});

export type ToastSnapshot = SnapshotFrom<typeof toastMachine>;
