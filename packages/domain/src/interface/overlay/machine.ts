// Overlays: blur clear ⇄ blurred; tooltip hidden → waiting → shown → leaving | dismissed → hidden; menu closed → waiting → open → leaving → disposing → closed. [SHL-01] [SHL-09]
import { assign, setup, type SnapshotFrom } from "xstate";
import { overlayTimes } from "./limits.ts";
import { hiddenBy, shownBy } from "./rules.ts";

export type BlurEvent =
  | { readonly type: "blur.show"; readonly id: string }
  | { readonly type: "blur.hide"; readonly id: string };

export const blurMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as { readonly owners: readonly string[] }, events: {} as BlurEvent },
  guards: { isLast: ({ context }, id: string) => hiddenBy(context.owners, id).length === 0 },
  actions: {
    show: assign({ owners: ({ context }, id: string) => shownBy(context.owners, id) }),
    hide: assign({ owners: ({ context }, id: string) => hiddenBy(context.owners, id) }),
  },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "blur",
  context: { owners: [] },
  initial: "clear",
  on: { "blur.show": { target: ".blurred", actions: { type: "show", params: ({ event }) => event.id } } },
  states: {
    clear: {},
    blurred: {
      on: {
        "blur.hide": [
          {
            guard: { type: "isLast", params: ({ event }) => event.id },
            target: "clear",
            actions: { type: "hide", params: ({ event }) => event.id },
          },
          { actions: { type: "hide", params: ({ event }) => event.id } },
        ],
      },
    },
  },
});

export type TooltipEvent =
  | { readonly type: "pointer.enter"; readonly over: "trigger" | "tip" }
  | { readonly type: "pointer.leave" }
  /** Focus by keyboard. */
  | { readonly type: "focus.enter" }
  | { readonly type: "focus.leave" }
  /** A click on the element of the tooltip: its user has read it. */
  | { readonly type: "trigger.press" }
  | { readonly type: "key.escape" };

export const tooltipMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as { readonly hovered: boolean; readonly focused: boolean }, events: {} as TooltipEvent },
  guards: {
    isHovered: ({ context }) => context.hovered,
    isFocused: ({ context }) => context.focused,
    isTrigger: (_, over: "trigger" | "tip") => over === "trigger",
  },
  actions: {
    hover: assign({ hovered: true }),
    unhover: assign({ hovered: false }),
    focus: assign({ focused: true }),
    unfocus: assign({ focused: false }),
    forget: assign({ hovered: false, focused: false }),
  },
  delays: { appear: overlayTimes.tooltip, dispose: overlayTimes.dispose },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "tooltip",
  // Stryker disable next-line ObjectLiteral,BooleanLiteral: hidden forgets whatever it begins with
  context: { hovered: false, focused: false },
  initial: "hidden",
  on: {
    "pointer.enter": {
      guard: { type: "isTrigger", params: ({ event }) => event.over },
      target: ".waiting",
      actions: "hover",
    },
    "focus.enter": { target: ".shown", actions: "focus" },
  },
  states: {
    hidden: { entry: "forget" },
    waiting: {
      after: { appear: "shown" },
      on: { "pointer.enter": {}, "pointer.leave": "hidden", "trigger.press": "hidden", "key.escape": "hidden" },
    },
    shown: {
      on: {
        "pointer.enter": { actions: "hover" },
        "pointer.leave": [
          { guard: "isFocused", actions: "unhover" },
          { target: "leaving", actions: "unhover" },
        ],
        "focus.leave": [
          { guard: "isHovered", actions: "unfocus" },
          { target: "leaving", actions: "unfocus" },
        ],
        "trigger.press": "dismissed",
        "key.escape": "dismissed",
      },
    },
    leaving: {
      after: { dispose: "hidden" },
      on: {
        "pointer.enter": { target: "shown", actions: "hover" },
        "trigger.press": "dismissed",
        "key.escape": "dismissed",
      },
    },
    dismissed: { entry: "forget", after: { dispose: "hidden" } },
  },
});

export type MenuEvent =
  | { readonly type: "menu.open" }
  /** An item was chosen, or something outside was pressed. */
  | { readonly type: "menu.close" }
  /** A pointer that only passes opens nothing. */
  | { readonly type: "pointer.enter" }
  | { readonly type: "pointer.leave" }
  | { readonly type: "key.escape" };

export const menuMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { events: {} as MenuEvent },
  delays: { appear: overlayTimes.tooltip, hide: overlayTimes.menuHide, dispose: overlayTimes.dispose },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "menu",
  initial: "closed",
  on: { "menu.open": ".open" },
  states: {
    closed: { on: { "pointer.enter": "waiting" } },
    waiting: {
      after: { appear: "open" },
      on: { "pointer.leave": "closed", "menu.close": "closed", "key.escape": "closed" },
    },
    open: { on: { "pointer.leave": "leaving", "menu.close": "disposing", "key.escape": "disposing" } },
    leaving: {
      after: { hide: "disposing" },
      on: { "pointer.enter": "open", "menu.close": "disposing", "key.escape": "disposing" },
    },
    disposing: { after: { dispose: "closed" }, on: { "pointer.enter": "open" } },
  },
});

export type BlurSnapshot = SnapshotFrom<typeof blurMachine>;

export type MenuSnapshot = SnapshotFrom<typeof menuMachine>;

export type TooltipSnapshot = SnapshotFrom<typeof tooltipMachine>;
