// The referral of one visitor: unsent, or patching → referred → removing → unsent. A failed patch is silent and the referral counts all the same. [CRT-06] [SHL-13]
import { assign, emit, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { CartId, Referral } from "#shop/cart";
import type { Arrival } from "./model.ts";
import { firstSentBy, patchesCart, referralOf, sentBy } from "./rules.ts";

interface ReferralContext {
  readonly arrival: Arrival;
  readonly cartId: CartId | null;
  readonly customerNumber: string | null;
  /** An order was tried again without the referral; that is offered once. */
  readonly triedWithout: boolean;
}

export type ReferralEvent =
  /** A cart was made; the referral went with it. */
  | { readonly type: "cart.create"; readonly cartId: CartId }
  | { readonly type: "cart.clear" }
  /** 'Remove affiliate and try again'. */
  | { readonly type: "referral.remove" };

export type ReferralEmitted =
  | { readonly type: "cookie.set"; readonly value: string }
  | { readonly type: "cookie.clear" }
  /** The referral is gone; what failed is tried again, once. */
  | { readonly type: "order.retry" };

/** A patch of the cart: the referral, or null to take it off. What it answers does not matter. */
export interface Patch {
  readonly cartId: CartId;
  readonly referral: Referral | null;
}

export const referralMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as ReferralContext,
    events: {} as ReferralEvent,
    input: {} as Arrival,
    emitted: {} as ReferralEmitted,
  },
  // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
  actors: { patch: fromPromise<unknown, Patch>(() => Promise.reject(new Error("slot `patch` has no provider"))) },
  guards: {
    patches: ({ context }) => patchesCart(context.arrival),
    isFirst: ({ context }) => firstSentBy(context.arrival) !== null,
    isReferred: ({ context }) => context.customerNumber !== null,
    hasCart: ({ context }) => context.cartId !== null,
  },
  actions: {
    storeCart: assign({ cartId: (_, cartId: CartId | null) => cartId }),
    // Stryker disable next-line BooleanLiteral: without a referral nothing can be removed a second time either way
    forget: assign({ customerNumber: null, triedWithout: true }),
    // Stryker disable next-line StringLiteral: where the cookie is set there is a referral
    setCookie: emit(({ context }) => ({ type: "cookie.set" as const, value: context.customerNumber ?? "" })),
    clearCookie: emit({ type: "cookie.clear" }),
    retry: emit({ type: "order.retry" }),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "referral",
  context: ({ input }) => ({
    arrival: input,
    cartId: input.cartId,
    customerNumber: sentBy(input),
    triedWithout: false,
  }),
  initial: "arriving",
  on: {
    "cart.create": { actions: { type: "storeCart", params: ({ event }) => event.cartId } },
    "cart.clear": { actions: { type: "storeCart", params: null } },
  },
  states: {
    arriving: {
      always: [
        { guard: "patches", target: "patching" },
        { guard: "isFirst", target: "referred", actions: "setCookie" },
        { guard: "isReferred", target: "referred" },
        { target: "unsent" },
      ],
    },
    unsent: {},
    patching: {
      invoke: {
        id: "patch",
        src: "patch",
        // Stryker disable next-line StringLiteral: a cart is patched where there is one, for a stored referral
        input: ({ context }) => ({ cartId: context.cartId ?? "", referral: referralOf(context.customerNumber ?? "") }),
        onDone: { target: "referred", actions: "setCookie" },
        onError: { target: "referred", actions: "setCookie" },
      },
    },
    referred: {
      on: {
        "referral.remove": [
          { guard: "hasCart", target: "removing", actions: "clearCookie" },
          { target: "unsent", actions: ["clearCookie", "forget", "retry"] },
        ],
      },
    },
    removing: {
      invoke: {
        id: "remove",
        src: "patch",
        // Stryker disable next-line StringLiteral: a cart is patched where there is one
        input: ({ context }) => ({ cartId: context.cartId ?? "", referral: null }),
        onDone: { target: "unsent", actions: ["forget", "retry"] },
        onError: { target: "unsent", actions: ["forget", "retry"] },
      },
    },
  },
});

export type ReferralSnapshot = SnapshotFrom<typeof referralMachine>;
