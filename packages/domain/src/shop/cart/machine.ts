// The cart on screen: idle → sending → idle; waiting while there is no answer, conflict where it was changed elsewhere. Nothing wanted is lost on the way. [CRT-01] [CRT-08]
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { Catalog } from "#shop/catalog";
import { foretold } from "./foretold.ts";
import {
  arrivalOf,
  isPossible,
  isRepeated,
  needsAnswer,
  queued,
  remaining,
  undoOf,
  wantedIn,
  type CartIntent,
} from "./intents.ts";
import { retryTime } from "./limits.ts";
import type { Cart } from "./model.ts";

/** What the server said last. What else came with it is passed on as it is. */
export interface Confirmed {
  /** Null where there is none any more. */
  readonly cart: Cart | null;
  /** As much of the catalogue as the cart's changes depend on. */
  readonly catalog: Catalog;
}

/** Why the server did not do something, in its words. */
export interface IntentProblem {
  readonly refusal: string;
  readonly detail: string;
}

/** What came of sending an intent. */
export type Outcome =
  | { readonly kind: "made"; readonly confirmed: Confirmed }
  | { readonly kind: "refused"; readonly problem: IntentProblem }
  /** The version that was seen is not the cart's any more. */
  | { readonly kind: "changed"; readonly confirmed: Confirmed }
  | { readonly kind: "unanswered" };

export interface CartContext {
  readonly confirmed: Confirmed;
  /** In their order; the first is the one that is sent. */
  readonly queue: readonly CartIntent[];
  /** Whether the first was sent and may have been made, though no answer came. */
  readonly attempted: boolean;
  /** Whether the last try had no answer: until there is one, what is wanted may be discarded. */
  readonly isUnanswered: boolean;
  /** Whether an earlier try of the first had no answer, on this page or on the one before it. */
  readonly mayBeMade: boolean;
  /** Whether the server may have made what was refused or discarded since: the cart is to be looked at. */
  readonly isStale: boolean;
  /** Whether the first was discarded while it was on its way: it is not sent again. */
  readonly isDiscarded: boolean;
  /** What was shown before the cart was changed elsewhere, until it was read. */
  readonly before: Confirmed | null;
  readonly refused: { readonly intent: CartIntent; readonly problem: IntentProblem } | null;
  /** The intent that is announced, with the cart before it: at once, or, where an answer is needed, when it came. */
  readonly announced: { readonly intent: CartIntent; readonly before: Cart } | null;
  /** What takes the last removal back. */
  readonly undo: CartIntent | null;
  /** How the wish to go on from the cart stands; anew for each wish. Null where there was none. */
  readonly leaving: Leaving | null;
}

/** Who goes on while a change is on its way, waits for it: goes on when it is confirmed, and stays when something is to be seen first. */
export interface Leaving {
  readonly kind: "pending" | "confirmed" | "stopped";
}

export type CartEvent =
  | { readonly type: "cart.intend"; readonly intent: CartIntent }
  /** The cart was looked at again: the window came back, or another tab changed it. */
  | { readonly type: "cart.see"; readonly confirmed: Confirmed }
  | { readonly type: "cart.retry" }
  /** What could not be sent is wanted no more. */
  | { readonly type: "cart.discard" }
  /** The visitor wants to go on to the next step. */
  | { readonly type: "cart.leave" }
  /** The own intents, which met a change from elsewhere, are made now. */
  | { readonly type: "conflict.apply" }
  /** The difference was read; own intents that met it are given up. */
  | { readonly type: "conflict.dismiss" };

export interface CartInput {
  readonly confirmed: Confirmed;
  /** Whether what is wanted first may have been sent by an earlier page. */
  readonly mayBeMade?: boolean;
}

export interface SendInput {
  readonly confirmed: Confirmed;
  readonly intent: CartIntent;
}

const answered = { attempted: false, isUnanswered: false, isDiscarded: false, mayBeMade: false } as const;

const outcome = ({ event }: { readonly event: { readonly output: Outcome } }) => ({ result: event.output });
const lookedAt = ({ event }: { readonly event: { readonly confirmed: Confirmed } }): { readonly result: Outcome } => ({
  result: { kind: "changed", confirmed: event.confirmed },
});
/** Whether a cart that came in is the confirmed one, or an earlier version of it that was overtaken on its way. */
const isKnown = (came: Cart | null, confirmed: Cart | null): boolean =>
  came?.id === confirmed?.id && (came?.version ?? 0) <= (confirmed?.version ?? 0);
