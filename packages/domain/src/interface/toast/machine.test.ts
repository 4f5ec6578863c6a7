// The countdown on the exact clock. [UIM-05]
import { exactClock } from "@kontor/domain/testing";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { shellToasts, toastMachine, type ToastEvent, toastsAt } from "./index.ts";

const page = () => {
  const clock = exactClock();
  const actor = createActor(toastMachine, { clock, input: { settings: shellToasts, now: 0 } }).start();
  type Bare<E> = E extends unknown ? Omit<E, "now"> : never;
  const send = (event: Bare<ToastEvent>): void => actor.send({ ...event, now: clock.now() } as ToastEvent);
  const show = (id: string, timeout?: number | null): void =>
    send({ type: "toast.show", toast: { id, type: "info", text: id, ...(timeout === undefined ? {} : { timeout }) } });
  return {
    clock,
    send,
    show,
    state: () => actor.getSnapshot().value,
    ids: () => toastsAt(actor.getSnapshot(), "top-right").map(({ id }) => id),
  };
};

it("[UIM-05] a toast goes after exactly 5000 ms", () => {
  const { clock, show, ids, state } = page();
  show("a");
  clock.advance(4999);
  expect([ids(), state()]).toEqual([["a"], "counting"]);
  clock.advance(1);
  expect([ids(), state(), clock.waiting()]).toEqual([[], "resting", 0]);
});

describe("the countdown", () => {
  it.each([
    ["hovered", (on: boolean) => ({ type: "toast.hover", id: "a", on }) as const],
    ["focused by keyboard", (on: boolean) => ({ type: "toast.focus", id: "a", on }) as const],
    ["in a window without focus", (on: boolean) => ({ type: "window.focus", on: !on }) as const],
    ["in a hidden document", (on: boolean) => ({ type: "document.show", on: !on }) as const],
  ])("[UIM-05] of one that is %s is paused, and continues from there", (_, pause) => {
    const { clock, send, show, ids, state } = page();
    show("a");
    clock.advance(4000);
    send(pause(true));
    expect(state()).toBe("resting");
    clock.advance(60_000);
    expect(ids()).toEqual(["a"]);
    send(pause(false));
    clock.advance(999);
    expect(ids()).toEqual(["a"]);
    clock.advance(1);
    expect(ids()).toEqual([]);
  });
  it("[UIM-05] is paused while one of two reasons is left", () => {
    const { clock, send, show, ids } = page();
    show("a");
    send({ type: "toast.hover", id: "a", on: true });
    send({ type: "toast.focus", id: "a", on: true });
    send({ type: "toast.hover", id: "a", on: false });
    clock.advance(9000);
    expect(ids()).toEqual(["a"]);
    send({ type: "toast.hover", id: "a", on: true });
    send({ type: "toast.focus", id: "a", on: false });
    clock.advance(9000);
    expect(ids()).toEqual(["a"]);
    send({ type: "window.focus", on: false });
    send({ type: "document.show", on: false });
    send({ type: "toast.hover", id: "a", on: false });
    send({ type: "window.focus", on: true });
    clock.advance(9000);
    expect(ids()).toEqual(["a"]);
    send({ type: "window.focus", on: false });
    send({ type: "document.show", on: true });
    clock.advance(9000);
    expect(ids()).toEqual(["a"]);
  });
  it("[UIM-05] counts no moment twice after a toast has gone", () => {
    const { clock, send, show, ids } = page();
    show("a", 100);
    show("b", 300);
    clock.advance(150);
    send({ type: "toast.hover", id: "nobody", on: true });
    clock.advance(149);
    expect(ids()).toEqual(["b"]);
    clock.advance(1);
    expect(ids()).toEqual([]);
  });
  it("[UIM-05] of a dragged one is paused; released too early it continues, far enough it is dismissed", () => {
    const { clock, send, show, ids } = page();
    show("a");
    show("b", 6000);
    clock.advance(4000);
    send({ type: "toast.drag", id: "a", dx: 100 });
    clock.advance(5000);
    expect(ids()).toEqual(["a"]);
    send({ type: "toast.release", id: "a", width: 300 });
    clock.advance(500);
    send({ type: "toast.drag", id: "a", dx: -180 });
    expect(ids()).toEqual(["a"]);
    send({ type: "toast.release", id: "a", width: 300 });
    expect(ids()).toEqual([]);
  });
  it("[UIM-05] of a hovered one does not hold the others", () => {
    const { clock, send, show, ids } = page();
    show("a");
    show("b");
    send({ type: "toast.hover", id: "a", on: true });
    clock.advance(5000);
    expect(ids()).toEqual(["a"]);
  });
  it("[UIM-05] none runs for one that was made to stay", () => {
    const { clock, send, show, ids, state } = page();
    show("a", null);
    clock.advance(1e9);
    expect([ids(), state()]).toEqual([["a"], "resting"]);
    send({ type: "toast.dismiss", id: "a" });
    expect(ids()).toEqual([]);
  });
});

it("[UIM-05] all go by themselves one after the other, and all at once when cleared", () => {
  const { clock, send, show, ids } = page();
  show("a", 300);
  show("b", 100);
  show("c", 200);
  const seen = [100, 100, 100].map((step) => (clock.advance(step), ids().join()));
  expect(seen).toEqual(["a,c", "a", ""]);
  show("d");
  show("e");
  send({ type: "toast.clear" });
  expect(ids()).toEqual([]);
});
