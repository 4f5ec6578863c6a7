// A form on its way: editing → submitting → success | error; an error keeps what was typed and retries under the same key. [FRM-01]
import type { Result } from "effect/Result";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { Day } from "#kernel/calendar";
import type { RequestNotSent, RequestRefused } from "./errors.ts";
import type { Draft, Form, Receipt, RequestFacts, Typed } from "./model.ts";
import { checkRequest, emptyRequest, isTouched, type PlainRequestRefusal, plainRequestRefusals, reviewed, withField } from "./rules.ts";

export interface RequestInput {
  readonly form: Form;
  readonly facts: RequestFacts;
  /** What was typed before a reload. */
  readonly draft?: Draft | undefined;
}

interface RequestContext {
  readonly draft: Draft;
  readonly facts: RequestFacts;
  readonly refusals: readonly PlainRequestRefusal[];
  /** Under which the form was sent last, so that a retry after a lost answer is the same request. */
  readonly key: string;
  readonly receipt: Receipt | null;
}

export type RequestEvent =
  | { readonly type: "field.change"; readonly field: string; readonly value: Typed }
  | { readonly type: "field.leave"; readonly field: string }
  | { readonly type: "form.submit"; readonly today: Day; readonly key: string }
  | { readonly type: "form.retry" }
  /** Send a new request. */
  | { readonly type: "form.renew" };

type Sent = Result<Receipt, RequestRefused | RequestNotSent>;
interface Answer {
  readonly sent: Sent;
}

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
      checkRequest(context.draft, { ...context.facts, today: p.today })._tag === "Success",
    isReceived: (_, p: Answer) => p.sent._tag === "Success",
    // Stryker disable next-line ConditionalExpression: the guard in front takes whatever was received
    isRefused: (_, p: Answer) => p.sent._tag === "Failure" && p.sent.failure._tag === "RequestRefused",
  },
  actions: {
    change: assign(({ context }, p: { readonly field: string; readonly value: Typed }) => ({
      draft: withField(context.draft, p.field, p.value),
      refusals: context.refusals.filter(({ field }) => field !== p.field),
    })),
    review: assign({
      refusals: ({ context }, p: { readonly field: string }) => reviewed(context.refusals, p.field, context.draft, context.facts),
    }),
    stamp: assign(({ context }, p: { readonly today: Day; readonly key: string }) => ({
      facts: { ...context.facts, today: p.today },
      key: p.key,
      refusals: [],
    })),
    refuse: assign(({ context }, p: { readonly today: Day }) => {
      const facts = { ...context.facts, today: p.today };
      const checked = checkRequest(context.draft, facts);
      // Stryker disable next-line ConditionalExpression,ArrayDeclaration: the guard in front takes whatever is right
      return { facts, refusals: checked._tag === "Failure" ? plainRequestRefusals(checked.failure) : [] };
    }),
    // Stryker disable next-line ConditionalExpression: the guard in front lets nothing through but a receipt
    keepReceipt: assign({ receipt: (_, p: Answer) => (p.sent._tag === "Success" ? p.sent.success : null) }),
    keepRefusals: assign({
      refusals: (_, p: Answer) =>
        // Stryker disable next-line ConditionalExpression,LogicalOperator,ArrayDeclaration: the guard in front lets nothing through but refusals
        p.sent._tag === "Failure" && p.sent.failure._tag === "RequestRefused" ? plainRequestRefusals(p.sent.failure.fields) : [],
    }),
    renew: assign(({ context }) => ({ draft: emptyRequest(context.draft.form), refusals: [], receipt: null, key: "" })),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; docs/machines is held to it
  id: "request",
  context: ({ input }) => ({ draft: input.draft ?? emptyRequest(input.form), facts: input.facts, refusals: [], key: "", receipt: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
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
      },
    },
    submitting: {
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ draft: context.draft, key: context.key }),
        onDone: [
          {
            guard: { type: "isReceived", params: ({ event }) => ({ sent: event.output }) },
            target: "success",
            actions: { type: "keepReceipt", params: ({ event }) => ({ sent: event.output }) },
          },
          {
            guard: { type: "isRefused", params: ({ event }) => ({ sent: event.output }) },
            target: "editing",
            actions: { type: "keepRefusals", params: ({ event }) => ({ sent: event.output }) },
          },
          { target: "error" },
        ],
        onError: "error",
      },
    },
    success: { on: { "form.renew": { target: "editing", actions: "renew" } } },
    error: {
      on: {
        "form.retry": "submitting",
        "field.change": { target: "editing", actions: { type: "change", params: ({ event }) => event } },
      },
    },
  },
});

type RequestSnapshot = Pick<SnapshotFrom<typeof requestMachine>, "context" | "value">;

/** Whether a reload would lose something that was typed. [VIS-05] */
export const isUnsent = ({ context, value }: RequestSnapshot): boolean => value !== "success" && isTouched(context.draft);
