// Journeys through pictures on the exact clock. [UIM-02…04]
import { exactClock } from "@kontor/domain/testing";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fitted, type LightboxEmitted, type LightboxEvent, lightboxMachine, lightboxView } from "./index.ts";

const stage = { width: 1000, height: 800 };
const displayed = { width: 1000, height: 500 };

const lightbox = (...events: readonly LightboxEvent[]) => {
  const clock = exactClock();
  const emitted: LightboxEmitted[] = [];
  const actor = createActor(lightboxMachine, { clock });
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  const send = (...more: readonly LightboxEvent[]): void => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    clock,
    send,
    emitted,
    look: () => lightboxView(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
  };
};
const open = (index = 0, loop = false): LightboxEvent => ({
  type: "lightbox.open",
  images: ["a", "b", "c"],
  index,
  loop,
  stage,
});
const load = (src: string, naturalWidth = 2000): LightboxEvent => ({
  type: "picture.load",
  src,
  naturalWidth,
  displayed,
});
const next: LightboxEvent = { type: "turn.next" };
const previous: LightboxEvent = { type: "turn.previous" };

describe("opening", () => {
  it("[UIM-02] resets zoom, rotation and position and loads", () => {
    const { send, look } = lightbox(open(1), load("b"), { type: "look.in" }, { type: "look.left" });
    expect(look()).toMatchObject({ picture: "loaded", number: 2, count: 3, view: { scale: 1.12, rotation: -90 } });
    send(open(1));
    expect(look()).toMatchObject({ picture: "loading", number: 2, view: fitted });
  });
  it.each([
    [-1, 1],
    [2, 3],
    [9, 3],
  ])("[UIM-03] at %i shows picture %i", (index, number) => expect(lightbox(open(index)).look()?.number).toBe(number));
  it("[UIM-03] an empty list fails at once and emits the error", () => {
    const { look, emitted } = lightbox({ type: "lightbox.open", images: ["", {}], index: 0 });
    expect(look()).toMatchObject({
      picture: "failed",
      number: 0,
      count: 0,
      image: null,
      alt: "",
      mayNext: false,
      mayPrevious: false,
    });
    expect(emitted).toEqual([{ type: "lightbox.error", index: 0, src: null }]);
  });
  it("[UIM-02] again begins afresh: nothing dragged, nothing resting, nothing remembered", () => {
    const { send, look, value } = lightbox(
      open(),
      load("a"),
      { type: "look.in" },
      { type: "look.toggle" },
      { type: "wheel.turn", delta: 1 },
    );
    send({ type: "drag.start" }, open(0), load("a", 1000));
    expect(value()).toEqual({ open: { picture: "loaded", gesture: "idle", wheel: "ready" } });
    send({ type: "look.toggle" });
    expect(look()?.view.scale).toBe(1);
  });
  it("[UIM-02] and closing", () => {
    const { send, look } = lightbox(open(), { type: "lightbox.close" });
    expect(look()).toBeNull();
    send(next, load("a"));
    expect(look()).toBeNull();
  });
});

describe("before the sizes are known", () => {
  it("[UIM-02] a picture is zoomed in the middle, whatever is pointed at", () => {
    const { look, send } = lightbox(
      { type: "lightbox.open", images: ["a"], index: 0 },
      { type: "look.in", around: { x: 10, y: 10 } },
    );
    expect(look()?.view).toEqual({ scale: 1.12, rotation: 0, x: 0, y: 0 });
    send({ type: "look.toggle" });
    expect(look()?.view.scale).toBe(1);
    send({ type: "look.toggle" });
    expect(look()?.view.scale).toBe(1.12);
  });
  it("[UIM-02] a resized stage updates the measures too", () => {
    const { look } = lightbox(
      open(),
      {
        type: "stage.resize",
        stage: { width: 500, height: 500 },
        displayed: { width: 500, height: 250 },
        naturalWidth: 1500,
      },
      { type: "look.toggle", around: { x: 100, y: 0 } },
    );
    expect(look()?.view).toEqual({ scale: 3, rotation: 0, x: -200, y: 0 });
  });
});

