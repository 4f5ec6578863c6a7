// The lightbox: closed ⇄ open; open is picture loading → loaded | failed, gesture idle ⇄ dragging | pinching, wheel ready → resting → ready. [UIM-02…04]
import { assign, emit, enqueueActions, setup, stateIn, type SnapshotFrom } from "xstate";
import { lightboxLimits } from "./limits.ts";
import { fitted } from "./model.ts";
import type {
  LightboxEmitted,
  LightboxEvent,
  LightboxImage,
  Look,
  LookEvent,
  Measures,
  Point,
  Size,
  TurnEvent,
} from "./model.ts";
import {
  clampedIndex,
  imagesOf,
  isZoomedIn,
  lookedAt,
  measured,
  naturalOf,
  panned,
  pinched,
  swiped,
  zoomedAround,
  turned,
} from "./rules.ts";

interface LightboxContext extends Look {
  readonly images: readonly LightboxImage[];
  readonly index: number;
  readonly loop: boolean;
  readonly measures: Measures;
  /** Position of the picture when the drag began. */
  readonly origin: Point;
  /** Distance of the two fingers. */
  readonly distance: number;
}

// Stryker disable next-line ObjectLiteral: a drag records its start before it is read
const nowhere: Point = { x: 0, y: 0 };
const nothing: Size = { width: 0, height: 0 };
const afresh = (stage: Size) => ({
  view: fitted,
  remembered: 1,
  origin: nowhere,
  distance: 0,
  measures: { stage, displayed: nothing, natural: 1 },
});
const srcAt = ({ images, index }: Pick<LightboxContext, "images" | "index">): string | null =>
  images[index]?.src ?? null;

