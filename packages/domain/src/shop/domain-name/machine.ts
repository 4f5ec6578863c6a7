// A search: its names are checked in calls that answer name by name; it can be stopped and go on, and waits are counted down. [DOM-01] [DOM-05] [DOM-08] [DOM-09]
import * as Result from "effect/Result";
import { assign, fromPromise, setup } from "xstate";
import { DomainCheckFailed, DomainRateLimited, type CheckRefusal } from "./errors.ts";
import type { AnsweredName } from "./ports.ts";
import { waitSeconds } from "./rules.ts";
import {
  mayCheckAgain,
  mayGoOn,
  newSearch,
  nextNames,
  openNames,
  resumedNames,
  secondLater,
  stoppedNames,
  type SearchedName,
  withAnswers,
  withRefusal,
  withRetry,
  withSuggestions,
} from "./searched-names.ts";

/** What a search begins with; `answered` are names whose answers came with the page. */
export interface SearchInput {
  readonly names: readonly string[];
  readonly suggestions: readonly string[];
  readonly answered: readonly SearchedName[];
}

interface SearchContext {
  /** In the order in which they are shown, which never changes. */
  readonly names: readonly SearchedName[];
  /** What the running call is to answer. */
  readonly awaited: readonly string[];
  /** Counts the calls: an answer of an earlier one is not stored. */
  readonly round: number;
  /** Seconds until the shop takes calls again. [DOM-05] */
  readonly wait: number;
}

export type SearchEvent =
  | { readonly type: "names.check"; readonly names: readonly string[]; readonly suggestions: readonly string[] }
  /** An answer came while its call goes on. */
  | { readonly type: "name.answer"; readonly round: number; readonly answered: AnsweredName }
  | { readonly type: "name.retry"; readonly typed: string }
  | { readonly type: "search.stop" }
  | { readonly type: "search.resume" };

/** What a call is given. */
export interface NamesRequest {
  readonly names: readonly string[];
  /** Takes each answer as soon as it comes. */
  readonly onAnswer: (answered: AnsweredName) => void;
}

/** All answers of a call, or why it was refused as a whole. */
export type NamesAnswered = Result.Result<readonly AnsweredName[], CheckRefusal>;

/** While the shop takes no calls nothing is pending: what is to be checked has to wait, whether a new search or an answer asks for it. [DOM-05] */
const limitedFor = (names: readonly SearchedName[], wait: number): readonly SearchedName[] =>
  wait === 0
    ? names
    : withRefusal(names, nextNames(names, names.length), new DomainRateLimited({ retryAfterSeconds: wait }));

/** A search whose answers came with the page. */
const begunWith = ({ names, suggestions, answered }: SearchInput): readonly SearchedName[] =>
  withSuggestions(
    newSearch(names, suggestions).map((name) => answered.find(({ typed }) => typed === name.typed) ?? name),
  );

