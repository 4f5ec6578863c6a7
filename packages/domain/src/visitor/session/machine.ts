// The session of one visitor: starting → anonymous | fetching → known; anonymous → entering → completing → completed; known → leaving → anonymous. [SES-01…03] [SES-09] [OPS-08]
import type { Result } from "effect/Result";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import { entryGaps, waitOf } from "./entry.ts";
import type { CallRefused, EntryRefused, LogoutFailed, TokenMissing } from "./errors.ts";
import { countTime } from "./limits.ts";
import type {
  Completed,
  Completion,
  RefusalValue,
  SessionContext,
  SessionEvent,
  SessionInput,
} from "./machine-model.ts";
import type { Entry, User } from "./model.ts";

type Entered = Result<User, EntryRefused | TokenMissing>;
type Fetched = Result<User, TokenMissing | CallRefused>;
type Completing = Result<Completed, RefusalValue>;
type Left = Result<string, LogoutFailed>;

const broken: RefusalValue = { _tag: "UnknownError" };

const output = <A>({ event }: { readonly event: { readonly output: A } }): { readonly result: A } => ({
  result: event.output,
});

export const sessionMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  // Stryker disable ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: {
    enter: fromPromise<Entered, { entry: Entry }>(() => Promise.reject(new Error("slot `enter` has no provider"))),
    fetchUser: fromPromise<Fetched>(() => Promise.reject(new Error("slot `fetchUser` has no provider"))),
    complete: fromPromise<Completing, Completion>(() => Promise.reject(new Error("slot `complete` has no provider"))),
    leave: fromPromise<Left>(() => Promise.reject(new Error("slot `leave` has no provider"))),
  },
  // Stryker restore ArrowFunction,StringLiteral
  guards: {
    isKnown: ({ context }) => context.user !== null,
    hasToken: ({ context }) => context.hasToken,
    isRefused: (_, p: { readonly result: Result<unknown, unknown> }) => p.result._tag === "Failure",
    isLimited: (_, p: { readonly result: Result<unknown, RefusalValue> }) =>
      p.result._tag === "Failure" && waitOf(p.result.failure) > 0,
    isLost: (_, p: { readonly result: Completing }) =>
      p.result._tag === "Failure" && p.result.failure._tag === "TokenMissing",
    isRefusedSilently: ({ context }, p: { readonly result: Result<unknown, unknown> }) =>
      p.result._tag === "Failure" && context.completion === null,
    isCompletionDue: ({ context }) => context.completion !== null,
    brings: ({ event }) => "completion" in event,
    hasGaps: ({ event }) => event.type === "session.enter" && entryGaps(event.entry).length > 0,
    isOver: ({ context }) => context.wait <= 1,
  },
  actions: {
    know: assign((_, p: { readonly result: Fetched | Entered }) =>
      // Stryker disable next-line ConditionalExpression: the guard before lets no refusal through
      p.result._tag === "Success" ? { user: p.result.success, hasToken: true, refusal: null } : {},
    ),
    storeRefusal: assign((_, p: { readonly result: Result<unknown, RefusalValue> }) =>
      p.result._tag === "Failure" ? { refusal: { ...p.result.failure } } : {},
    ),
    storeWait: assign((_, p: { readonly result: Result<unknown, RefusalValue> }) => ({
      wait: p.result._tag === "Failure" ? waitOf(p.result.failure) : 0,
    })),
    storeUnknownError: assign({ refusal: broken }),
    storeCompleted: assign((_, p: { readonly result: Completing }) => ({
      completed: p.result._tag === "Success" ? p.result.success : null,
    })),
    want: assign(({ event }) => ({ completion: "completion" in event ? event.completion : null, completed: null })),
    wantNothing: assign({ completion: null, completed: null }),
    countDown: assign({ wait: ({ context }) => context.wait - 1 }),
    forget: assign({ user: null, hasToken: false, completed: null }),
    forgive: assign({ refusal: null, gaps: [], wait: 0 }),
    attempt: assign({
      gaps: ({ event }) => (event.type === "session.enter" ? entryGaps(event.entry) : []),
      attempts: ({ context }) => context.attempts + 1,
    }),
    dismiss: assign({
      refusal: null,
      gaps: ({ context, event }) =>
        context.gaps.filter((field) => event.type === "refusal.dismiss" && field !== event.field),
    }),
    storeSsoKey: assign((_, p: { readonly result: Left }) => ({
      ssoKey: p.result._tag === "Success" ? p.result.success : null,
    })),
  },
  delays: { second: countTime },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "session",
  context: ({ input }) => ({
    user: input.user,
    hasToken: input.hasToken,
    refusal: null,
    gaps: [],
    attempts: 0,
    wait: 0,
    completion: null,
    completed: null,
    ssoKey: null,
  }),
  initial: "starting",
  states: {
    starting: {
      always: [
        { guard: "isKnown", target: "known" },
        { guard: "hasToken", target: "fetching" },
        { target: "anonymous" },
      ],
    },
    fetching: {
      invoke: {
        id: "fetchUser",
        src: "fetchUser",
        onDone: [
          { guard: { type: "isRefusedSilently", params: output }, target: "anonymous", actions: "forget" },
          {
            guard: { type: "isRefused", params: output },
            target: "anonymous",
            actions: ["forget", { type: "storeRefusal", params: output }],
          },
          { guard: "isCompletionDue", target: "completing", actions: { type: "know", params: output } },
          { target: "known", actions: { type: "know", params: output } },
        ],
        onError: [
          { guard: "isCompletionDue", target: "anonymous", actions: ["forget", "storeUnknownError"] },
          { target: "anonymous", actions: "forget" },
        ],
      },
      on: {
        "session.leave": "leaving",
        "session.enter": { guard: "brings", actions: "want" },
        "session.complete": { actions: "want" },
      },
    },
    anonymous: {
      on: {
        "session.enter": [
          { guard: "hasGaps", actions: ["forgive", "attempt"] },
          { target: "entering", actions: ["forgive", "attempt", "want"] },
        ],
        "session.complete": { target: "fetching", actions: ["forgive", "attempt", "want"] },
        "session.renew": { target: "fetching", actions: "wantNothing" },
        "refusal.dismiss": { actions: "dismiss" },
      },
    },
    entering: {
      invoke: {
        id: "enter",
        src: "enter",
        input: ({ event }) => {
          // Stryker disable next-line CallExpression,ConditionalExpression,StringLiteral: there is no other way in; the compiler wants to know which event it was
          if (event.type !== "session.enter") throw new Error(`entering by ${event.type}`);
          return { entry: event.entry };
        },
        onDone: [
          {
            guard: { type: "isLimited", params: output },
            target: "limited",
            actions: [
              { type: "storeRefusal", params: output },
              { type: "storeWait", params: output },
            ],
          },
          {
            guard: { type: "isRefused", params: output },
            target: "anonymous",
            actions: { type: "storeRefusal", params: output },
          },
          { guard: "isCompletionDue", target: "completing", actions: { type: "know", params: output } },
          { target: "known", actions: { type: "know", params: output } },
        ],
        onError: { target: "anonymous", actions: "storeUnknownError" },
      },
    },
    limited: {
      after: {
        second: [
          { guard: "isOver", target: "anonymous", actions: "forgive" },
          { target: "limited", reenter: true, actions: "countDown" },
        ],
      },
      on: { "session.renew": { target: "fetching", actions: ["forgive", "wantNothing"] } },
    },
    completing: {
      invoke: {
        id: "complete",
        src: "complete",
        // Stryker disable next-line ObjectLiteral: nothing is completed that is not wanted
        input: ({ context }) => context.completion ?? { address: null },
        onDone: [
          {
            guard: { type: "isLost", params: output },
            target: "anonymous",
            actions: ["forget", { type: "storeRefusal", params: output }],
          },
          {
            guard: { type: "isRefused", params: output },
            target: "known",
            actions: { type: "storeRefusal", params: output },
          },
          { target: "completed", actions: { type: "storeCompleted", params: output } },
        ],
        onError: { target: "known", actions: "storeUnknownError" },
      },
      on: { "session.leave": "leaving" },
    },
    known: {
      on: {
        "session.enter": { guard: "brings", target: "completing", actions: ["forgive", "attempt", "want"] },
        "session.complete": { target: "completing", actions: ["forgive", "attempt", "want"] },
        "session.leave": "leaving",
        "session.renew": { target: "fetching", actions: ["forgive", "wantNothing"] },
        "session.lost": { target: "anonymous", actions: "forget" },
        "refusal.dismiss": { actions: "dismiss" },
      },
    },
    completed: {
      on: {
        "session.leave": "leaving",
        "session.renew": { target: "fetching", actions: "wantNothing" },
        "session.lost": { target: "anonymous", actions: "forget" },
      },
    },
    leaving: {
      entry: ["forget", "wantNothing", "forgive"],
      invoke: {
        id: "leave",
        src: "leave",
        onDone: {
          target: "anonymous",
          actions: [
            { type: "storeSsoKey", params: output },
            { type: "storeRefusal", params: output },
          ],
        },
        onError: { target: "anonymous", actions: "storeUnknownError" },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