describe("turning", () => {
  it("[UIM-03] emits the direction, then the change; nothing at the ends", () => {
    const { send, emitted, look } = lightbox(open());
    send(previous);
    expect(emitted).toEqual([]);
    send(next, next, next);
    expect(emitted).toEqual([
      { type: "lightbox.next" },
      { type: "lightbox.indexChange", from: 0, to: 1 },
      { type: "lightbox.next" },
      { type: "lightbox.indexChange", from: 1, to: 2 },
    ]);
    expect(look()).toMatchObject({ number: 3, mayNext: false, mayPrevious: true });
  });
  it("[UIM-03] wraps with loop, and a single picture stays", () => {
    const { send, emitted, look } = lightbox(open(2, true), next);
    expect([look()?.number, emitted[1]]).toEqual([1, { type: "lightbox.indexChange", from: 2, to: 0 }]);
    send(previous);
    expect([look()?.number, emitted[2]?.type]).toEqual([3, "lightbox.previous"]);
    const unsaid = lightbox({ type: "lightbox.open", images: ["a", "b"], index: 0 }, previous);
    expect([unsaid.look()?.number, unsaid.look()?.mayPrevious]).toEqual([1, false]);
    const single = lightbox({ type: "lightbox.open", images: ["a"], index: 0, loop: true }, next, previous);
    expect([single.emitted, single.look()?.mayNext]).toEqual([[], false]);
  });
  it("[UIM-03] an index from outside is clamped, emitted without a direction, and not at all where it is unchanged", () => {
    const { send, emitted, look } = lightbox(open(), { type: "turn.to", index: 99 });
    expect([look()?.number, emitted]).toEqual([3, [{ type: "lightbox.indexChange", from: 0, to: 2 }]]);
    send({ type: "turn.to", index: 7 }, { type: "turn.last" });
    expect(emitted).toHaveLength(1);
    send({ type: "turn.to", index: 1 });
    expect([look()?.number, look()?.mayNext, look()?.mayPrevious]).toEqual([2, true, true]);
    send({ type: "turn.last" });
    emitted.splice(1);
    send({ type: "turn.first" });
    expect([look()?.number, emitted.slice(1)]).toEqual([1, [{ type: "lightbox.indexChange", from: 2, to: 0 }]]);
  });
  it("[UIM-02] resets the view and loads again", () => {
    const { send, look } = lightbox(open(), load("a"), { type: "look.in" }, next);
    expect(look()).toMatchObject({ picture: "loading", view: fitted });
    send(load("b"), { type: "look.toggle" });
    expect(look()?.view.scale).toBe(2);
  });
  it("[UIM-03] a list that shrinks clamps the index; one that keeps the picture keeps the view", () => {
    const { send, look, emitted } = lightbox(open(2), load("c"), { type: "look.in" });
    send({ type: "images.change", images: ["x", "y", { src: "c", title: "C" }] });
    expect(look()).toMatchObject({ picture: "loaded", alt: "C", view: { scale: 1.12 } });
    send({ type: "images.change", images: ["x"] });
    expect(look()).toMatchObject({ picture: "loading", number: 1, view: fitted });
    expect(emitted).toEqual([{ type: "lightbox.indexChange", from: 2, to: 0 }]);
    send({ type: "images.change", images: [] });
    expect([look()?.picture, emitted.at(-1)]).toEqual(["failed", { type: "lightbox.error", index: 0, src: null }]);
    send({ type: "images.change", images: ["", 7] });
    expect(emitted.filter(({ type }) => type === "lightbox.error")).toHaveLength(2);
    send({ type: "images.change", images: ["y"] });
    expect([look()?.picture, look()?.image]).toEqual(["loading", { src: "y" }]);
  });
  it("[UIM-03] another picture at the same place is another one, without an emitted change of the index", () => {
    const { send, look, emitted } = lightbox(open(1), load("b"), { type: "look.in" });
    send({ type: "images.change", images: ["a", "x"] });
    expect([look()?.picture, look()?.number, look()?.view, emitted]).toEqual(["loading", 2, fitted, []]);
  });
});

