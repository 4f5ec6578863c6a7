// Which toasts are shown, whose time runs, what dragging does. [UIM-05]
import { isNarrow, type Viewport } from "#visitor/viewport";
import type { Toast, ToastEvent, ToastPosition, ToastRequest, ToastSettings, ToastStack, ToastType } from "./model.ts";
import { dragShare } from "./limits.ts";

export const noToasts: ToastStack = { toasts: [], windowFocused: true, documentVisible: true };

/** The toasts shown at a position, from top to bottom: the oldest ones in order of creation, newest on top if set. [UIM-05] */
export const shownAt = (stack: ToastStack, position: ToastPosition, settings: ToastSettings): readonly Toast[] => {
  const shown = stack.toasts.filter((toast) => toast.position === position).slice(0, settings.maximum);
  return settings.newestOnTop ? shown.toReversed() : shown;
};

/** Whether a toast's time runs: it is shown, not hovered, focused or dragged, and the page is visible. [UIM-05] */
export const isRunning = (stack: ToastStack, toast: Toast, settings: ToastSettings): boolean =>
  toast.remaining !== null &&
  !toast.hovered &&
  !toast.focused &&
  toast.drag === null &&
  stack.windowFocused &&
  stack.documentVisible &&
  isShown(stack, toast, settings);

/** The stack after so many milliseconds: who waits moves up the moment a place is free, and runs from then on. [UIM-05] */
export const passed = (stack: ToastStack, milliseconds: number, settings: ToastSettings): ToastStack => {
  const next = untilNext(stack, settings);
  // Stryker disable next-line EqualityOperator: what goes at that very moment goes either way
  if (next === null || next > milliseconds) return ranFor(stack, milliseconds, settings);
  return passed(ranFor(stack, next, settings), milliseconds - next, settings);
};

/** Milliseconds until the next toast goes by itself; null while none runs. */
export const untilNext = (stack: ToastStack, settings: ToastSettings): number | null => {
  const remaining = stack.toasts
    .filter((toast) => isRunning(stack, toast, settings))
    .map((toast) => toast.remaining ?? 0);
  return remaining.length === 0 ? null : Math.min(...remaining);
};

/** The stack after something happened to it at one moment. */
export const changed = (stack: ToastStack, event: ToastEvent, settings: ToastSettings): ToastStack => {
  switch (event.type) {
    case "toast.show":
      return added(stack, event.toast, settings);
    case "toast.update":
      return updated(stack, event.id, event.changes);
    case "toast.dismiss":
      return dismissed(stack, event.id);
    case "toast.clear":
      return { ...stack, toasts: [] };
    case "toast.hover":
      return mapped(stack, event.id, (toast) => ({ ...toast, hovered: event.on }));
    case "toast.focus":
      return mapped(stack, event.id, (toast) => ({ ...toast, focused: event.on }));
    case "toast.drag":
      return mapped(stack, event.id, (toast) => ({ ...toast, drag: event.dx }));
    case "toast.release":
      return released(stack, event.id, event.width);
    case "window.focus":
      return { ...stack, windowFocused: event.on };
    case "document.show":
      return { ...stack, documentVisible: event.on };
  }
};

/** A toast comes: the same id replaces, an equal one merges, a new one is last; over the maximum the policy decides. [UIM-05] */
export const added = (stack: ToastStack, request: ToastRequest, settings: ToastSettings): ToastStack => {
  const fresh = toastOf(request, settings);
  const same = stack.toasts.find((toast) => isCalled(toast, request.id));
  if (same !== undefined)
    return replaced(stack, same, {
      ...fresh,
      id: same.id,
      merged: same.merged,
      position: request.position ?? same.position,
    });
  const equal = stack.toasts.find(
    (toast) => toast.type === fresh.type && toast.text === fresh.text && toast.position === fresh.position,
  );
  if (equal !== undefined) {
    const timeout = equal.timeout === null ? null : fresh.timeout;
    return replaced(stack, equal, { ...equal, merged: [...equal.merged, request.id], timeout, remaining: timeout });
  }
  return { ...stack, toasts: [...withRoom(stack.toasts, fresh.position, settings), fresh] };
};

