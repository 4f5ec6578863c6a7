// A payment on a page: offered → leaving for the provider; back from it followed until it is final, or for some minutes. [PAY-04]
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { PaymentStage } from "./model.ts";
import { followDelay, isFollowed, mayFollow } from "./rules.ts";

export interface PaymentInput {
  /** Null where nothing was begun. */
  readonly stage: PaymentStage | null;
}

export interface PaymentContext extends PaymentInput {
  /** How often it was read on this page. */
  readonly readings: number;
}

export type PaymentEvent =
  /** A way was pressed. */
  | { readonly type: "way.choose" }
  /** The page is shown again: the visitor came back to it, or to its tab. */
  | { readonly type: "page.return" };

export const paymentMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as PaymentContext, events: {} as PaymentEvent, input: {} as PaymentInput },
  actors: {
    /** Reads the payment at the shop, which asks the provider. */
    // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
    read: fromPromise<PaymentStage | null>(() => Promise.reject(new Error("slot `read` has no provider"))),
  },
  guards: {
    isAt: ({ context }, stage: PaymentStage | null) => context.stage === stage,
    isFollowed: ({ context }) => isFollowed(context.stage),
    mayFollow: ({ context }) => mayFollow(context.readings),
  },
  actions: {
    take: assign({ stage: (_, stage: PaymentStage | null) => stage }),
    count: assign({ readings: ({ context }) => context.readings + 1 }),
    again: assign({ readings: 0 }),
  },
  delays: { next: ({ context }) => followDelay(context.readings) },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "payment",
  context: ({ input }) => ({ ...input, readings: 0 }),
  initial: "known",
  states: {
    known: {
      always: [
        { guard: "isFollowed", target: "followed" },
        { guard: { type: "isAt", params: "paid" }, target: "paid" },
        { guard: { type: "isAt", params: "disputed" }, target: "disputed" },
        { guard: { type: "isAt", params: "refunded" }, target: "refunded" },
        { guard: { type: "isAt", params: "failed" }, target: "failed" },
        { guard: { type: "isAt", params: "expired" }, target: "expired" },
        { target: "offered" },
      ],
    },
    offered: { on: { "way.choose": "leaving" } },
    /** The browser goes to the provider; who comes back by its history may choose again. */
    leaving: { on: { "page.return": "known" } },
    /** At the provider, or on its way from the bank. */
    followed: {
      initial: "waiting",
      on: { "way.choose": "leaving" },
      states: {
        waiting: { after: { next: "reading" }, on: { "page.return": { target: "reading", actions: "again" } } },
        reading: {
          invoke: {
            id: "read",
            src: "read",
            onDone: { target: "read", actions: ["count", { type: "take", params: ({ event }) => event.output }] },
            onError: { target: "unread", actions: "count" },
          },
        },
        read: {
          always: [{ guard: "isFollowed", target: "unread" }, { target: "#payment.known" }],
        },
        unread: { always: [{ guard: "mayFollow", target: "waiting" }, { target: "resting" }] },
        /** It takes longer than a page is looked at: the letter says what became of it. */
        resting: { on: { "page.return": { target: "reading", actions: "again" } } },
      },
    },
    paid: {},
    failed: { on: { "way.choose": "leaving" } },
    expired: { on: { "way.choose": "leaving" } },
    disputed: { on: { "way.choose": "leaving" } },
    refunded: {},
  },
});

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
