// The lightbox: closed ⇄ open; open is picture loading → loaded | failed, gesture idle ⇄ dragging | pinching, wheel ready → resting → ready. [UIM-02…04]
import { assign, emit, enqueueActions, raise, setup, type SnapshotFrom, stateIn } from "xstate";
import {
  fitted,
  type LightboxEmitted,
  type LightboxEvent,
  type LightboxImage,
  lightboxLimits,
  type Measures,
  type Point,
  type Size,
  type View,
} from "./model.ts";
import {
  altOf,
  clampedIndex,
  doubled,
  imagesOf,
  indexAfter,
  isZoomedIn,
  measured,
  naturalOf,
  panned,
  pinched,
  refitted,
  rotated,
  stepped,
  swiped,
  zoomedAround,
} from "./rules.ts";

interface LightboxContext {
  readonly images: readonly LightboxImage[];
  readonly index: number;
  readonly loop: boolean;
  readonly view: View;
  /** The scale that a double click goes back to. */
  readonly remembered: number;
  readonly measures: Measures;
  /** Where the picture stood when the drag began. */
  readonly origin: Point;
  /** Distance of the two fingers. */
  readonly distance: number;
}

const unmeasured: Measures = { stage: { width: 0, height: 0 }, displayed: { width: 0, height: 0 }, natural: 1 };
const afresh = ({ measures }: LightboxContext) => ({
  view: fitted,
  remembered: 1,
  origin: { x: 0, y: 0 },
  measures: { ...unmeasured, stage: measures.stage },
});
const further = ({ index, images, loop }: LightboxContext, direction: 1 | -1): number => indexAfter(index, images.length, direction, loop);
const srcAt = ({ images, index }: Pick<LightboxContext, "images" | "index">): string | null => images[index]?.src ?? null;

