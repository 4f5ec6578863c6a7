// The checkout of one visitor: cart → login → summary (ready | changed) → placing → thank-you, back as far as the summary. [CHK-01] [CHK-04] [CHK-06] [CHK-07]
import type { Result } from "effect/Result";
import { assign, fromPromise, setup } from "xstate";
import { saysTheSame } from "#shop/pricing";
import { type CallRefused, isUnanswered, type TokenMissing } from "#visitor/session";
import type { OrderRefused } from "./errors.ts";
import type { CheckoutContext, CheckoutEvent, CheckoutInput, ShownQuote } from "./machine-model.ts";
import { type Order, type OrderIntent, type Step, steps } from "./model.ts";
import { agreementRefusals, keyFor, mayEnterStep, nextStep, noAgreements, previousStep, stepFor } from "./rules.ts";

type Placed = Result<Order, OrderRefused | TokenMissing | CallRefused>;

const answer = ({ event }: { readonly event: { readonly output: Placed } }) => ({ result: event.output });

const towards = (
  among: readonly Step[],
  wanted: (p: { context: CheckoutContext; event: CheckoutEvent }) => Step | null,
) =>
  among.map((step) => ({
    guard: (p: { context: CheckoutContext; event: CheckoutEvent }) => wanted(p) === step,
    target: `#checkout.${step}` as const,
  }));

const goToStep = towards(steps, ({ context, event }) =>
  event.type === "step.go" ? stepFor(event.step, context.facts) : null,
);
const forward = (from: Step, ...to: readonly Step[]) => towards(to, ({ context }) => nextStep(from, context.facts));
const back = (from: Step, ...to: readonly Step[]) => towards(to, ({ context }) => previousStep(from, context.facts));
const leftBehind = (from: Step, ...to: readonly Step[]) =>
  towards(to, ({ context }) => (mayEnterStep(from, context.facts) ? null : stepFor(from, context.facts)));
/** Whether it says something else than what is on screen: a sum, a line or the VAT of one. [CHK-07] */
const isAnotherQuote = (a: ShownQuote | null, b: ShownQuote): boolean => a !== null && !saysTheSame(a.quote, b.quote);

