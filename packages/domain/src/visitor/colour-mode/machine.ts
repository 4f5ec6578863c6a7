// The colours of one visitor: free ⇄ forced, by the page they are on. A choice counts in both and is painted when free. [VIS-01]
import { assign, emit, setup, type SnapshotFrom } from "xstate";
import type { ColourPreference, PageColours, SystemColours } from "./model.ts";
import { forcedMode, isWrongPage, readColours, readPreference, resolved, writeColours } from "./rules.ts";

export interface ColourInput {
  /** The cookie as it was found. */
  readonly cookie: string | null;
  readonly system: SystemColours;
  readonly page: PageColours;
}

interface ColourContext {
  readonly preference: ColourPreference;
  /** Whether a choice was made, now or earlier; only a choice is stored. */
  readonly chosen: boolean;
  readonly system: SystemColours;
  readonly page: PageColours;
}

export type ColourEvent =
  | { readonly type: "preference.choose"; readonly preference: ColourPreference }
  /** Another tab stored a cookie. */
  | { readonly type: "preference.follow"; readonly cookie: string }
  | { readonly type: "system.change"; readonly system: SystemColours }
  | { readonly type: "page.enter"; readonly page: PageColours };

export type ColourEmitted =
  | { readonly type: "colours.store"; readonly cookie: string }
  /** A page wants `system`, which no page may force. */
  | { readonly type: "colours.warn" };

export const colourMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: {
    context: {} as ColourContext,
    events: {} as ColourEvent,
    input: {} as ColourInput,
    emitted: {} as ColourEmitted,
  },
  guards: {
    isForced: ({ context }) => forcedMode(context.page) !== null,
    isForcing: (_, page: PageColours) => forcedMode(page) !== null,
    isWrong: (_, page: PageColours) => isWrongPage(page),
    isStored: ({ context }) => context.chosen && context.preference === "system",
  },
  actions: {
    choose: assign((_, preference: ColourPreference) => ({ preference, chosen: true })),
    follow: assign((_, cookie: string) => ({
      preference: readPreference(readColours(cookie)?.preference),
      chosen: true,
    })),
    see: assign({ system: (_, system: SystemColours) => system }),
    enter: assign({ page: (_, page: PageColours) => page }),
    store: emit(({ context }) => ({ type: "colours.store" as const, cookie: cookieOf(context) })),
    warn: emit({ type: "colours.warn" }),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "colour-mode",
  context: ({ input }) => ({
    preference: readPreference(readColours(input.cookie)?.preference),
    chosen: input.cookie !== null && input.cookie !== "",
    system: input.system,
    page: input.page,
  }),
  initial: "starting",
  on: {
    "preference.choose": { actions: [{ type: "choose", params: ({ event }) => event.preference }, "store"] },
    "preference.follow": { actions: { type: "follow", params: ({ event }) => event.cookie } },
    "system.change": [
      { guard: "isStored", actions: [{ type: "see", params: ({ event }) => event.system }, "store"] },
      { actions: { type: "see", params: ({ event }) => event.system } },
    ],
    "page.enter": [
      {
        guard: { type: "isForcing", params: ({ event }) => event.page },
        target: ".forced",
        actions: { type: "enter", params: ({ event }) => event.page },
      },
      {
        guard: { type: "isWrong", params: ({ event }) => event.page },
        target: ".free",
        actions: [{ type: "enter", params: ({ event }) => event.page }, "warn"],
      },
      { target: ".free", actions: { type: "enter", params: ({ event }) => event.page } },
    ],
  },
  states: {
    starting: { always: [{ guard: "isForced", target: "forced" }, { target: "free" }] },
    free: {},
    forced: {},
  },
});

const cookieOf = ({ preference, system }: ColourContext): string =>
  writeColours({ preference, mode: resolved(preference, system) });

export type ColourSnapshot = SnapshotFrom<typeof colourMachine>;