export const lightboxMachine = setup({
  types: { context: {} as LightboxContext, events: {} as LightboxEvent, emitted: {} as LightboxEmitted },
  guards: {
    isEmpty: ({ context }) => context.images.length === 0,
    isOther: ({ context }, index: number) => context.images.length > 0 && clampedIndex(index, context.images.length) !== context.index,
    isCurrent: ({ context }, src: string) => src === srcAt(context),
    isSame: ({ context }, given: readonly unknown[]) => {
      const images = imagesOf(given);
      return images.length > 0 && context.index < images.length && srcAt({ images, index: context.index }) === srcAt(context);
    },
    isStill: (_, delta: number) => delta === 0 || Number.isNaN(delta),
    isSwipe: ({ context }, drag: { readonly dx: number; readonly dy: number; readonly to: 1 | -1 }) =>
      !isZoomedIn(context.view) && swiped(drag.dx, drag.dy) === drag.to,
    isPan: ({ context }) => isZoomedIn(context.view),
    isSteady: stateIn({ open: { picture: "loaded", gesture: "idle" } }),
  },
  actions: {
    open: assign(
      (_, p: { readonly images: readonly unknown[]; readonly index: number; readonly loop?: boolean; readonly stage?: Size }) => {
        const images = imagesOf(p.images);
        return {
          images,
          index: clampedIndex(p.index, images.length),
          loop: p.loop ?? false,
          view: fitted,
          remembered: 1,
          measures: { ...unmeasured, stage: p.stage ?? unmeasured.stage },
        };
      },
    ),
    goTo: enqueueActions(({ context, enqueue }, wanted: number) => {
      const index = clampedIndex(wanted, context.images.length);
      enqueue.emit({ type: "lightbox.indexChange", from: context.index, to: index });
      enqueue.assign({ ...afresh(context), index });
    }),
    relist: assign({ images: (_, given: readonly unknown[]) => imagesOf(given) }),
    replace: enqueueActions(({ context, enqueue }, given: readonly unknown[]) => {
      const images = imagesOf(given);
      const index = clampedIndex(context.index, images.length);
      if (index !== context.index) enqueue.emit({ type: "lightbox.indexChange", from: context.index, to: index });
      enqueue.assign({ ...afresh(context), images, index });
    }),
    tellNext: emit({ type: "lightbox.next" }),
    tellPrevious: emit({ type: "lightbox.previous" }),
    tellError: emit(({ context }) => ({ type: "lightbox.error" as const, index: context.index, src: srcAt(context) })),
    measure: assign(({ context }, p: { readonly displayed: Size; readonly naturalWidth: number; readonly stage?: Size }) => {
      const measures = {
        stage: p.stage ?? context.measures.stage,
        displayed: p.displayed,
        natural: naturalOf(p.naturalWidth, p.displayed.width),
      };
      return { measures, view: measured(context.view, measures) };
    }),
    zoom: assign(({ context }, p: { readonly direction: 1 | -1; readonly around?: Point }) => ({
      view: zoomedAround(
        context.view,
        stepped(context.view.scale, p.direction, context.measures.natural),
        p.around ?? null,
        context.measures,
      ),
    })),
    toggle: assign(({ context }, around: Point | undefined) => {
      const { scale, remembered } = doubled(context.view.scale, context.remembered, context.measures.natural);
      return { remembered, view: zoomedAround(context.view, scale, around ?? null, context.measures) };
    }),
    fit: assign({ view: ({ context }) => refitted(context.view) }),
    rotate: assign({ view: ({ context }, direction: 1 | -1) => rotated(context.view, direction, context.measures) }),
    grip: assign({ origin: ({ context }) => ({ x: context.view.x, y: context.view.y }) }),
    pan: assign({
      view: ({ context }, { dx, dy }: { readonly dx: number; readonly dy: number }) =>
        panned({ ...context.view, ...context.origin }, dx, dy, context.measures),
    }),
    raiseNext: raise({ type: "picture.next" }),
    raisePrevious: raise({ type: "picture.previous" }),
    spread: assign({ distance: (_, distance: number) => distance }),
    pinch: assign(({ context }, p: { readonly distance: number; readonly around?: Point }) => ({
      distance: p.distance,
      view: zoomedAround(
        context.view,
        pinched(context.view.scale, context.distance, p.distance, context.measures),
        p.around ?? null,
        context.measures,
      ),
    })),
  },
  delays: { throttle: lightboxLimits.wheel },
}).createMachine({
  id: "lightbox",
  context: { images: [], index: 0, loop: false, view: fitted, remembered: 1, measures: unmeasured, origin: { x: 0, y: 0 }, distance: 0 },
  initial: "closed",
  on: { "lightbox.open": { target: ".open", actions: { type: "open", params: ({ event }) => event } } },
  states: {
    closed: {},
    open: {
      type: "parallel",
      on: {
        "lightbox.close": "closed",
        "stage.resize": { actions: { type: "measure", params: ({ event }) => event } },
        "zoom.in": { actions: { type: "zoom", params: ({ event }) => ({ ...event, direction: 1 }) } },
        "zoom.out": { actions: { type: "zoom", params: ({ event }) => ({ ...event, direction: -1 }) } },
        "zoom.toggle": { actions: { type: "toggle", params: ({ event }) => event.around } },
        "zoom.fit": { actions: "fit" },
        "rotate.left": { actions: { type: "rotate", params: -1 } },
        "rotate.right": { actions: { type: "rotate", params: 1 } },
      },
      states: {
        picture: {
          initial: "deciding",
          on: {
            "picture.next": {
              guard: { type: "isOther", params: ({ context }) => further(context, 1) },
              target: ".loading",
              actions: ["tellNext", { type: "goTo", params: ({ context }) => further(context, 1) }],
            },
            "picture.previous": {
              guard: { type: "isOther", params: ({ context }) => further(context, -1) },
              target: ".loading",
              actions: ["tellPrevious", { type: "goTo", params: ({ context }) => further(context, -1) }],
            },
            "picture.first": { guard: { type: "isOther", params: 0 }, target: ".loading", actions: { type: "goTo", params: 0 } },
            "picture.last": {
              guard: { type: "isOther", params: Number.MAX_SAFE_INTEGER },
              target: ".loading",
              actions: { type: "goTo", params: Number.MAX_SAFE_INTEGER },
            },
            "index.set": {
              guard: { type: "isOther", params: ({ event }) => event.index },
              target: ".loading",
              actions: { type: "goTo", params: ({ event }) => event.index },
            },
            "images.change": [
              {
                guard: { type: "isSame", params: ({ event }) => event.images },
                actions: { type: "relist", params: ({ event }) => event.images },
              },
              { target: ".deciding", actions: { type: "replace", params: ({ event }) => event.images } },
            ],
          },
          states: {
            deciding: { always: [{ guard: "isEmpty", target: "failed", actions: "tellError" }, { target: "loading" }] },
            loading: {
              on: {
                "picture.load": {
                  guard: { type: "isCurrent", params: ({ event }) => event.src },
                  target: "loaded",
                  actions: { type: "measure", params: ({ event }) => event },
                },
                "picture.fail": { guard: { type: "isCurrent", params: ({ event }) => event.src }, target: "failed", actions: "tellError" },
              },
            },
            loaded: {},
            failed: {},
          },
        },
        gesture: {
          initial: "idle",
          on: {
            "pinch.start": { target: ".pinching", actions: { type: "spread", params: ({ event }) => event.distance } },
            "gesture.cancel": ".idle",
          },
          states: {
            idle: { on: { "drag.start": { target: "dragging", actions: "grip" } } },
            dragging: {
              on: {
                "drag.move": { guard: "isPan", actions: { type: "pan", params: ({ event }) => event } },
                "drag.end": [
                  { guard: { type: "isSwipe", params: ({ event }) => ({ ...event, to: 1 }) }, target: "idle", actions: "raiseNext" },
                  { guard: { type: "isSwipe", params: ({ event }) => ({ ...event, to: -1 }) }, target: "idle", actions: "raisePrevious" },
                  { guard: "isPan", target: "idle", actions: { type: "pan", params: ({ event }) => event } },
                  { target: "idle" },
                ],
              },
            },
            pinching: { on: { "pinch.move": { actions: { type: "pinch", params: ({ event }) => event } }, "pinch.end": "idle" } },
          },
        },
        wheel: {
          initial: "ready",
          states: {
            ready: {
              on: {
                "wheel.turn": [
                  { guard: { type: "isStill", params: ({ event }) => event.delta } },
                  {
                    guard: "isSteady",
                    target: "resting",
                    actions: { type: "zoom", params: ({ event }) => ({ ...event, direction: event.delta < 0 ? 1 : -1 }) },
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

/** What is shown: the picture n of m, how it stands, and whether the buttons at the ends do something. */
export interface LightboxView {
  readonly picture: "loading" | "loaded" | "failed";
  readonly image: LightboxImage | null;
  readonly alt: string;
  /** From 1; 0 of 0 for an empty list. */
  readonly number: number;
  readonly count: number;
  readonly view: View;
  readonly mayNext: boolean;
  readonly mayPrevious: boolean;
}

export const lightboxView = ({ context, value }: Pick<SnapshotFrom<typeof lightboxMachine>, "context" | "value">): LightboxView | null => {
  if (value === "closed" || typeof value === "string") return null;
  const image = context.images[context.index] ?? null;
  const { picture } = value.open;
  return {
    picture: picture === "deciding" ? "loading" : picture,
    image,
    alt: image === null ? "" : altOf(image),
    number: image === null ? 0 : context.index + 1,
    count: context.images.length,
    view: context.view,
    mayNext: further(context, 1) !== context.index,
    mayPrevious: further(context, -1) !== context.index,
  };
};
