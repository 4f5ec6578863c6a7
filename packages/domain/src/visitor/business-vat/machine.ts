// The country of one visitor: fetching ⇄ known; and their VAT view: outside ⇄ inside business pages; `customer` while logged in, who keeps their own. [VAT-02] [VAT-04…07]
import type { Result } from "effect/Result";
import { assign, emit, fromPromise, setup, type SnapshotFrom } from "xstate";
import type { VatCountry } from "#kernel/country";
import { type BusinessCookies, firstCountry } from "./model.ts";
import { pageEffect, selectedAfter, viewOf } from "./rules.ts";

/** The visitor selected a country. */
export interface CountryEvent {
  readonly type: "country.select";
  readonly country: VatCountry;
}

type FetchedCountry = Result<VatCountry, unknown>;

interface CountryContext {
  readonly selected: VatCountry;
}

/** The selected country: OTHER until the shop has answered, and requested again for each other one that is selected. [VAT-02] */
export const vatCountryMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as CountryContext, events: {} as CountryEvent },
  actors: {
    // Stryker disable next-line ArrowFunction,StringLiteral: without a provider a slot breaks either way; its words are for programmers
    fetchCountry: fromPromise<FetchedCountry, CountryContext>(() =>
      Promise.reject(new Error("slot `fetchCountry` has no provider")),
    ),
  },
  guards: { isOther: ({ context }, country: VatCountry) => country !== context.selected },
  actions: {
    select: assign({ selected: (_, country: VatCountry) => country }),
    take: assign({ selected: ({ context }, fetched: FetchedCountry) => selectedAfter(context.selected, fetched) }),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "vat-country",
  context: { selected: firstCountry },
  initial: "fetching",
  on: {
    "country.select": {
      guard: { type: "isOther", params: ({ event }) => event.country },
      target: ".fetching",
      actions: { type: "select", params: ({ event }) => event.country },
    },
  },
  states: {
    fetching: {
      invoke: {
        id: "fetchCountry",
        src: "fetchCountry",
        input: ({ context }) => context,
        onDone: { target: "known", actions: { type: "take", params: ({ event }) => event.output } },
        onError: "known",
      },
    },
    known: {},
  },
});

export interface BusinessVatInput {
  readonly cookies: BusinessCookies;
  /** The page on which everything mounts. */
  readonly path: string;
  /** Whether the login state is `user`. */
  readonly signedIn: boolean;
}

interface BusinessVatContext {
  readonly own: VatCountry;
  readonly business: boolean;
  /** The page on which everything mounted. */
  readonly path: string;
  readonly signedIn: boolean;
}

export type BusinessVatEvent =
  | { readonly type: "page.enter"; readonly path: string }
  /** The visitor chose a country, or the shop answered with theirs. */
  | { readonly type: "country.set"; readonly country: VatCountry }
  | { readonly type: "session.change"; readonly signedIn: boolean };

/** Notifications to the visitor, shown as a toast. */
export type BusinessVatEmitted =
  /** Prices are adjusted to 0 % Enterprise VAT. */
  | { readonly type: "business-vat.entered" }
  /** The VAT rate was reset. */
  | { readonly type: "business-vat.left"; readonly country: VatCountry };

interface Page {
  readonly path: string;
  readonly business: boolean;
}

export const businessVatMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as BusinessVatContext,
    events: {} as BusinessVatEvent,
    input: {} as BusinessVatInput,
    emitted: {} as BusinessVatEmitted,
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isBusiness: ({ context }) => context.business,
    mountsInside: ({ context }) => pageEffect(context.path, context.business, context.signedIn) === "enter",
    mountsOutside: ({ context }) => pageEffect(context.path, context.business, context.signedIn) === "leave",
    enters: (_, { path, business }: Page) => pageEffect(path, business, false) === "enter",
    leaves: (_, { path, business }: Page) => pageEffect(path, business, false) === "leave",
    signsIn: (_, signedIn: boolean) => signedIn,
    signsOut: (_, signedIn: boolean) => !signedIn,
  },
  actions: {
    own: assign({ own: (_, country: VatCountry) => country }),
    raise: assign({ business: true }),
    clear: assign({ business: false }),
    come: assign({ signedIn: true }),
    go: assign({ signedIn: false }),
    emitEntered: emit({ type: "business-vat.entered" }),
    emitLeft: emit(({ context }) => ({ type: "business-vat.left" as const, country: context.own })),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "business-vat",
  context: ({ input }) => ({ ...viewOf(input.cookies), path: input.path, signedIn: input.signedIn }),
  initial: "mounting",
  on: {
    "country.set": { actions: { type: "own", params: ({ event }) => event.country } },
    "session.change": {
      guard: { type: "signsIn", params: ({ event }) => event.signedIn },
      target: ".customer",
      actions: ["clear", "come"],
    },
  },
  states: {
    mounting: {
      always: [
        { guard: "isSignedIn", target: "customer", actions: "clear" },
        // Stryker disable next-line StringLiteral: once the view is raised the line of business leads inside
        { guard: "mountsInside", target: "inside", actions: ["raise", "emitEntered"] },
        // Stryker disable next-line StringLiteral: once the view is cleared the last line leads outside
        { guard: "mountsOutside", target: "outside", actions: ["clear", "emitLeft"] },
        { guard: "isBusiness", target: "inside" },
        { target: "outside" },
      ],
    },
    outside: {
      on: {
        "page.enter": {
          guard: { type: "enters", params: ({ event }) => ({ path: event.path, business: false }) },
          target: "inside",
          actions: ["raise", "emitEntered"],
        },
      },
    },
    inside: {
      on: {
        "page.enter": {
          guard: { type: "leaves", params: ({ event }) => ({ path: event.path, business: true }) },
          target: "outside",
          actions: ["clear", "emitLeft"],
        },
      },
    },
    customer: {
      on: {
        "session.change": {
          guard: { type: "signsOut", params: ({ event }) => event.signedIn },
          target: "outside",
          actions: "go",
        },
      },
    },
  },
});

export type BusinessVatSnapshot = SnapshotFrom<typeof businessVatMachine>;
