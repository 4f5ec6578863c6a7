// Consent of one visitor, three things side by side: banner arriving → hidden ⇄ asking; page idle → settling → idle; proof recorded → recording → recorded | unrecorded → recording. [VIS-02] [VIS-03]
import type { Result } from "effect/Result";
import { assign, enqueueActions, fromPromise, raise, setup, type SnapshotFrom } from "xstate";
import type { Instant } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";
import type { ConsentNotRecorded } from "./errors.ts";
import { categories, type Category, type Decision, type OptionalScript } from "./model.ts";
import { settleTime } from "./limits.ts";
import { allowed, decided, deletedBy, isClosable, needsDecision, stoppedBy } from "./rules.ts";

export interface ConsentInput {
  readonly decision: Decision | null;
  readonly revision: number;
  /** The browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  /** The page that the server drew the banner into, asking; null where it drew none. */
  readonly drawnOn?: string | null;
  /** Scripts that wait for consent. */
  readonly scripts?: readonly OptionalScript[];
  /** Names of the cookies and storage entries that there are, read when a decision is made. */
  readonly stored?: () => readonly string[];
}

interface ConsentContext extends Required<Omit<ConsentInput, "drawnOn">> {
  /** The last finished page, and the one the banner was last evaluated for. */
  readonly path: string;
  readonly evaluatedPath: string;
  /** Opened by the permanent link, so that no evaluation shuts it. */
  readonly reopened: boolean;
  /** Decisions that wait to be recorded, oldest first. */
  readonly unrecorded: readonly Decision[];
}

interface DecisionFacts {
  readonly now: Instant;
  readonly language: Locale;
}

export type ConsentEvent =
  | { readonly type: "page.finish"; readonly path: string }
  | ({ readonly type: "consent.all" } & DecisionFacts)
  | ({ readonly type: "consent.selected"; readonly selected: readonly Category[] } & DecisionFacts)
  | ({ readonly type: "consent.necessary" } & DecisionFacts)
  /** The close button: only necessary. */
  | ({ readonly type: "consent.close" } & DecisionFacts)
  /** The permanent link. */
  | { readonly type: "consent.open" }
  /** Another tab decided. */
  | { readonly type: "consent.follow"; readonly decision: Decision }
  /** Raised by the machine itself. */
  | { readonly type: "banner.evaluate" };

/** A decision to be stored, with the cookies of categories that it withdraws, and whether scripts run that only a new page stops. */
export interface ConsentEmitted {
  readonly type: "consent.store";
  readonly decision: Decision;
  readonly deleted: readonly string[];
  readonly reload: boolean;
}

type Recorded = Result<void, ConsentNotRecorded>;

const decisionFacts = ({ now, language }: DecisionFacts, { revision }: ConsentContext) => ({ now, language, revision });

export const consentMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
    record: fromPromise<Recorded, { readonly decision: Decision }>(() =>
      Promise.reject(new Error("slot `record` has no provider")),
    ),
  },
  guards: {
    needsDecision: ({ context }) => needsDecision(context.decision, context.revision, context.globalPrivacyControl),
    needsNoDecision: ({ context }) =>
      !context.reopened && !needsDecision(context.decision, context.revision, context.globalPrivacyControl),
    isClosable: ({ context }) => isClosable(context.evaluatedPath),
    isDrawn: ({ context }) =>
      context.evaluatedPath !== "" && needsDecision(context.decision, context.revision, context.globalPrivacyControl),
    isWaiting: ({ context }) => context.unrecorded.length > 0,
    isRecorded: (_, recorded: Recorded) => recorded._tag === "Success",
  },
  actions: {
    arrive: assign({ path: (_, path: string) => path }),
    evaluate: assign({ evaluatedPath: ({ context }) => context.path }),
    raiseEvaluation: raise({ type: "banner.evaluate" }),
    reopen: assign({ reopened: true }),
    shut: assign({ reopened: false }),
    decide: enqueueActions(({ context, enqueue }, decision: Decision) => {
      const { scripts, stored } = context;
      // Stryker disable next-line ArrayDeclaration: who decided nothing had no category that takes cookies along
      const [before, after] = [context.decision?.accepted ?? [], decision.accepted];
      enqueue.emit({
        type: "consent.store",
        decision,
        deleted: deletedBy(before, after, scripts, stored()),
        reload: stoppedBy(allowed(context.decision, context.revision), after, scripts).length > 0,
      });
      enqueue.assign({ decision, unrecorded: [...context.unrecorded, decision] });
    }),
    follow: assign({ decision: (_, decision: Decision) => decision }),
    takeOff: assign({ unrecorded: ({ context }) => context.unrecorded.slice(1) }),
  },
  delays: { settle: settleTime },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "consent",
  context: ({ input: { drawnOn, scripts = [], stored = () => [], ...input } }) => ({
    ...input,
    scripts,
    stored,
    reopened: false,
    path: drawnOn ?? "",
    evaluatedPath: drawnOn ?? "",
    unrecorded: [],
  }),
  type: "parallel",
  states: {
    page: {
      initial: "idle",
      states: {
        idle: {
          on: { "page.finish": { target: "settling", actions: { type: "arrive", params: ({ event }) => event.path } } },
        },
        settling: {
          after: { settle: { target: "idle", actions: ["evaluate", "raiseEvaluation"] } },
          on: {
            "page.finish": {
              target: "settling",
              reenter: true,
              actions: { type: "arrive", params: ({ event }) => event.path },
            },
          },
        },
      },
    },
    banner: {
      initial: "arriving",
      on: {
        "consent.follow": { actions: [{ type: "follow", params: ({ event }) => event.decision }, "raiseEvaluation"] },
      },
      states: {
        arriving: { always: [{ guard: "isDrawn", target: "asking" }, { target: "hidden" }] },
        hidden: {
          on: {
            "banner.evaluate": { guard: "needsDecision", target: "asking" },
            "consent.open": { target: "asking", actions: "reopen" },
          },
        },
        asking: {
          exit: "shut",
          on: {
            "banner.evaluate": { guard: "needsNoDecision", target: "hidden" },
            "consent.all": {
              target: "hidden",
              actions: {
                type: "decide",
                params: ({ context, event }) => decided(categories, decisionFacts(event, context)),
              },
            },
            "consent.selected": {
              target: "hidden",
              actions: {
                type: "decide",
                params: ({ context, event }) => decided(event.selected, decisionFacts(event, context)),
              },
            },
            "consent.necessary": {
              target: "hidden",
              // Stryker disable next-line ArrayDeclaration: an unknown category counts as none
              actions: { type: "decide", params: ({ context, event }) => decided([], decisionFacts(event, context)) },
            },
            "consent.close": {
              guard: "isClosable",
              target: "hidden",
              // Stryker disable next-line ArrayDeclaration: an unknown category counts as none
              actions: { type: "decide", params: ({ context, event }) => decided([], decisionFacts(event, context)) },
            },
          },
        },
      },
    },
    proof: {
      initial: "recorded",
      states: {
        recorded: { always: { guard: "isWaiting", target: "recording" } },
        recording: {
          invoke: {
            id: "record",
            src: "record",
            input: ({ context }) => ({ decision: context.unrecorded[0] as Decision }),
            onDone: [
              {
                guard: { type: "isRecorded", params: ({ event }) => event.output },
                target: "recorded",
                actions: "takeOff",
              },
              { target: "unrecorded" },
            ],
            onError: "unrecorded",
          },
        },
        unrecorded: { on: { "page.finish": "recording" } },
      },
    },
  },
});

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;