describe("loading", () => {
  it("[UIM-03] a failure is emitted, and turning still works", () => {
    const { send, look, emitted } = lightbox(open(), { type: "picture.fail", src: "a" });
    expect([look()?.picture, emitted]).toEqual(["failed", [{ type: "lightbox.error", index: 0, src: "a" }]]);
    send(next);
    expect(look()).toMatchObject({ picture: "loading", number: 2 });
  });
  it("[UIM-02] an answer for a picture that was turned away from never shows", () => {
    const { send, look } = lightbox(open(), next);
    send(load("a"), { type: "picture.fail", src: "a" });
    expect(look()?.picture).toBe("loading");
    send(load("b"));
    expect(look()?.picture).toBe("loaded");
  });
});

describe("the wheel", () => {
  const wheel = (delta: number): LightboxEvent => ({ type: "wheel.turn", delta });
  it("[UIM-04] zooms in below 0, out above, and rests 80 ms", () => {
    const { clock, send, look } = lightbox(open(), load("a"), wheel(-1));
    expect(look()?.view.scale).toBe(1.12);
    clock.advance(79);
    send(wheel(-1));
    expect(look()?.view.scale).toBe(1.12);
    clock.advance(1);
    send(wheel(1));
    expect(look()?.view.scale).toBe(1);
  });
  it("[UIM-04] does nothing for 0, and an ignored one starts no rest", () => {
    const { send, look } = lightbox(open(), wheel(-1), load("a"), wheel(0), wheel(-1));
    expect(look()?.view.scale).toBe(1.12);
    send({ type: "lightbox.close" });
  });
  it.each([
    ["loading", []],
    ["failed", [{ type: "picture.fail", src: "a" }]],
    ["dragging", [load("a"), { type: "drag.start" }]],
    ["pinching", [load("a"), { type: "pinch.start", distance: 10 }]],
  ] as const)("[UIM-04] does nothing while %s", (_, events) => {
    const { send, look } = lightbox(open(), ...events);
    send(wheel(-1));
    expect(look()?.view.scale).toBe(1);
  });
});

