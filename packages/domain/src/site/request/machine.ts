// A form on its way: editing, shown whole first where that is wanted → submitting → success | error; an error keeps what was typed and retries under the same key. [FRM-01] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { Day } from "#kernel/calendar";
import type { RequestNotSent, RequestRefused } from "./errors.ts";
import type { RequestFacts, Typed } from "./facts.ts";
import type { Draft, Form, Receipt } from "./model.ts";
import {
  checkRequest,
  draftAsSent,
  emptyRequest,
  type PlainRequestRefusal,
  plainRequestRefusals,
  reviewed,
  withField,
  withoutRefusal,
} from "./rules.ts";

export interface RequestInput {
  readonly form: Form;
  readonly facts: RequestFacts;
  /** What was typed before a reload. */
  readonly draft?: Draft | undefined;
  /** Whether it is shown whole before it is sent, as the server has answered. */
  readonly isReviewed?: boolean | undefined;
}

interface RequestContext {
  readonly draft: Draft;
  readonly facts: RequestFacts;
  readonly refusals: readonly PlainRequestRefusal[];
  /** Under which the form was sent last, so that a retry after a lost answer is the same request. */
  readonly key: string;
  readonly receipt: Receipt | null;
  /** Whether it is shown whole before it is sent, in place of its fields. [LGL-02] [LGL-03] */
  readonly isReviewed: boolean;
  /** How often it was sent, or shown whole, since it was empty. */
  readonly attempts: number;
  /** The fields that were changed since the form was drawn. */
  readonly changed: readonly string[];
  /** Why the last attempt came to nothing, in the words of the other side; null where it said nothing. */
  readonly reason: string | null;
  /** Whether it is known what was typed before: until then nothing is stored in its place. */
  readonly isRestored: boolean;
  /** Whether files were chosen before a reload, which no browser chooses again by itself. */
  readonly isWithoutFiles: boolean;
}

export type RequestEvent =
  /** What was typed before this began: before scripts ran, or before a reload. */
  | {
      readonly type: "form.restore";
      readonly fields: Readonly<Record<string, Typed>>;
      readonly isWithoutFiles: boolean;
    }
  | { readonly type: "field.change"; readonly field: string; readonly value: Typed }
  | { readonly type: "field.leave"; readonly field: string }
  | { readonly type: "form.submit"; readonly today: Day; readonly key: string }
  /** Shows what would be sent. */
  | { readonly type: "form.review"; readonly today: Day }
  /** Back from there to the fields. */
  | { readonly type: "form.change" }
  | { readonly type: "form.retry" }
  /** Send a new request. */
  | { readonly type: "form.renew" };

/** It did not arrive, or was refused as a whole; perhaps with the reason in words. */
export type NotSent = Pick<RequestNotSent, "_tag"> & { readonly reason?: string | null };

type Sent = Result.Result<Receipt, RequestRefused | NotSent>;
type Restored = Extract<RequestEvent, { readonly type: "form.restore" }>;
interface Answer {
  readonly sent: Sent;
}

/** What a draft is refused for; nothing where it is right. */
const refusalsOf = (draft: Draft, facts: RequestFacts): readonly PlainRequestRefusal[] =>
  Result.match(checkRequest(draft, facts), { onSuccess: () => [], onFailure: plainRequestRefusals });

/** What the other side said of a draft that it did not take. */
const reasonOf = (sent: Sent): string | null =>
  Result.match(sent, {
    onSuccess: () => null,
    onFailure: (failure) => (failure._tag === "RequestNotSent" ? (failure.reason ?? null) : null),
  });

/** The other side's refusals of a draft; null where it took it or could not be reached. */
const refusedBeyond = (sent: Sent): readonly PlainRequestRefusal[] | null =>
  Result.match(sent, {
    onSuccess: () => null,
    onFailure: (failure) => (failure._tag === "RequestRefused" ? plainRequestRefusals(failure.fields) : null),
  });

