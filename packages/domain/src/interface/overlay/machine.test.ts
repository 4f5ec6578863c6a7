// Blur, tooltips and menus on the exact clock. [SHL-01] [SHL-09]
import { exactClock } from "@kontor/domain/testing";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  animationTime,
  blurMachine,
  blurView,
  menuMachine,
  menuView,
  overlayTimes,
  tooltipMachine,
  tooltipView,
} from "./index.ts";

it("[SHL-09] has the times of the specification, and no motion where reduced motion is requested", () => {
  expect(overlayTimes).toEqual({ tooltip: 200, menuHide: 400, dispose: 150, animation: 250 });
  expect([animationTime(false), animationTime(true)]).toEqual([250, 0]);
});

describe("the blur", () => {
  it("[SHL-01] is one state, and an owner closes only its own", () => {
    const actor = createActor(blurMachine).start();
    const look = () => blurView(actor.getSnapshot());
    expect(look()).toEqual({ showBlurEffect: false, showBlurEffectId: "" });
    actor.send({ type: "blur.show", id: "menu" });
    expect(look()).toEqual({ showBlurEffect: true, showBlurEffectId: "menu" });
    actor.send({ type: "blur.hide", id: "search" });
    expect(look()).toEqual({ showBlurEffect: true, showBlurEffectId: "menu" });
    actor.send({ type: "blur.show", id: "search" });
    actor.send({ type: "blur.show", id: "search" });
    expect(look().showBlurEffectId).toBe("search");
    actor.send({ type: "blur.hide", id: "search" });
    expect(look()).toEqual({ showBlurEffect: true, showBlurEffectId: "menu" });
    actor.send({ type: "blur.hide", id: "menu" });
    expect([look(), actor.getSnapshot().value]).toEqual([{ showBlurEffect: false, showBlurEffectId: "" }, "clear"]);
  });
});

describe("a tooltip", () => {
  const tip = () => {
    const clock = exactClock();
    const actor = createActor(tooltipMachine, { clock }).start();
    return {
      send: actor.send,
      clock,
      look: () => ({ state: actor.getSnapshot().value, ...tooltipView(actor.getSnapshot()) }),
    };
  };
  const enter = { type: "pointer.enter", over: "trigger" } as const;
  it("[SHL-09] comes after 200 ms of hovering and is gone 150 ms after hiding", () => {
    const { send, clock, look } = tip();
    send(enter);
    clock.advance(199);
    expect(look()).toEqual({ state: "waiting", visible: false, present: false });
    clock.advance(1);
    expect(look()).toEqual({ state: "shown", visible: true, present: true });
    send({ type: "pointer.leave" });
    clock.advance(149);
    expect(look()).toEqual({ state: "leaving", visible: false, present: true });
    clock.advance(1);
    expect(look()).toEqual({ state: "hidden", visible: false, present: false });
    expect(clock.waiting()).toBe(0);
  });
  it("[SHL-09] does not come for a pointer that only passes, nor wait twice for one that stays", () => {
    const { send, clock, look } = tip();
    send(enter);
    clock.advance(150);
    send({ type: "pointer.leave" });
    clock.advance(1000);
    expect(look().state).toBe("hidden");
    send(enter);
    clock.advance(150);
    send(enter);
    clock.advance(50);
    expect(look().state).toBe("shown");
  });
  it("[SHL-09] may be hovered itself", () => {
    const { send, clock, look } = tip();
    send(enter);
    clock.advance(200);
    send({ type: "pointer.leave" });
    clock.advance(100);
    send({ type: "pointer.enter", over: "tip" });
    clock.advance(5000);
    expect(look().state).toBe("shown");
  });
  it("[SHL-09] comes at once on focus and stays until hover and focus have both gone", () => {
    const { send, look } = tip();
    send({ type: "focus.enter" });
    expect(look().state).toBe("shown");
    send(enter);
    send({ type: "focus.leave" });
    expect(look().state).toBe("shown");
    send({ type: "focus.enter" });
    send({ type: "pointer.leave" });
    expect(look().state).toBe("shown");
    send({ type: "focus.leave" });
    expect(look().state).toBe("leaving");
  });
  it("[SHL-09] forgets what has left it, also when it comes again before it is gone", () => {
    const { send, clock, look } = tip();
    send(enter);
    clock.advance(200);
    send({ type: "pointer.leave" });
    send({ type: "focus.enter" });
    send({ type: "focus.leave" });
    expect(look().state).toBe("leaving");
    send({ type: "pointer.enter", over: "tip" });
    send({ type: "pointer.leave" });
    expect(look().state).toBe("leaving");
    send({ type: "pointer.enter", over: "tip" });
    send({ type: "key.escape" });
    send({ type: "focus.enter" });
    send({ type: "focus.leave" });
    expect(look().state).toBe("leaving");
  });
  it("[SHL-09] goes with the last of hover and focus, in either order", () => {
    const { send, clock, look } = tip();
    send(enter);
    send({ type: "focus.enter" });
    send(enter);
    send({ type: "focus.leave" });
    expect(look().state).toBe("shown");
    send({ type: "pointer.leave" });
    expect(look().state).toBe("leaving");
    send({ type: "pointer.enter", over: "tip" });
    send({ type: "focus.enter" });
    send({ type: "focus.leave" });
    expect(look().state).toBe("shown");
    clock.advance(1000);
    expect(look().state).toBe("shown");
  });
  it("[SHL-09] remembers no pointer that only passed", () => {
    const { send, look } = tip();
    send(enter);
    send({ type: "pointer.leave" });
    send({ type: "focus.enter" });
    send({ type: "focus.leave" });
    expect(look().state).toBe("leaving");
  });
  it("[SHL-09] is closed by Escape, also while it waits or leaves", () => {
    const { send, clock, look } = tip();
    send({ type: "focus.enter" });
    send({ type: "key.escape" });
    expect(look()).toEqual({ state: "dismissed", visible: false, present: true });
    send({ type: "pointer.enter", over: "tip" });
    clock.advance(150);
    expect(look().state).toBe("hidden");
    send(enter);
    send({ type: "key.escape" });
    expect(look().state).toBe("hidden");
    send({ type: "focus.enter" });
    send({ type: "focus.leave" });
    send({ type: "key.escape" });
    send({ type: "pointer.enter", over: "tip" });
    expect(look().state).toBe("dismissed");
  });
});