describe("fingers", () => {
  it("[UIM-02] a drag pans where zoomed in, and turns nothing", () => {
    const { send, look } = lightbox(open(), load("a"), { type: "look.toggle" });
    send({ type: "drag.start" }, { type: "drag.move", dx: -100, dy: 20 }, { type: "drag.move", dx: -200, dy: 40 });
    expect(look()?.view).toMatchObject({ x: -200, y: 40 });
    send({ type: "drag.end", dx: -300, dy: 0 }, { type: "drag.start" }, { type: "drag.end", dx: -300, dy: 0 });
    expect(look()).toMatchObject({ number: 1, view: { x: -500, y: 0 } });
    send({ type: "wheel.turn", delta: -1 });
    expect(look()?.view.scale).toBe(2.12);
  });
  it("[UIM-02] a drag over a fitted picture on its side moves nothing", () => {
    const { send, look } = lightbox(
      open(),
      load("a"),
      { type: "look.right" },
      { type: "drag.start" },
      { type: "drag.move", dx: 0, dy: 90 },
    );
    expect(look()?.view).toEqual({ ...fitted, rotation: 90 });
    send({ type: "drag.end", dx: 0, dy: 90 });
    expect(look()?.number).toBe(1);
  });
  it("[UIM-04] a drag over a fitted picture turns on release: left next, right previous", () => {
    const { send, look, emitted, value } = lightbox(
      open(),
      load("a"),
      { type: "drag.start" },
      { type: "drag.move", dx: -60, dy: 0 },
    );
    expect(look()).toMatchObject({ number: 1, view: fitted });
    send({ type: "drag.end", dx: -60, dy: 0 });
    expect([look()?.number, emitted.map(({ type }) => type)]).toEqual([2, ["lightbox.next", "lightbox.indexChange"]]);
    expect(value()).toMatchObject({ open: { picture: "loading", gesture: "idle" } });
    send({ type: "drag.start" }, { type: "drag.end", dx: 50, dy: 0 });
    expect(look()?.number).toBe(2);
    send({ type: "drag.start" }, { type: "drag.end", dx: 51, dy: 50 });
    expect(look()?.number).toBe(1);
    send({ type: "drag.start" }, { type: "gesture.cancel" }, { type: "drag.end", dx: -99, dy: 0 });
    expect(look()?.number).toBe(1);
  });
  it("[UIM-04] two fingers zoom, also when a drag became a pinch", () => {
    const { send, look, value } = lightbox(
      open(),
      load("a"),
      { type: "drag.start" },
      { type: "pinch.start", distance: 100 },
    );
    send(
      { type: "drag.end", dx: -99, dy: 0 },
      { type: "pinch.move", distance: 200 },
      { type: "pinch.move", distance: 300 },
    );
    expect([look()?.number, look()?.view.scale]).toEqual([1, expect.closeTo(1.26, 10)]);
    send({ type: "pinch.end" });
    expect(value()).toMatchObject({ open: { gesture: "idle" } });
  });
  it("[UIM-02] move nothing before they are down or after they are up", () => {
    const { send, look, value } = lightbox(open(), load("a"), { type: "look.toggle" });
    send(
      { type: "drag.move", dx: 100, dy: 0 },
      { type: "drag.end", dx: 100, dy: 0 },
      { type: "pinch.move", distance: 500 },
    );
    expect([look()?.number, look()?.view]).toEqual([1, { scale: 2, rotation: 0, x: 0, y: 0 }]);
    send({ type: "pinch.start", distance: 100 }, { type: "drag.start" }, { type: "drag.move", dx: 100, dy: 0 });
    expect([look()?.view.x, value()]).toMatchObject([0, { open: { gesture: "pinching" } }]);
    send({ type: "gesture.cancel" }, { type: "pinch.move", distance: 900 });
    expect([look()?.view.scale, value()]).toMatchObject([2, { open: { gesture: "idle" } }]);
  });
  it("[UIM-02] a drag continues from the current position", () => {
    const { send, look } = lightbox(open(), load("a"), { type: "look.toggle" }, { type: "drag.start" });
    send({ type: "drag.end", dx: 100, dy: 50 }, { type: "drag.start" }, { type: "drag.move", dx: 30, dy: 20 });
    expect(look()?.view).toMatchObject({ x: 130, y: 70 });
  });
  it("[UIM-02] a double click goes to where the pointer is, and so does a pinch", () => {
    const { send, look } = lightbox(open(), load("a"), { type: "look.toggle", around: { x: 100, y: 0 } });
    expect(look()?.view).toEqual({ scale: 2, rotation: 0, x: -100, y: 0 });
    send({ type: "look.fit" }, { type: "look.in", around: { x: 100, y: 0 } });
    expect(look()?.view.x).toBeCloseTo(-12, 10);
    send(
      { type: "look.fit" },
      { type: "pinch.start", distance: 0 },
      { type: "pinch.move", distance: 1000, around: { x: 100, y: 0 } },
    );
    expect(look()?.view.x).toBeCloseTo(-130, 10);
  });
  it("[UIM-02] resize to fit and a resized stage bring the picture back", () => {
    const { send, look } = lightbox(
      open(),
      load("a"),
      { type: "look.toggle" },
      { type: "drag.start" },
      { type: "drag.end", dx: 400, dy: 0 },
      { type: "look.right" },
    );
    send({ type: "look.fit" });
    expect(look()?.view).toEqual({ scale: 1, rotation: 90, x: 0, y: 0 });
    send(
      { type: "look.out" },
      { type: "stage.resize", stage, displayed: { width: 500, height: 250 }, naturalWidth: 2000 },
      { type: "look.toggle" },
    );
    expect(look()?.view.scale).toBe(4);
  });
});