export const checkoutMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent, input: {} as CheckoutInput },
  // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: { place: fromPromise<Placed, OrderIntent>(() => Promise.reject(new Error("slot `place` has no provider"))) },
  guards: {
    mayPlace: ({ context }) => context.shown !== null && agreementRefusals(context.agreements).length === 0,
    isChanged: ({ context }) => context.changed !== null,
    isUnchanged: ({ context }) => context.changed === null,
    isPlaced: (_, p: { readonly result: Placed }) => p.result._tag === "Success",
    // Stryker disable next-line ConditionalExpression: an order that was not placed was refused
    isOtherQuote: (_, p: { readonly result: Placed }) =>
      p.result._tag === "Failure" && p.result.failure._tag === "QuoteChanged",
    // Stryker disable next-line ConditionalExpression: an order that was not placed was refused
    isNothingToOrder: (_, p: { readonly result: Placed }) =>
      p.result._tag === "Failure" && p.result.failure._tag === "CartEmpty",
    // Stryker disable next-line ConditionalExpression: an order that was not placed was refused
    isLoggedOut: (_, p: { readonly result: Placed }) =>
      p.result._tag === "Failure" && p.result.failure._tag === "TokenMissing",
  },
  actions: {
    learn: assign(({ context, event }) =>
      event.type === "facts.change" ? { facts: { ...context.facts, ...event.facts } } : {},
    ),
    show: assign(({ context, event }) =>
      event.type !== "quote.show"
        ? {}
        : isAnotherQuote(context.shown, event.shown)
          ? { changed: event.shown }
          : { shown: event.shown, changed: null },
    ),
    replace: assign(({ event }) => (event.type === "quote.show" ? { shown: event.shown, changed: null } : {})),
    accept: assign(({ context }) => ({ shown: context.changed ?? context.shown, changed: null, refusals: [] })),
    // One that is set as it is stands beside what was refused.
    tick: assign(({ context, event }) =>
      event.type === "agreement.set" && context.agreements[event.name] !== event.value
        ? { agreements: { ...context.agreements, [event.name]: event.value }, refusals: [] }
        : {},
    ),
    storeMissingAgreements: assign(({ context }) => ({
      refusals: agreementRefusals(context.agreements).map((refusal) => ({ ...refusal })),
    })),
    storeKey: assign(({ context, event }) =>
      event.type === "order.place" ? { unanswered: keyFor(context.unanswered, event.key), refusals: [] } : {},
    ),
    storeResult: assign(({ context }, p: { readonly result: Placed }) =>
      p.result._tag === "Failure"
        ? {
            refusals: [{ ...p.result.failure }],
            unanswered: isUnanswered(p.result.failure) ? context.unanswered : null,
          }
        : {},
    ),
    storeUnknownError: assign({ refusals: [{ _tag: "UnknownError" }] }),
    storeQuoteChange: assign(({ context }, p: { readonly result: Placed }) =>
      // Stryker disable next-line ConditionalExpression,LogicalOperator: the guard in front lets nothing but another quote through
      p.result._tag === "Failure" && p.result.failure._tag === "QuoteChanged" && context.shown !== null
        ? { changed: { ...context.shown, quote: p.result.failure.current }, unanswered: null }
        : {},
    ),
    signOut: assign(({ context }) => ({ facts: { ...context.facts, signedIn: false } })),
    emptyCart: assign(({ context }) => ({ facts: { ...context.facts, items: 0 } })),
    finish: assign(({ context }, p: { readonly result: Placed }) =>
      p.result._tag === "Success"
        ? {
            order: p.result.success,
            shown: null,
            agreements: noAgreements,
            unanswered: null,
            refusals: [],
            facts: { ...context.facts, items: 0, order: p.result.success.id },
          }
        : {},
    ),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "checkout",
  context: ({ input }) => ({
    wanted: input.step,
    locale: input.locale,
    facts: input.facts,
    shown: null,
    changed: null,
    agreements: input.tried?.agreements ?? noAgreements,
    refusals: input.tried?.refusals ?? [],
    unanswered: null,
    order: null,
  }),
  initial: "starting",
  on: { "facts.change": { actions: "learn" } },
  states: {
    starting: { always: towards(steps, ({ context }) => stepFor(context.wanted, context.facts)) },
    cart: {
      on: {
        "step.go": goToStep,
        "step.forward": forward("cart", "login", "summary"),
        "quote.show": { actions: "replace" },
      },
    },
    login: {
      always: leftBehind("login", "cart"),
      on: {
        "step.go": goToStep,
        "step.forward": forward("login", "summary"),
        "step.back": back("login", "cart"),
        "quote.show": { actions: "show" },
      },
    },
    summary: {
      initial: "ready",
      always: leftBehind("summary", "cart", "login"),
      on: {
        "step.go": goToStep,
        "step.back": back("summary", "cart"),
        "quote.show": { actions: "show" },
        "agreement.set": { actions: "tick" },
      },
      states: {
        ready: {
          always: { guard: "isChanged", target: "changed" },
          on: {
            "order.place": [
              { guard: "mayPlace", target: "#checkout.placing", actions: "storeKey" },
              { actions: "storeMissingAgreements" },
            ],
          },
        },
        changed: {
          // The quote that was seen is the current one again.
          always: { guard: "isUnchanged", target: "ready" },
          on: { "quote.accept": { target: "ready", actions: "accept" } },
        },
      },
    },
    placing: {
      invoke: {
        id: "place",
        src: "place",
        input: ({ context }) => intentOf(context),
        onDone: [
          {
            guard: { type: "isPlaced", params: answer },
            target: "thank-you",
            actions: { type: "finish", params: answer },
          },
          {
            guard: { type: "isOtherQuote", params: answer },
            target: "summary.changed",
            actions: { type: "storeQuoteChange", params: answer },
          },
          {
            guard: { type: "isNothingToOrder", params: answer },
            target: "cart",
            actions: [{ type: "storeResult", params: answer }, "emptyCart"],
          },
          {
            guard: { type: "isLoggedOut", params: answer },
            target: "login",
            actions: [{ type: "storeResult", params: answer }, "signOut"],
          },
          { target: "summary", actions: { type: "storeResult", params: answer } },
        ],
        onError: { target: "summary", actions: "storeUnknownError" },
      },
    },
    "thank-you": { on: { "step.go": goToStep, "quote.show": { actions: "replace" } } },
  },
});

const intentOf = (context: CheckoutContext): OrderIntent => ({
  // Stryker disable next-line StringLiteral: nothing is placed without a quote
  cartId: context.shown?.cartId ?? "",
  cartVersion: context.shown?.cartVersion ?? 0,
  // Stryker disable next-line StringLiteral: nothing is placed without a quote
  quoteHash: context.shown?.quote.hash ?? "",
  ...(context.shown?.addressSeen === undefined ? {} : { addressSeen: context.shown.addressSeen }),
  agreements: context.agreements,
  locale: context.locale,
  // Stryker disable next-line StringLiteral: nothing is placed without a key
  idempotencyKey: context.unanswered ?? "",
});
