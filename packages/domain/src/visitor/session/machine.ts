// The session of one visitor: starting → anonymous | fetching → known; anonymous → entering → known | anonymous; known → leaving → anonymous. [SES-01…03] [SES-09]
import type { Result } from "effect/Result";
import { assign, fromPromise, setup } from "xstate";
import type { CallRefused, EntryRefused, LogoutFailed, TokenMissing } from "./errors.ts";
import type { Entry, User } from "./model.ts";

export interface SessionInput {
  /** The user that is known already, such as from a page's own data. */
  readonly user: User | null;
  /** Whether a token exists. */
  readonly hasToken: boolean;
}

/** A refusal as data: its tag and facts. */
export interface RefusalValue {
  readonly _tag: string;
}

export interface SessionContext extends SessionInput {
  /** Why the last attempt came to nothing. */
  readonly refusal: RefusalValue | null;
  /** Key for the customer panel's logout page, after a logout. */
  readonly ssoKey: string | null;
}

export type SessionEvent =
  | { readonly type: "session.enter"; readonly entry: Entry }
  | { readonly type: "session.leave" }
  | { readonly type: "session.renew" }
  | { readonly type: "session.lost" }
  | { readonly type: "refusal.dismiss" };

type Entered = Result<User, EntryRefused | TokenMissing>;
type Fetched = Result<User, TokenMissing | CallRefused>;
type Left = Result<string, LogoutFailed>;

const broken: RefusalValue = { _tag: "UnknownError" };

export const sessionMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  // Stryker disable ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: {
    enter: fromPromise<Entered, { entry: Entry }>(() => Promise.reject(new Error("slot `enter` has no provider"))),
    fetchUser: fromPromise<Fetched>(() => Promise.reject(new Error("slot `fetchUser` has no provider"))),
    leave: fromPromise<Left>(() => Promise.reject(new Error("slot `leave` has no provider"))),
  },
  // Stryker restore ArrowFunction,StringLiteral
  guards: {
    isKnown: ({ context }) => context.user !== null,
    hasToken: ({ context }) => context.hasToken,
    isRefused: (_, p: { readonly result: Result<unknown, unknown> }) => p.result._tag === "Failure",
  },
  actions: {
    know: assign((_, p: { readonly result: Fetched | Entered }) =>
      // Stryker disable next-line ConditionalExpression: the guard before lets no refusal through
      p.result._tag === "Success" ? { user: p.result.success, hasToken: true, refusal: null } : {},
    ),
    storeRefusal: assign((_, p: { readonly result: Result<unknown, RefusalValue> }) =>
      p.result._tag === "Failure" ? { refusal: { ...p.result.failure } } : {},
    ),
    storeUnknownError: assign({ refusal: broken }),
    forget: assign({ user: null, hasToken: false }),
    forgive: assign({ refusal: null }),
    storeSsoKey: assign((_, p: { readonly result: Left }) => ({ ssoKey: p.result._tag === "Success" ? p.result.success : null })),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "session",
  context: ({ input }) => ({ user: input.user, hasToken: input.hasToken, refusal: null, ssoKey: null }),
  initial: "starting",
  states: {
    starting: {
      always: [{ guard: "isKnown", target: "known" }, { guard: "hasToken", target: "fetching" }, { target: "anonymous" }],
    },
    fetching: {
      invoke: {
        id: "fetchUser",
        src: "fetchUser",
        onDone: [
          { guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) }, target: "anonymous", actions: "forget" },
          { target: "known", actions: { type: "know", params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: "anonymous", actions: "forget" },
      },
      on: { "session.leave": "leaving" },
    },
    anonymous: {
      on: {
        "session.enter": { target: "entering", actions: "forgive" },
        "session.renew": "fetching",
        "refusal.dismiss": { actions: "forgive" },
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
            guard: { type: "isRefused", params: ({ event }) => ({ result: event.output }) },
            target: "anonymous",
            actions: { type: "storeRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          { target: "known", actions: { type: "know", params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: "anonymous", actions: "storeUnknownError" },
      },
    },
    known: {
      on: {
        "session.leave": "leaving",
        "session.renew": "fetching",
        "session.lost": { target: "anonymous", actions: "forget" },
      },
    },
    leaving: {
      entry: "forget",
      invoke: {
        id: "leave",
        src: "leave",
        onDone: {
          target: "anonymous",
          actions: [
            { type: "storeSsoKey", params: ({ event }) => ({ result: event.output }) },
            { type: "storeRefusal", params: ({ event }) => ({ result: event.output }) },
          ],
        },
        onError: { target: "anonymous", actions: "storeUnknownError" },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;