export const requestMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as RequestContext, events: {} as RequestEvent, input: {} as RequestInput },
  actors: {
    // Stryker disable ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
    send: fromPromise<Sent, { readonly draft: Draft; readonly key: string }>(() =>
      Promise.reject(new Error("slot `send` has no provider")),
    ),
  },
  // Stryker restore ArrowFunction,StringLiteral
  guards: {
    isRight: ({ context }, p: { readonly today: Day }) =>
      refusalsOf(draftAsSent(context.draft), { ...context.facts, today: p.today }).length === 0,
    isRefused: (_, p: Answer) => refusedBeyond(p.sent) !== null,
    isReceived: (_, p: Answer) => Result.isSuccess(p.sent),
  },
  actions: {
    restore: assign(({ context }, p: Omit<Restored, "type">) => {
      const typed = Object.entries(p.fields);
      return {
        draft: typed.reduce((draft, [field, value]) => withField(draft, field, value), context.draft),
        refusals: typed.reduce((refusals, [field]) => withoutRefusal(refusals, field), context.refusals),
        isReviewed: context.isReviewed && typed.length === 0,
        isRestored: true,
        isWithoutFiles: p.isWithoutFiles,
      };
    }),
    change: assign(({ context }, p: { readonly field: string; readonly value: Typed }) => ({
      draft: withField(context.draft, p.field, p.value),
      refusals: withoutRefusal(context.refusals, p.field),
      isReviewed: false,
      changed: [...new Set([...context.changed, p.field])],
      isWithoutFiles: context.isWithoutFiles && p.field !== "files",
    })),
    showWhole: assign(({ context }, p: { readonly today: Day }) => ({
      facts: { ...context.facts, today: p.today },
      refusals: [],
      isReviewed: true,
      attempts: context.attempts + 1,
    })),
    showFields: assign({ isReviewed: false }),
    review: assign(({ context }, p: { readonly field: string }) => {
      const draft = draftAsSent(context.draft);
      return { draft, refusals: reviewed(context.refusals, p.field, draft, context.facts) };
    }),
    stamp: assign(({ context }, p: { readonly today: Day; readonly key: string }) => ({
      draft: draftAsSent(context.draft),
      facts: { ...context.facts, today: p.today },
      key: p.key,
      refusals: [],
      attempts: context.attempts + 1,
    })),
    again: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    refuse: assign(({ context }, p: { readonly today: Day }) => {
      const [draft, facts] = [draftAsSent(context.draft), { ...context.facts, today: p.today }];
      return {
        draft,
        facts,
        refusals: refusalsOf(draft, facts),
        isReviewed: false,
        attempts: context.attempts + 1,
      };
    }),
    forgetReason: assign({ reason: null }),
    storeReason: assign({ reason: (_, p: Answer) => reasonOf(p.sent) }),
    storeReceipt: assign({ receipt: (_, p: Answer) => Result.getOrNull(p.sent) }),
    // Stryker disable next-line ArrayDeclaration: the guard in front lets nothing through but refusals
    storeRefusals: assign({ refusals: (_, p: Answer) => refusedBeyond(p.sent) ?? [], isReviewed: false }),
    renew: assign(({ context }) => ({
      draft: emptyRequest(context.draft.form),
      refusals: [],
      receipt: null,
      key: "",
      isReviewed: false,
      attempts: 0,
      isWithoutFiles: false,
    })),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "request",
  context: ({ input }) => ({
    draft: input.draft ?? emptyRequest(input.form),
    facts: input.facts,
    refusals: [],
    key: "",
    receipt: null,
    isReviewed: input.isReviewed ?? false,
    attempts: 0,
    changed: [],
    reason: null,
    isRestored: false,
    isWithoutFiles: false,
  }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "form.restore": { actions: { type: "restore", params: ({ event }) => event } },
        "field.change": { actions: { type: "change", params: ({ event }) => event } },
        "field.leave": { actions: { type: "review", params: ({ event }) => event } },
        "form.submit": [
          {
            guard: { type: "isRight", params: ({ event }) => event },
            target: "submitting",
            actions: { type: "stamp", params: ({ event }) => event },
          },
          { actions: { type: "refuse", params: ({ event }) => event } },
        ],
        "form.review": [
          {
            guard: { type: "isRight", params: ({ event }) => event },
            actions: { type: "showWhole", params: ({ event }) => event },
          },
          { actions: { type: "refuse", params: ({ event }) => event } },
        ],
        "form.change": { actions: "showFields" },
      },
    },
    submitting: {
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ draft: context.draft, key: context.key }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => ({ sent: event.output }) },
            target: "editing",
            actions: { type: "storeRefusals", params: ({ event }) => ({ sent: event.output }) },
          },
          {
            guard: { type: "isReceived", params: ({ event }) => ({ sent: event.output }) },
            target: "success",
            actions: { type: "storeReceipt", params: ({ event }) => ({ sent: event.output }) },
          },
          { target: "error", actions: { type: "storeReason", params: ({ event }) => ({ sent: event.output }) } },
        ],
        onError: { target: "error", actions: "forgetReason" },
      },
    },
    success: { on: { "form.renew": { target: "editing", actions: "renew" } } },
    error: {
      on: {
        "form.retry": { target: "submitting", actions: "again" },
        "form.change": { target: "editing", actions: "showFields" },
        // What was sent is right.
        "form.review": { target: "editing", actions: { type: "showWhole", params: ({ event }) => event } },
        "field.change": { target: "editing", actions: { type: "change", params: ({ event }) => event } },
      },
    },
  },
});

export type RequestSnapshot = SnapshotFrom<typeof requestMachine>;
