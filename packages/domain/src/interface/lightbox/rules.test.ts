// Pictures, zoom, drags and keys. [UIM-02…04] [UIM-06]
import { describe, expect, it } from "vitest";
import {
  altOf,
  clampedIndex,
  doubled,
  fitted,
  imagesOf,
  indexAfter,
  keyEvent,
  lightboxLimits,
  measured,
  naturalOf,
  panned,
  pinched,
  refitted,
  rotated,
  stepped,
  swiped,
  within,
  zoomedAround,
} from "./index.ts";

const zoomed = (from: number, direction: 1 | -1, natural: number, steps: number): number =>
  Array.from({ length: steps }).reduce<number>((scale) => stepped(scale, direction, natural), from);
const measures = { stage: { width: 1000, height: 800 }, displayed: { width: 1000, height: 500 }, natural: 2 };

it("[UIM-04] has the numbers of the specification", () =>
  expect(lightboxLimits).toEqual({ step: 0.12, most: 3, least: 0.1, swipe: 50, wheel: 80, snap: 0.05, pinch: 1.3 }));

describe("pictures", () => {
  it("[UIM-03] are texts or objects with a text src; others are dropped", () =>
    expect(
      imagesOf([
        "a.webp",
        "",
        null,
        undefined,
        7,
        {},
        { src: "" },
        { src: 7 },
        { src: "b.webp", title: "B", alt: 7 },
        { src: "c.webp", title: null, alt: "C" },
        ["c"],
      ]),
    ).toEqual([{ src: "a.webp" }, { src: "b.webp", title: "B" }, { src: "c.webp", alt: "C" }]));
  it("[UIM-06] have as alternative text their text, else their caption, else nothing", () => {
    expect(altOf({ alt: "A rack", title: "Our rack" })).toBe("A rack");
    expect(altOf({ alt: "", title: "Our rack" })).toBe("");
    expect(altOf({ title: "Our rack" })).toBe("Our rack");
    expect(altOf({})).toBe("");
  });
  it.each([
    [-1, 3, 0],
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 2],
    [Number.NaN, 3, 0],
    [1.7, 3, 1],
    [5, 0, 0],
  ])("[UIM-03] index %d of %i is %i", (index, count, place) => expect(clampedIndex(index, count)).toBe(place));
  it("[UIM-03] at the ends: nothing without loop, around with it", () => {
    expect([indexAfter(2, 3, 1, false), indexAfter(0, 3, -1, false)]).toEqual([2, 0]);
    expect([indexAfter(2, 3, 1, true), indexAfter(0, 3, -1, true), indexAfter(0, 0, 1, true)]).toEqual([0, 2, 0]);
  });
});

