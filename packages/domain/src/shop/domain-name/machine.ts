// The check of a name: idle → checking → answered | refused | failed, or limited → retryable after too many requests. [DOM-01] [DOM-05] [DOM-09]
import * as Result from "effect/Result";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import { DomainCheckFailed, plainRefusal, type CheckRefusal, type PlainRefusal } from "./errors.ts";
import type { Acquisition, CheckAnswer } from "./model.ts";
import { waitSeconds } from "./rules.ts";

interface CheckContext {
  readonly typed: string;
  readonly answer: CheckAnswer | null;
  readonly refusal: PlainRefusal<CheckRefusal> | null;
}

export type CheckEvent =
  | { readonly type: "name.check"; readonly typed: string }
  /** The field changed: what is on screen no longer answers it. */
  | { readonly type: "name.edit" }
  | { readonly type: "check.retry" };

type Checked = Result.Result<CheckAnswer, CheckRefusal>;

export const checkMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as CheckContext, events: {} as CheckEvent },
  // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: { check: fromPromise<Checked, { readonly typed: string }>(() => Promise.reject(new Error("slot `check` has no provider"))) },
  guards: {
    isAnswered: (_, checked: Checked) => Result.isSuccess(checked),
    isLimited: (_, checked: Checked) => Result.isFailure(checked) && checked.failure._tag === "DomainRateLimited",
    isFailed: (_, checked: Checked) => Result.isFailure(checked) && checked.failure._tag === "DomainCheckFailed",
  },
  actions: {
    startCheck: assign({ typed: (_, typed: string) => typed, answer: null, refusal: null }),
    rename: assign({ typed: (_, typed: string) => typed }),
    forget: assign({ answer: null, refusal: null }),
    storeAnswer: assign({ answer: (_, checked: Checked) => (Result.isSuccess(checked) ? checked.success : null) }),
    storeFailure: assign({ refusal: () => plainRefusal(new DomainCheckFailed()) }),
    storeRefusal: assign({ refusal: (_, checked: Checked) => (Result.isFailure(checked) ? plainRefusal(checked.failure) : null) }),
  },
  delays: { wait: ({ context }) => waitSeconds(context.refusal) * 1000 },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "domain-check",
  context: { typed: "", answer: null, refusal: null },
  initial: "idle",
  on: {
    "name.check": { target: ".checking", actions: { type: "startCheck", params: ({ event }) => event.typed } },
    "name.edit": { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {},
    checking: {
      entry: "forget",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => ({ typed: context.typed }),
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => event.output },
            target: "answered",
            actions: { type: "storeAnswer", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isLimited", params: ({ event }) => event.output },
            target: "limited",
            actions: { type: "storeRefusal", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isFailed", params: ({ event }) => event.output },
            target: "failed",
            actions: { type: "storeRefusal", params: ({ event }) => event.output },
          },
          { target: "refused", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "storeFailure" },
      },
    },
    answered: {},
    refused: {},
    failed: { on: { "check.retry": "checking" } },
    limited: {
      after: { wait: "retryable" },
      on: {
        "name.check": { actions: { type: "rename", params: ({ event }) => event.typed } },
        "name.edit": {},
      },
    },
    retryable: { on: { "check.retry": "checking" } },
  },
});

type CheckSnapshot = SnapshotFrom<typeof checkMachine>;

/** What the registry's answer offers next; null while there is none. [DOM-01] */
export const offered = ({ context }: Pick<CheckSnapshot, "context">): Acquisition | null => context.answer?.offer ?? null;