export const searchMachine = setup({
  types: {
    // Stryker disable next-line ObjectLiteral: types are for the compiler alone
    context: {} as SearchContext,
    // Stryker disable next-line ObjectLiteral: types are for the compiler alone
    events: {} as SearchEvent,
    // Stryker disable next-line ObjectLiteral: types are for the compiler alone
    input: {} as SearchInput | undefined,
  },
  // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: {
    check: fromPromise<NamesAnswered, NamesRequest>(() => Promise.reject(new Error("slot `check` has no provider"))),
  },
  guards: {
    hasNext: ({ context }) => context.wait === 0 && nextNames(context.names).length > 0,
    isOfThisCall: ({ context }, round: number) => round === context.round,
    mayRetry: ({ context }, typed: string) =>
      context.wait === 0 && context.names.some((name) => name.typed === typed && mayCheckAgain(name)),
    mayResume: ({ context }) => context.wait === 0 && mayGoOn(context.names),
    // What this call was asked is answered, and what is tried again waits for the next one. [DOM-09]
    isDoneEarly: ({ context: { awaited, names } }) =>
      nextNames(names).length > 0 && openNames(names, awaited).length === 0,
    hasWait: ({ context }) => context.wait > 0 || context.names.some(({ wait }) => wait > 0),
  },
  actions: {
    begin: assign({
      names: ({ context }, { names, suggestions }: Pick<SearchInput, "names" | "suggestions">) =>
        limitedFor(newSearch(names, suggestions), context.wait),
    }),
    startCall: assign({
      awaited: ({ context }) => nextNames(context.names),
      round: ({ context }) => context.round + 1,
    }),
    storeAnswers: assign({
      names: ({ context }, answers: readonly AnsweredName[]) => withAnswers(context.names, context.awaited, answers),
    }),
    storeOutcome: assign(({ context }, outcome: NamesAnswered) => {
      const { names, awaited } = context;
      if (Result.isSuccess(outcome))
        return { names: withRefusal(withAnswers(names, awaited, outcome.success), awaited) };
      const wait = waitSeconds(outcome.failure);
      return { names: withRefusal(names, wait > 0 ? nextNames(names, names.length) : awaited, outcome.failure), wait };
    }),
    leadOn: assign({ names: ({ context }) => limitedFor(withSuggestions(context.names), context.wait) }),
    // The running call no longer answers for what is checked again.
    retry: assign({
      names: ({ context }, typed: string) => withRetry(context.names, typed),
      awaited: ({ context }, typed: string) => context.awaited.filter((name) => name !== typed),
    }),
    stop: assign({ names: ({ context }) => stoppedNames(context.names) }),
    resume: assign({
      names: ({ context }) => resumedNames(context.names),
      awaited: ({ context }) => openNames(context.names, context.awaited),
    }),
    countDown: assign({
      names: ({ context }) => secondLater(context.names),
      wait: ({ context }) => Math.max(0, context.wait - 1),
    }),
  },
  delays: { second: 1000 },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "domain-search",
  context: ({ input }) => ({ names: input === undefined ? [] : begunWith(input), awaited: [], round: 0, wait: 0 }),
  type: "parallel",
  states: {
    calls: {
      initial: "next",
      on: {
        "names.check": { target: ".next", actions: { type: "begin", params: ({ event }) => event } },
        "search.resume": { guard: "mayResume", target: ".next", actions: "resume" },
      },
      states: {
        next: { always: [{ guard: "hasNext", target: "checking" }, { target: "resting" }] },
        checking: {
          entry: "startCall",
          always: { guard: "isDoneEarly", target: "next", actions: "leadOn" },
          invoke: {
            id: "check",
            src: "check",
            input: ({ context: { awaited, round }, self }) => ({
              names: awaited,
              onAnswer: (answered) => self.send({ type: "name.answer", round, answered }),
            }),
            onDone: {
              target: "next",
              actions: [{ type: "storeOutcome", params: ({ event }) => event.output }, "leadOn"],
            },
            onError: {
              target: "next",
              actions: [{ type: "storeOutcome", params: () => Result.fail(new DomainCheckFailed()) }, "leadOn"],
            },
          },
          on: {
            "name.answer": {
              guard: { type: "isOfThisCall", params: ({ event }) => event.round },
              actions: { type: "storeAnswers", params: ({ event }) => [event.answered] },
            },
            "name.retry": {
              guard: { type: "mayRetry", params: ({ event }) => event.typed },
              actions: { type: "retry", params: ({ event }) => event.typed },
            },
            "search.resume": { guard: "mayResume", actions: "resume" },
            "search.stop": { target: "resting", actions: "stop" },
          },
        },
        resting: {
          on: {
            "name.retry": {
              guard: { type: "mayRetry", params: ({ event }) => event.typed },
              target: "next",
              actions: { type: "retry", params: ({ event }) => event.typed },
            },
          },
        },
      },
    },
    waits: {
      initial: "none",
      states: {
        none: { always: { guard: "hasWait", target: "counting" } },
        counting: { after: { second: { target: "none", actions: "countDown" } } },
      },
    },
  },
});
