// Pictures, sizes and what may happen to a lightbox, for laws.
import type { Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import type { LightboxEvent, Measures, Point, Size, View } from "./model.ts";

const anySrc = fc.constantFrom("a.webp", "b.webp", "c.webp", "d.webp");

/** Whatever a content system may list as a picture. */
export const anyGiven: fc.Arbitrary<readonly unknown[]> = fc.array(
  fc.oneof(
    { arbitrary: anySrc, weight: 4 },
    {
      arbitrary: fc.record({ src: anySrc, title: fc.string(), alt: fc.string() }, { requiredKeys: ["src"] }),
      weight: 4,
    },
    { arbitrary: fc.constantFrom("", null, undefined, 7, {}, { src: "" }, { src: 1 }, { title: "x" }, []), weight: 1 },
  ),
  { maxLength: 5 },
);

export const anyNatural: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(1, 0.5, 2, 3.3),
  fc.double({ min: 0.2, max: 8, noNaN: true }),
);

const anyLength = fc.integer({ min: 1, max: 2000 });
export const anySize: fc.Arbitrary<Size> = fc.record({ width: anyLength, height: anyLength });

export const anyMeasures: fc.Arbitrary<Measures> = fc.record({
  stage: anySize,
  displayed: anySize,
  natural: anyNatural,
});

const anyOffset = fc.integer({ min: -2000, max: 2000 });
export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: anyOffset, y: anyOffset });

/** A scale as it comes about: by steps, or by two fingers. */
export const anyScale: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -7, max: 16 }).map((steps) => 1 + steps * 0.12),
  fc.double({ min: 0.1, max: 3, noNaN: true }),
);

export const anyView: fc.Arbitrary<View> = fc.record({
  scale: anyScale,
  rotation: fc.integer({ min: -8, max: 8 }).map((quarters) => quarters * 90),
  x: anyOffset,
  y: anyOffset,
});

const anyDrag = fc.record({ dx: fc.integer({ min: -120, max: 120 }), dy: fc.integer({ min: -120, max: 120 }) });

const anyOpening: fc.Arbitrary<LightboxEvent> = fc
  .record({ images: anyGiven, index: fc.integer({ min: -2, max: 6 }), loop: fc.boolean(), stage: anySize })
  .map((opening) => ({ type: "lightbox.open", ...opening }));

export const anyLightboxEvent: fc.Arbitrary<LightboxEvent> = fc.oneof(
  { arbitrary: anyOpening, weight: 2 },
  { arbitrary: fc.constant<LightboxEvent>({ type: "lightbox.close" }), weight: 1 },
  { arbitrary: anyGiven.map((images): LightboxEvent => ({ type: "images.change", images })), weight: 1 },
  { arbitrary: fc.integer({ min: -3, max: 7 }).map((index): LightboxEvent => ({ type: "turn.to", index })), weight: 1 },
  {
    arbitrary: fc.constantFrom<LightboxEvent>(
      { type: "turn.next" },
      { type: "turn.previous" },
      { type: "turn.first" },
      { type: "turn.last" },
    ),
    weight: 4,
  },
  {
    arbitrary: fc
      .record({ src: anySrc, naturalWidth: anyLength, displayed: anySize })
      .map((loaded): LightboxEvent => ({ type: "picture.load", ...loaded })),
    weight: 6,
  },
  { arbitrary: anySrc.map((src): LightboxEvent => ({ type: "picture.fail", src })), weight: 2 },
  {
    arbitrary: fc
      .record({ stage: anySize, displayed: anySize, naturalWidth: anyLength })
      .map((sizes): LightboxEvent => ({ type: "stage.resize", ...sizes })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("look.in" as const, "look.out" as const, "look.toggle" as const), anyPoint)
      .map(([type, around]): LightboxEvent => ({ type, around })),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom<LightboxEvent>({ type: "look.fit" }, { type: "look.left" }, { type: "look.right" }),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(-100, 0, 100).map((delta): LightboxEvent => ({ type: "wheel.turn", delta })),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("drag.move" as const, "drag.end" as const), anyDrag)
      .map(([type, drag]): LightboxEvent => ({ type, ...drag })),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("pinch.start" as const, "pinch.move" as const), fc.integer({ min: 1, max: 900 }))
      .map(([type, distance]): LightboxEvent => ({ type, distance })),
    weight: 3,
  },
  {
    arbitrary: fc.constantFrom<LightboxEvent>(
      { type: "drag.start" },
      { type: "pinch.end" },
      { type: "gesture.cancel" },
    ),
    weight: 4,
  },
);

export const anyLightboxMoment: fc.Arbitrary<LightboxEvent | Passing> = fc.oneof(
  { arbitrary: anyLightboxEvent, weight: 9 },
  {
    arbitrary: fc.constantFrom(1, 79, 80, 500).map((milliseconds): Passing => ({ type: "time", milliseconds })),
    weight: 1,
  },
);

/** A journey that begins with opening, most often. */
export const anyLook: fc.Arbitrary<readonly (LightboxEvent | Passing)[]> = fc
  .tuple(fc.array(anyOpening, { maxLength: 1 }), fc.array(anyLightboxMoment, { maxLength: 30 }))
  .map(([opening, rest]) => [...opening, ...rest]);