describe("a menu", () => {
  const menu = () => {
    const clock = exactClock();
    const actor = createActor(menuMachine, { clock }).start();
    return {
      send: actor.send,
      clock,
      look: () => ({ state: actor.getSnapshot().value, ...menuView(actor.getSnapshot()) }),
    };
  };
  it("[SHL-09] hides 400 ms after the pointer left, unless it comes back", () => {
    const { send, clock, look } = menu();
    send({ type: "menu.open" });
    expect(look()).toEqual({ state: "open", visible: true, present: true });
    send({ type: "pointer.leave" });
    clock.advance(399);
    send({ type: "pointer.enter" });
    clock.advance(1000);
    expect(look()).toEqual({ state: "open", visible: true, present: true });
    send({ type: "pointer.leave" });
    clock.advance(399);
    expect(look()).toEqual({ state: "leaving", visible: true, present: true });
    clock.advance(1);
    expect(look()).toEqual({ state: "disposing", visible: false, present: true });
    clock.advance(150);
    expect(look()).toEqual({ state: "closed", visible: false, present: false });
  });
  it("[SHL-09] opens 200 ms after a pointer entered, and for none that only passes", () => {
    const { send, clock, look } = menu();
    send({ type: "pointer.enter" });
    clock.advance(199);
    expect(look()).toEqual({ state: "waiting", visible: false, present: false });
    send({ type: "pointer.leave" });
    clock.advance(1000);
    expect(look()).toEqual({ state: "closed", visible: false, present: false });
    send({ type: "pointer.enter" });
    clock.advance(200);
    expect(look()).toEqual({ state: "open", visible: true, present: true });
  });
  it("[SHL-09] stays for a pointer that comes back while it fades", () => {
    const { send, clock, look } = menu();
    send({ type: "menu.open" });
    send({ type: "pointer.leave" });
    clock.advance(500);
    expect(look().state).toBe("disposing");
    send({ type: "pointer.enter" });
    clock.advance(1000);
    expect(look().state).toBe("open");
  });
  it.each(["menu.close", "key.escape"] as const)("[SHL-09] %s keeps one away that waits", (type) => {
    const { send, clock, look } = menu();
    send({ type: "pointer.enter" });
    send({ type });
    clock.advance(1000);
    expect(look().state).toBe("closed");
  });
  it.each(["menu.close", "key.escape"] as const)("[SHL-09] %s hides it at once", (type) => {
    const { send, look } = menu();
    send({ type: "menu.open" });
    send({ type });
    expect(look().state).toBe("disposing");
    send({ type: "menu.open" });
    send({ type: "pointer.leave" });
    send({ type });
    expect(look().state).toBe("disposing");
  });
});
