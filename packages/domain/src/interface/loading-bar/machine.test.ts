// The curve, and journeys of the loading bar. [UIM-01]
import { exactClock } from "@kontor/domain/testing";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { elapsedAt, loadingBarMachine, loadingBarTimes, loadingBarView, progressAt, progressFrom } from "./index.ts";

const bar = (hydrating = false) => {
  const clock = exactClock();
  const actor = createActor(loadingBarMachine, { clock, input: { hydrating } }).start();
  const look = (elapsed = 0) => ({ state: actor.getSnapshot().value, ...loadingBarView(actor.getSnapshot(), elapsed) });
  return { actor, clock, look };
};

it("[UIM-01] has the times of the specification", () => {
  expect(loadingBarTimes).toEqual({ throttle: 200, duration: 2000, hide: 500, reset: 400 });
});

describe("the curve", () => {
  it.each([
    [0, 0],
    [200, 12.57],
    [500, 29.52],
    [1000, 50],
    [2000, 70.48],
    [10_000, 93.65],
  ])("[UIM-01] after %i ms is at %f", (elapsed, progress) => {
    expect(progressAt(elapsed)).toBeCloseTo(progress, 2);
  });
  it("[UIM-01] is clamped, takes its duration as a parameter, and goes on from where it was set", () => {
    expect(progressAt(-100)).toBe(0);
    expect(progressAt(500, 1000)).toBeCloseTo(50, 10);
    expect(progressFrom(50, 1000)).toBeCloseTo(progressAt(2000), 10);
    expect([progressFrom(100, 0), progressFrom(100, 1000)]).toEqual([100, 100]);
    expect(elapsedAt(50)).toBeCloseTo(1000, 10);
  });
});

describe("a visit", () => {
  it("[UIM-01] goes idle → delayed → running → finishing → hidden → idle, each at its moment", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(199);
    expect(look()).toEqual({ state: "delayed", visible: false, progress: 0, error: false });
    clock.advance(1);
    expect(look(0)).toEqual({ state: "running", visible: true, progress: 0, error: false });
    expect(look(1000).progress).toBeCloseTo(50, 10);
    actor.send({ type: "loading.finish" });
    expect(look()).toEqual({ state: "finishing", visible: true, progress: 100, error: false });
    clock.advance(499);
    expect(look()).toMatchObject({ state: "finishing", visible: true });
    clock.advance(1);
    expect(look()).toEqual({ state: "hidden", visible: false, progress: 100, error: false });
    clock.advance(399);
    expect(look()).toMatchObject({ state: "hidden", progress: 100 });
    clock.advance(1);
    expect(look()).toEqual({ state: "idle", visible: false, progress: 0, error: false });
    expect(clock.waiting()).toBe(0);
  });
  it("[UIM-01] that ends inside 200 ms never shows the bar", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(199);
    actor.send({ type: "loading.finish" });
    const seen = Array.from({ length: 20 }, () => {
      clock.advance(50);
      return look().visible;
    });
    expect(seen).not.toContain(true);
    expect(look().state).toBe("idle");
  });
  it("[UIM-01] that begins while the bar is still visible keeps it visible, at 0", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(300);
    actor.send({ type: "loading.finish" });
    clock.advance(300);
    actor.send({ type: "loading.start" });
    expect(look()).toEqual({ state: "delayed", visible: true, progress: 0, error: false });
    clock.advance(300);
    expect(look()).toMatchObject({ state: "running", visible: true });
    clock.advance(10_000);
    expect(look()).toMatchObject({ state: "running", visible: true });
  });
  it("[UIM-01] that begins again while delayed waits the whole throttle again", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(150);
    actor.send({ type: "loading.start" });
    clock.advance(150);
    expect(look().state).toBe("delayed");
    clock.advance(50);
    expect(look().state).toBe("running");
  });
});

