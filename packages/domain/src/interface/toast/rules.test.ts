// Settings, places, dragging, merging. [UIM-05]
import { describe, expect, it } from "vitest";
import {
  changed,
  contentToasts,
  countOf,
  dragBackTime,
  dragShare,
  isDraggedOut,
  noToasts,
  opacityOf,
  passed,
  politeness,
  positionIn,
  shellToasts,
  shownAt,
  type ToastRequest,
  type ToastSettings,
  type ToastStack,
  toastTypes,
} from "./index.ts";

const request = (id: string, more: Partial<ToastRequest> = {}): ToastRequest => ({
  id,
  type: "info",
  text: `text ${id}`,
  ...more,
});
const showing = (settings: ToastSettings, ...toasts: readonly ToastRequest[]): ToastStack =>
  toasts.reduce<ToastStack>(
    (stack, toast) => changed(stack, { type: "toast.show", toast, now: 0 }, settings),
    noToasts,
  );
const names = (stack: ToastStack, settings = shellToasts): readonly string[] =>
  shownAt(stack, "top-right", settings).map(({ id }) => id);
const many = (count: number) => Array.from({ length: count }, (_, index) => request(`t${index + 1}`));

describe("settings", () => {
  it("[UIM-05] of the shell: 5000 ms, 20, top-right, dragged out at 60 %", () => {
    expect(shellToasts).toMatchObject({
      timeout: 5000,
      maximum: 20,
      position: "top-right",
      newestOnTop: false,
      overflow: "queue",
    });
    expect([dragShare, dragBackTime]).toEqual([0.6, 200]);
    expect([positionIn("xs", shellToasts), positionIn("lg", shellToasts)]).toEqual(["top-right", "top-right"]);
  });
  it("[UIM-05] of the content site: 10000 ms, 20, newest on top, top-center below 768 px", () => {
    expect(contentToasts).toMatchObject({ timeout: 10_000, maximum: 20, newestOnTop: true });
    expect([
      positionIn("xs", contentToasts),
      positionIn("sm", contentToasts),
      positionIn("xxl", contentToasts),
    ]).toEqual(["top-center", "top-right", "top-right"]);
  });
  it("[UIM-05] only errors are read out at once", () => {
    expect(toastTypes.map(politeness)).toEqual(["polite", "assertive", "polite", "polite", "polite"]);
    expect(toastTypes).toEqual(["success", "error", "warning", "info", "default"]);
  });
});

describe("places", () => {
  it("[UIM-05] the oldest 20 are shown in order of creation, or newest on top", () => {
    expect(names(showing(shellToasts, ...many(21)))).toEqual(many(20).map(({ id }) => id));
    expect(names(showing(contentToasts, ...many(3)), contentToasts)).toEqual(["t3", "t2", "t1"]);
  });
  it("[UIM-05] the 21st waits, its time is paused, and it moves up when a place is free", () => {
    const stack = passed(showing(shellToasts, ...many(20), request("late", { timeout: 300 })), 4999, shellToasts);
    expect(stack.toasts.at(-1)).toMatchObject({ id: "late", remaining: 300 });
    const freed = passed(stack, 1, shellToasts);
    expect(names(freed)).toEqual(["late"]);
    expect(passed(freed, 299, shellToasts).toasts[0]?.remaining).toBe(1);
    expect(passed(freed, 300, shellToasts).toasts).toEqual([]);
  });
  it("[UIM-05] with dismissOldest the 21st takes the place of the first", () => {
    const settings = { ...shellToasts, overflow: "dismissOldest" } as const;
    expect(names(showing(settings, ...many(21)), settings)).toEqual(
      many(21)
        .map(({ id }) => id)
        .slice(1),
    );
  });
  it("[UIM-05] each position counts for itself, and merges only its own", () => {
    const settings = { ...shellToasts, overflow: "dismissOldest" } as const;
    const stack = showing(settings, request("center", { text: "text t1", position: "top-center" }), ...many(21));
    expect(shownAt(stack, "top-center", settings).map(({ id }) => id)).toEqual(["center"]);
    expect([names(stack, settings).length, stack.toasts.length]).toEqual([20, 21]);
    expect(
      names(showing(settings, request("center", { text: "text t1", position: "top-center" }), request("t1"))),
    ).toEqual(["t1"]);
    expect(
      names(showing(settings, ...many(19), request("center", { position: "top-center" }), request("late")), settings),
    ).toHaveLength(20);
  });
});

describe("what comes again", () => {
  it("[UIM-05] the same id replaces, in its place", () => {
    const stack = showing(
      shellToasts,
      request("a"),
      request("b"),
      request("a", { text: "new", type: "error", timeout: 100 }),
    );
    expect(stack.toasts.map(({ id, text, type, remaining }) => [id, text, type, remaining])).toEqual([
      ["a", "new", "error", 100],
      ["b", "text b", "info", 5000],
    ]);
  });
  it("[UIM-05] the same id stays at its position unless another one is named", () => {
    const center = request("a", { position: "top-center" });
    expect(showing(shellToasts, center, request("a")).toasts[0]?.position).toBe("top-center");
    expect(showing(shellToasts, center, request("a", { position: "top-right" })).toasts[0]?.position).toBe("top-right");
  });
  it("[UIM-05] equal type and text merge with a counter, and the time starts anew", () => {
    const first = passed(showing(shellToasts, request("a", { text: "saved" })), 4000, shellToasts);
    const stack = changed(first, { type: "toast.show", toast: request("b", { text: "saved" }), now: 0 }, shellToasts);
    expect(stack.toasts.map((toast) => [toast.id, countOf(toast), toast.remaining])).toEqual([["a", 2, 5000]]);
    expect(changed(stack, { type: "toast.dismiss", id: "b", now: 0 }, shellToasts).toasts).toEqual([]);
  });
  it("[UIM-05] another type does not merge, and one that stays goes on staying", () => {
    const stack = showing(
      shellToasts,
      request("a", { text: "x", timeout: null }),
      request("b", { text: "x", type: "error" }),
      request("c", { text: "x" }),
    );
    expect(stack.toasts.map((toast) => [toast.id, countOf(toast), toast.remaining])).toEqual([
      ["a", 2, null],
      ["b", 1, 5000],
    ]);
  });
  it("[UIM-05] an update with the same timeout restarts it, one without goes on", () => {
    const stack = passed(showing(shellToasts, request("a")), 4000, shellToasts);
    const update = (changes: Partial<ToastRequest>) =>
      changed(stack, { type: "toast.update", id: "a", changes, now: 0 }, shellToasts).toasts[0];
    expect(update({ timeout: 5000 })).toMatchObject({ timeout: 5000, remaining: 5000 });
    expect(update({ text: "new" })).toMatchObject({ text: "new", timeout: 5000, remaining: 1000 });
    expect(update({ timeout: null })).toMatchObject({ timeout: null, remaining: null });
  });
});

describe("dragging", () => {
  it.each([
    [180, true, 0],
    [-180, true, 0],
    [179, false, 1 - 179 / 180],
    [90, false, 0.5],
    [0, false, 1],
    [500, true, 0],
  ])("[UIM-05] a toast of 300 px by %i px dismisses it: %s", (dx, out, opacity) => {
    expect(isDraggedOut(dx, 300)).toBe(out);
    expect(opacityOf(dx, 300)).toBeCloseTo(opacity, 10);
  });
  it("[UIM-05] a toast without a width is never dragged out", () =>
    expect([isDraggedOut(0, 0), opacityOf(5, 0)]).toEqual([false, 1]));
});