/** A toast is updated: it keeps its place, and a timeout that is named, also the same, starts anew; an unknown id is ignored. [UIM-05] */
export const updated = (stack: ToastStack, id: string, changes: Partial<Omit<ToastRequest, "id">>): ToastStack =>
  mapped(stack, id, (toast) => ({
    ...toast,
    ...changes,
    ...(changes.timeout === undefined ? {} : { remaining: changes.timeout }),
  }));

/** A toast goes; an unknown id is ignored. */
export const dismissed = (stack: ToastStack, id: string): ToastStack => ({
  ...stack,
  toasts: stack.toasts.filter((toast) => !isCalled(toast, id)),
});

/** Changes one toast in place; an unknown id is ignored. */
export const mapped = (stack: ToastStack, id: string, change: (toast: Toast) => Toast): ToastStack => ({
  ...stack,
  toasts: stack.toasts.map((toast) => (isCalled(toast, id) ? change(toast) : toast)),
});

/** A drag ends: the toast goes if it was dragged far enough, else its time goes on. [UIM-05] */
export const released = (stack: ToastStack, id: string, width: number): ToastStack => {
  const toast = stack.toasts.find((other) => isCalled(other, id));
  if (toast?.drag == null) return stack;
  return isDraggedOut(toast.drag, width)
    ? dismissed(stack, id)
    : mapped(stack, id, (dragged) => ({ ...dragged, drag: null }));
};

/** Whether a toast of some width is dismissed on release: |dx| ≥ 0.6 · width. [UIM-05] */
export const isDraggedOut = (dx: number, width: number): boolean => width > 0 && Math.abs(dx) >= dragShare * width;

/** How opaque a dragged toast is: 1 − |dx| / (0.6 · width), never below 0. [UIM-05] */
export const opacityOf = (dx: number, width: number): number =>
  width > 0 ? Math.max(0, 1 - Math.abs(dx) / (dragShare * width)) : 1;

/** How many equal toasts are merged into one. */
export const countOf = (toast: Pick<Toast, "merged">): number => toast.merged.length + 1;

/** Where toasts stand in a window. [UIM-05] */
export const positionIn = (viewport: Viewport, settings: ToastSettings): ToastPosition =>
  isNarrow(viewport) ? settings.narrowPosition : settings.position;

/** How a toast is read out: at once only if it is an error. [UIM-05] */
export const politeness = (type: ToastType): "assertive" | "polite" => (type === "error" ? "assertive" : "polite");

const isCalled = (toast: Toast, id: string): boolean => toast.id === id || toast.merged.includes(id);

const isShown = (stack: ToastStack, toast: Toast, settings: ToastSettings): boolean =>
  shownAt(stack, toast.position, settings).some(({ id }) => id === toast.id);

const toastOf = ({ id, type, text, timeout, position }: ToastRequest, settings: ToastSettings): Toast => {
  const time = timeout === undefined ? settings.timeout : timeout;
  return {
    id,
    merged: [],
    type,
    text,
    position: position ?? settings.position,
    timeout: time,
    remaining: time,
    hovered: false,
    focused: false,
    drag: null,
  };
};

/** In place of another; hover, focus and drag carry over. */
const replaced = (stack: ToastStack, old: Toast, by: Toast): ToastStack => ({
  ...stack,
  toasts: stack.toasts.map((toast) =>
    toast === old ? { ...by, hovered: old.hovered, focused: old.focused, drag: old.drag } : toast,
  ),
});

const withRoom = (
  toasts: readonly Toast[],
  position: ToastPosition,
  { overflow, maximum }: ToastSettings,
): readonly Toast[] => {
  const here = toasts.filter((toast) => toast.position === position);
  return overflow === "dismissOldest" && here.length >= maximum ? toasts.filter((toast) => toast !== here[0]) : toasts;
};

const ranFor = (stack: ToastStack, milliseconds: number, settings: ToastSettings): ToastStack => ({
  ...stack,
  toasts: stack.toasts.flatMap((toast) => {
    if (!isRunning(stack, toast, settings)) return [toast];
    const remaining = (toast.remaining ?? 0) - milliseconds;
    return remaining > 0 ? [{ ...toast, remaining }] : [];
  }),
});