export const lightboxMachine = setup({
  // Stryker disable next-line ObjectLiteral: types are for the compiler alone
  types: { context: {} as LightboxContext, events: {} as LightboxEvent, emitted: {} as LightboxEmitted },
  guards: {
    isEmpty: ({ context }) => context.images.length === 0,
    isOther: ({ context }, event: TurnEvent) => turned(context, event) !== context.index,
    isCurrent: ({ context }, { src }: { readonly src: string }) => src === srcAt(context),
    isSame: ({ context }, { images }: { readonly images: readonly unknown[] }) => {
      const src = srcAt({ images: imagesOf(images), index: context.index });
      return src !== null && src === srcAt(context);
    },
    isStill: (_, { delta }: { readonly delta: number }) => delta === 0 || Number.isNaN(delta),
    isSteady: stateIn({ open: { picture: "loaded", gesture: "idle" } }),
    isPan: ({ context }) => isZoomedIn(context.view),
  },
  actions: {
    open: assign(
      (
        _,
        {
          images: given,
          index,
          loop = false,
          stage = nothing,
        }: {
          readonly images: readonly unknown[];
          readonly index: number;
          readonly loop?: boolean;
          readonly stage?: Size;
        },
      ) => {
        const images = imagesOf(given);
        return { ...afresh(stage), images, index: clampedIndex(index, images.length), loop };
      },
    ),
    turn: enqueueActions(({ context, enqueue }, event: TurnEvent) => {
      const index = turned(context, event);
      if (event.type === "turn.next") enqueue.emit({ type: "lightbox.next" });
      if (event.type === "turn.previous") enqueue.emit({ type: "lightbox.previous" });
      enqueue.emit({ type: "lightbox.indexChange", from: context.index, to: index });
      enqueue.assign({ ...afresh(context.measures.stage), index });
    }),
    relist: assign({ images: (_, { images }: { readonly images: readonly unknown[] }) => imagesOf(images) }),
    replace: enqueueActions(({ context, enqueue }, { images: given }: { readonly images: readonly unknown[] }) => {
      const images = imagesOf(given);
      const index = clampedIndex(context.index, images.length);
      if (index !== context.index) enqueue.emit({ type: "lightbox.indexChange", from: context.index, to: index });
      enqueue.assign({ ...afresh(context.measures.stage), images, index });
    }),
    emitError: emit(({ context }) => ({ type: "lightbox.error" as const, index: context.index, src: srcAt(context) })),
    measure: assign(
      ({ context }, p: { readonly displayed: Size; readonly naturalWidth: number; readonly stage?: Size }) => {
        const measures = {
          stage: p.stage ?? context.measures.stage,
          displayed: p.displayed,
          natural: naturalOf(p.naturalWidth, p.displayed.width),
        };
        return { measures, view: measured(context.view, measures) };
      },
    ),
    look: assign(({ context }, event: LookEvent) => lookedAt(event, context, context.measures)),
    grip: assign({ origin: ({ context }) => context.view }),
    pan: assign({
      view: ({ context }, { dx, dy }: { readonly dx: number; readonly dy: number }) =>
        panned({ ...context.view, x: context.origin.x, y: context.origin.y }, dx, dy, context.measures),
    }),
    swipe: enqueueActions(({ enqueue }, { dx, dy }: { readonly dx: number; readonly dy: number }) => {
      const direction = swiped(dx, dy);
      if (direction !== null) enqueue.raise({ type: direction === 1 ? "turn.next" : "turn.previous" });
    }),
    spread: assign({ distance: (_, { distance }: { readonly distance: number }) => distance }),
    pinch: assign(({ context }, { distance, around }: { readonly distance: number; readonly around?: Point }) => ({
      distance,
      view: zoomedAround(
        context.view,
        pinched(context.view.scale, context.distance, distance, context.measures),
        around ?? null,
        context.measures,
      ),
    })),
  },
  delays: { throttle: lightboxLimits.wheel },
}).createMachine({
  // Stryker disable next-line StringLiteral: the name is for diagrams; a test compares docs/machines with it
  id: "lightbox",
  // Stryker disable next-line ObjectLiteral,ArrayDeclaration,BooleanLiteral: opening replaces all of it
  context: { images: [], index: 0, loop: false, ...afresh(nothing) },
  initial: "closed",
  on: { "lightbox.open": { target: ".open", actions: { type: "open", params: ({ event }) => event } } },
  states: {
    closed: {},
    open: {
      type: "parallel",
      on: {
        "lightbox.close": "closed",
        "stage.resize": { actions: { type: "measure", params: ({ event }) => event } },
        "look.*": { actions: { type: "look", params: ({ event }) => event } },
      },
      states: {
        picture: {
          initial: "deciding",
          on: {
            "turn.*": {
              guard: { type: "isOther", params: ({ event }) => event },
              target: ".loading",
              actions: { type: "turn", params: ({ event }) => event },
            },
            "images.change": [
              {
                guard: { type: "isSame", params: ({ event }) => event },
                actions: { type: "relist", params: ({ event }) => event },
              },
              { target: ".deciding", actions: { type: "replace", params: ({ event }) => event } },
            ],
          },
          states: {
            deciding: { always: [{ guard: "isEmpty", target: "failed", actions: "emitError" }, { target: "loading" }] },
            loading: {
              on: {
                "picture.load": {
                  guard: { type: "isCurrent", params: ({ event }) => event },
                  target: "loaded",
                  actions: { type: "measure", params: ({ event }) => event },
                },
                "picture.fail": {
                  guard: { type: "isCurrent", params: ({ event }) => event },
                  target: "failed",
                  actions: "emitError",
                },
              },
            },
            loaded: {},
            failed: {},
          },
        },
        gesture: {
          initial: "idle",
          on: {
            "pinch.start": { target: ".pinching", actions: { type: "spread", params: ({ event }) => event } },
            "gesture.cancel": ".idle",
          },
          states: {
            idle: { on: { "drag.start": { target: "dragging", actions: "grip" } } },
            dragging: {
              on: {
                "drag.move": { guard: "isPan", actions: { type: "pan", params: ({ event }) => event } },
                "drag.end": [
                  { guard: "isPan", target: "idle", actions: { type: "pan", params: ({ event }) => event } },
                  { target: "idle", actions: { type: "swipe", params: ({ event }) => event } },
                ],
              },
            },
            pinching: {
              on: { "pinch.move": { actions: { type: "pinch", params: ({ event }) => event } }, "pinch.end": "idle" },
            },
          },
        },
        wheel: {
          initial: "ready",
          states: {
            ready: {
              on: {
                "wheel.turn": [
                  { guard: { type: "isStill", params: ({ event }) => event } },
                  {
                    guard: "isSteady",
                    target: "resting",
                    actions: {
                      type: "look",
                      // Stryker disable next-line EqualityOperator,StringLiteral: a still wheel is taken before, and what does not look in looks out
                      params: ({ event: { delta, ...pointed } }) => ({
                        ...pointed,
                        type: delta < 0 ? "look.in" : "look.out",
                      }),
                    },
                  },
                ],
              },
            },
            resting: { after: { throttle: "ready" } },
          },
        },
      },
    },
  },
});

export type LightboxSnapshot = SnapshotFrom<typeof lightboxMachine>;