describe("finishing", () => {
  it("[UIM-01] with an error sets it until the next start", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(500);
    actor.send({ type: "loading.finish", error: true });
    expect(look()).toMatchObject({ state: "finishing", error: true, progress: 100 });
    clock.advance(900);
    expect(look()).toMatchObject({ state: "idle", error: true });
    actor.send({ type: "loading.finish" });
    expect(look().error).toBe(true);
    actor.send({ type: "loading.start" });
    expect(look().error).toBe(false);
  });
  it("[UIM-01] with nothing begun shows no bar, but keeps the error", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.finish", error: true });
    expect(look()).toEqual({ state: "idle", visible: false, progress: 0, error: true });
    actor.send({ type: "loading.finish" });
    expect([look().state, look().error, clock.waiting()]).toEqual(["idle", true, 0]);
  });
  it("[UIM-01] by force keeps an error too", () => {
    const { actor, look } = bar();
    actor.send({ type: "loading.start" });
    actor.send({ type: "loading.finish", force: true, error: true });
    expect(look()).toEqual({ state: "idle", visible: false, progress: 0, error: true });
  });
  it("[UIM-01] by force is at 0 and hidden at once, without timers", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(500);
    actor.send({ type: "loading.finish", force: true });
    expect(look()).toEqual({ state: "idle", visible: false, progress: 0, error: false });
    expect(clock.waiting()).toBe(0);
  });
});

describe("setting and clearing", () => {
  it("[UIM-01] set(40) goes on from 40 along the curve; below 0 is 0; 100 and more finishes", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.set", progress: 40 });
    expect(look().progress).toBe(40);
    clock.advance(200);
    expect(look(0).progress).toBeCloseTo(40, 10);
    expect(look(1000).progress).toBeCloseTo(progressAt(elapsedAt(40) + 1000), 10);
    actor.send({ type: "loading.set", progress: -5 });
    expect(look().progress).toBe(0);
    actor.send({ type: "loading.set", progress: 100 });
    expect(look()).toMatchObject({ state: "finishing", progress: 100 });
  });
  it("[UIM-01] clear stops the throttle, and the animation at its position", () => {
    const throttled = bar();
    throttled.actor.send({ type: "loading.start" });
    throttled.actor.send({ type: "loading.clear" });
    throttled.clock.advance(10_000);
    expect(throttled.look()).toMatchObject({ visible: false, progress: 0 });
    const running = bar();
    running.actor.send({ type: "loading.start" });
    running.clock.advance(1200);
    running.actor.send({ type: "loading.clear", elapsed: 1000 });
    expect(running.look(99_999).progress).toBeCloseTo(50, 10);
    expect(running.look().visible).toBe(true);
  });
  it("[UIM-01] clear does not stop hide and reset", () => {
    const { actor, clock, look } = bar();
    actor.send({ type: "loading.start" });
    clock.advance(200);
    actor.send({ type: "loading.finish" });
    actor.send({ type: "loading.clear" });
    clock.advance(500);
    expect(look().state).toBe("hidden");
    actor.send({ type: "loading.clear" });
    clock.advance(400);
    expect(look().state).toBe("idle");
  });
  it("[UIM-01] without another word the page does not hydrate", () => {
    const actor = createActor(loadingBarMachine, { clock: exactClock() }).start();
    actor.send({ type: "loading.start" });
    expect(actor.getSnapshot().value).toBe("delayed");
  });
  it("[UIM-01] while hydrating start and set do nothing", () => {
    const { actor, clock, look } = bar(true);
    actor.send({ type: "loading.start" });
    actor.send({ type: "loading.set", progress: 40 });
    actor.send({ type: "loading.set", progress: 100 });
    clock.advance(1000);
    expect(look()).toEqual({ state: "idle", visible: false, progress: 0, error: false });
    actor.send({ type: "hydration.end" });
    actor.send({ type: "loading.start" });
    expect(look().state).toBe("delayed");
  });
});