describe("zoom", () => {
  it("[UIM-04] stops at 2.92 upwards and at 0.16 downwards where N is 1", () => {
    expect(zoomed(1, 1, 1, 16)).toBe(2.92);
    expect(zoomed(1, 1, 1, 99)).toBe(2.92);
    expect(zoomed(1, -1, 1, 7)).toBe(0.16);
    expect(zoomed(1, -1, 1, 99)).toBe(0.16);
    expect(zoomed(0.16, 1, 1, 7)).toBe(1);
  });
  it("[UIM-04] snaps to 1 and to N within 0.05", () => {
    expect(stepped(0.84, 1, 1)).toBe(1);
    expect(stepped(1.08, -1, 1)).toBe(1);
    expect(stepped(1.36, 1, 1.5)).toBe(1.5);
    expect(stepped(0.83, 1, 1)).toBe(0.95);
    expect(stepped(1.1, -1, 1.03)).toBe(1);
    expect(stepped(1.2, -1, 1.05)).toBe(1.05);
    expect([stepped(0.93, 1, 1), stepped(1.33, 1, 1.5), stepped(1.88, 1, 2.05)]).toEqual([1.05, 1.45, 2]);
  });
  it("[UIM-04] a step onto the limit is rejected, not clamped", () => {
    expect(stepped(2.88, 1, 1)).toBe(2.88);
    expect(stepped(0.22, -1, 1)).toBe(0.22);
    expect(stepped(5.8, 1, 2)).toBe(5.92);
  });
  it("[UIM-02] a double click goes to the natural size and back", () => {
    expect(doubled(1.24, 1, 2)).toEqual({ scale: 2, remembered: 1.24 });
    expect(doubled(2, 1.24, 2)).toEqual({ scale: 1.24, remembered: 1.24 });
    expect(doubled(1, 1, 1)).toEqual({ scale: 1, remembered: 1 });
  });
  it("[UIM-04] two fingers: s − (before − now) / width · 1.3, clamped to the limits", () => {
    expect(pinched(1, 100, 200, measures)).toBeCloseTo(1.13, 10);
    expect(pinched(1, 200, 100, measures)).toBeCloseTo(0.87, 10);
    expect(pinched(1, 1000, 0, measures)).toBe(0.1);
    expect(pinched(5, 0, 1000, measures)).toBe(6);
    expect(pinched(1, 0, 100, { ...measures, displayed: { width: 0, height: 0 } })).toBe(1);
  });
  it("[UIM-02] goes to the pointer", () => {
    expect(zoomedAround(fitted, 2, { x: 100, y: 0 }, measures)).toEqual({ scale: 2, rotation: 0, x: -100, y: 0 });
    expect(zoomedAround(fitted, 2, null, measures)).toEqual({ scale: 2, rotation: 0, x: 0, y: 0 });
    expect(zoomedAround({ ...fitted, scale: 2, x: -100, y: 0 }, 1, { x: 0, y: 0 }, measures)).toEqual(fitted);
  });
  it("[UIM-04] N is natural over displayed width, 1 where unknown", () => {
    expect([naturalOf(2000, 1000), naturalOf(0, 1000), naturalOf(1000, 0), naturalOf(Number.NaN, 1)]).toEqual([
      2, 1, 1, 1,
    ]);
  });
  it("[UIM-04] what was zoomed while loading is brought within the limits, the fitted size always fits", () => {
    expect(measured({ ...fitted, scale: 2.92 }, { ...measures, natural: 0.5 }).scale).toBe(1.5);
    expect(measured(fitted, { ...measures, natural: 0.2 }).scale).toBe(1);
    expect(measured({ ...fitted, scale: 0.16 }, measures).scale).toBe(0.16);
  });
});

describe("position", () => {
  it("[UIM-02] is clamped to the picture", () => {
    const view = { ...fitted, scale: 2 };
    expect(panned(view, 400, 90, measures)).toEqual({ ...view, x: 400, y: 90 });
    expect(panned(view, 600, -500, measures)).toEqual({ ...view, x: 500, y: -100 });
    expect(panned(fitted, 600, 500, measures)).toEqual(fitted);
  });
  it("[UIM-02] knows that a picture on its side is as wide as it was high", () => {
    expect(within({ scale: 2, rotation: 90, x: 400, y: 600 }, measures)).toEqual({
      scale: 2,
      rotation: 90,
      x: 0,
      y: 600,
    });
    expect(rotated({ ...fitted, rotation: 270 }, 1, measures).rotation).toBe(360);
    expect(rotated(fitted, -1, measures).rotation).toBe(-90);
  });
  it("[UIM-02] resize to fit keeps the turn", () =>
    expect(refitted({ scale: 2, rotation: 90, x: 5, y: 6 })).toEqual({ scale: 1, rotation: 90, x: 0, y: 0 }));
});

describe("a swipe", () => {
  it.each([
    [-51, 0, 1],
    [51, 0, -1],
    [50, 0, null],
    [-50, 0, null],
    [60, 60, null],
    [-61, 60, 1],
    [60, -59, -1],
    [0, 100, null],
  ])("[UIM-04] by %i, %i turns %s", (dx, dy, direction) => expect(swiped(dx, dy)).toBe(direction));
});

describe("keys", () => {
  it.each([
    ["Escape", false, false, "lightbox.close"],
    ["ArrowRight", false, false, "turn.next"],
    ["ArrowLeft", false, false, "turn.previous"],
    ["ArrowRight", false, true, "turn.previous"],
    ["ArrowLeft", false, true, "turn.next"],
    ["+", true, false, "look.in"],
    ["=", false, false, "look.in"],
    ["-", false, false, "look.out"],
    ["\u2212", false, false, "look.out"],
    ["0", false, false, "look.fit"],
    ["r", false, false, "look.right"],
    ["R", true, false, "look.left"],
    ["Home", false, false, "turn.first"],
    ["End", false, true, "turn.last"],
  ])("[UIM-02] %s, shift %s, right to left %s: %s", (key, shift, rightToLeft, type) =>
    expect(keyEvent(key, shift, rightToLeft)).toEqual({ type }),
  );
  it.each(["Tab", "Enter", "a", "ArrowUp", "constructor"])("[UIM-02] %s does nothing", (key) =>
    expect(keyEvent(key, false, false)).toBeNull(),
  );
});