const confirmedIn = (result: Outcome): Confirmed | null => ("confirmed" in result ? result.confirmed : null);

type Arrival = ReturnType<typeof arrivalOf>;
const arrives = (context: CartContext, result: Outcome): Arrival | null =>
  result.kind === "changed" ? arrivalOf(context, context.confirmed.cart, result.confirmed.cart) : null;

const beforeIntent = (context: CartContext): Cart | null =>
  context.confirmed.cart === null
    ? null
    : foretold(context.confirmed.cart, context.confirmed.catalog, wantedIn(context)).cart;

export const cartMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as CartContext, events: {} as CartEvent, input: {} as CartInput },
  // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: { send: fromPromise<Outcome, SendInput>(() => Promise.reject(new Error("slot `send` has no provider"))) },
  guards: {
    isDone: ({ context }) => context.queue.length === 0,
    isUnanswered: ({ context }) => context.isUnanswered,
    isDiscarded: ({ context }) => context.isDiscarded,
    isMade: (_, p: { readonly result: Outcome }) => p.result.kind === "made",
    isRefused: (_, p: { readonly result: Outcome }) => p.result.kind === "refused",
    isOwn: ({ context }, p: { readonly result: Outcome }) => arrives(context, p.result) === "own",
    isFree: ({ context }, p: { readonly result: Outcome }) => arrives(context, p.result) === "free",
    isConflict: ({ context }, p: { readonly result: Outcome }) => arrives(context, p.result) === "conflict",
    isKnown: ({ context }, p: { readonly result: Outcome }) =>
      p.result.kind === "changed" && isKnown(p.result.confirmed.cart, context.confirmed.cart),
  },
  actions: {
    queue: assign(({ context, event }) => {
      const before = beforeIntent(context);
      if (event.type !== "cart.intend" || before === null) return {};
      const { intent } = event;
      if (isRepeated(before, intent)) return {};
      const sent = context.attempted ? context.queue.slice(0, 1) : [];
      return {
        queue: [...sent, ...queued(context.queue.slice(sent.length), intent)],
        refused: null,
        announced: needsAnswer(intent) ? null : { intent, before },
        undo: undoOf(before, intent),
      };
    }),
    giveWay: assign({ queue: [], before: null }),
    attempt: assign({ attempted: true }),
    confirm: assign(({ context }, p: { readonly result: Outcome }) => {
      const [intent, ...queue] = context.queue;
      const before = context.confirmed.cart;
      const isAnnounced = intent !== undefined && before !== null && needsAnswer(intent);
      return {
        confirmed: confirmedIn(p.result) ?? context.confirmed,
        queue,
        ...answered,
        isStale: false,
        // What was discarded and made all the same is a difference to read.
        before: context.isDiscarded ? context.confirmed : null,
        ...(isAnnounced ? { announced: { intent, before } } : {}),
      };
    }),
    refuse: assign(({ context }, p: { readonly result: Outcome }) => {
      const [intent, ...queue] = context.queue;
      // Stryker disable next-line ConditionalExpression,LogicalOperator: the guard in front lets nothing but refusals of the first through
      if (intent === undefined || p.result.kind !== "refused") return {};
      const isStale = context.isStale || context.mayBeMade;
      return {
        queue,
        ...answered,
        isStale,
        refused: { intent, problem: p.result.problem },
        announced: null,
        undo: null,
      };
    }),
    see: assign(({ context }, p: { readonly result: Outcome }) => {
      const confirmed = confirmedIn(p.result) ?? context.confirmed;
      const isOwn = arrives(context, p.result) === "own";
      return {
        confirmed,
        queue: remaining(context, confirmed.cart),
        ...answered,
        isStale: false,
        ...(isOwn ? {} : { before: context.before ?? context.confirmed, announced: null, undo: null }),
      };
    }),
    keepPossible: assign(({ context }) => ({
      queue: context.queue.filter(
        (intent) => context.confirmed.cart !== null && isPossible(context.confirmed.cart, intent),
      ),
      before: null,
    })),
    missAnswer: assign({ isUnanswered: true, mayBeMade: true }),
    discardRest: assign(({ context }) => ({
      queue: context.queue.slice(0, 1),
      isDiscarded: true,
      announced: null,
      undo: null,
    })),
    dropDiscarded: assign(({ context }) => ({ queue: wantedIn(context), ...answered, isStale: true })),
    discard: assign({ queue: [], ...answered, isStale: true, announced: null, undo: null }),
    dismiss: assign({ before: null }),
    leave: assign({ leaving: { kind: "pending" } }),
    decideLeaving: assign(({ context: { leaving, queue, refused, isDiscarded } }) =>
      leaving?.kind !== "pending" || isDiscarded
        ? {}
        : { leaving: { kind: queue.length === 0 && refused === null ? "confirmed" : "stopped" } as const },
    ),
  },
  delays: { retry: retryTime },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "cart",
  context: ({ input }) => ({
    confirmed: input.confirmed,
    queue: [],
    ...answered,
    mayBeMade: input.mayBeMade ?? false,
    isStale: false,
    before: null,
    refused: null,
    announced: null,
    undo: null,
    leaving: null,
  }),
  initial: "idle",
  on: { "conflict.dismiss": { actions: "dismiss" } },
  states: {
    deciding: { always: [{ guard: "isDone", target: "idle" }, { target: "sending" }] },
    idle: {
      entry: "decideLeaving",
      on: {
        "cart.leave": { actions: ["leave", "decideLeaving"] },
        "cart.intend": { target: "deciding", actions: "queue" },
        "cart.see": [{ guard: { type: "isKnown", params: lookedAt } }, { actions: { type: "see", params: lookedAt } }],
      },
    },
    sending: {
      entry: "attempt",
      invoke: {
        id: "send",
        src: "send",
        // Stryker disable next-line ObjectLiteral: nothing is sent without an intent
        input: ({ context }) => ({ confirmed: context.confirmed, intent: context.queue[0] ?? { kind: "clear" } }),
        onDone: [
          {
            guard: { type: "isMade", params: outcome },
            target: "deciding",
            actions: { type: "confirm", params: outcome },
          },
          {
            guard: { type: "isRefused", params: outcome },
            target: "deciding",
            actions: { type: "refuse", params: outcome },
          },
          { guard: { type: "isOwn", params: outcome }, target: "deciding", actions: { type: "see", params: outcome } },
          { guard: { type: "isFree", params: outcome }, target: "idle", actions: { type: "see", params: outcome } },
          {
            guard: { type: "isConflict", params: outcome },
            target: "conflict",
            actions: { type: "see", params: outcome },
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
      on: {
        "cart.intend": { actions: "queue" },
        "cart.discard": { guard: "isUnanswered", actions: "discardRest" },
        "cart.leave": { actions: "leave" },
      },
    },
    waiting: {
      entry: ["missAnswer", "decideLeaving"],
      always: { guard: "isDiscarded", target: "deciding", actions: "dropDiscarded" },
      after: { retry: "sending" },
      on: {
        "cart.intend": { target: "deciding", actions: "queue" },
        "cart.retry": "sending",
        "cart.leave": { target: "sending", actions: "leave" },
        "cart.discard": { target: "idle", actions: "discard" },
        "cart.see": [
          { guard: { type: "isKnown", params: lookedAt } },
          {
            guard: { type: "isOwn", params: lookedAt },
            target: "deciding",
            actions: { type: "see", params: lookedAt },
          },
          { guard: { type: "isFree", params: lookedAt }, target: "idle", actions: { type: "see", params: lookedAt } },
          { target: "conflict", actions: { type: "see", params: lookedAt } },
        ],
      },
    },
    conflict: {
      entry: "decideLeaving",
      on: {
        "cart.leave": { actions: ["leave", "decideLeaving"] },
        "cart.intend": { target: "deciding", actions: ["giveWay", "queue"] },
        "cart.see": [{ guard: { type: "isKnown", params: lookedAt } }, { actions: { type: "see", params: lookedAt } }],
        "conflict.apply": { target: "deciding", actions: "keepPossible" },
        "conflict.dismiss": { target: "idle", actions: "giveWay" },
      },
    },
  },
});

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
