// Toasts and what may happen to them, for laws: few names and small numbers, so that they meet.
import type { Passing } from "@kontor/domain/testing";
import fc from "fast-check";
import {
  type ToastEvent,
  type ToastPosition,
  type ToastRequest,
  type ToastSettings,
  type ToastType,
  toastTypes,
} from "./model.ts";
import { contentToasts, shellToasts } from "./limits.ts";

export const anyToastType: fc.Arbitrary<ToastType> = fc.constantFrom(...toastTypes);

export const anyId: fc.Arbitrary<string> = fc.constantFrom("a", "b", "c", "d", "e");

const anyPosition: fc.Arbitrary<ToastPosition> = fc.constantFrom("top-right", "top-center");
const anyTimeout: fc.Arbitrary<number | null> = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 60 }), weight: 5 },
  { arbitrary: fc.constant(null), weight: 1 },
);
const parts = {
  type: anyToastType,
  text: fc.constantFrom("saved", "failed", "hello"),
  timeout: anyTimeout,
  position: anyPosition,
};

export const anyToastRequest: fc.Arbitrary<ToastRequest> = fc.record(
  { id: anyId, ...parts },
  { requiredKeys: ["id", "type", "text"] },
);

/** The settings of shell and content site, with short times and few places. */
export const anyToastSettings: fc.Arbitrary<ToastSettings> = fc
  .record({
    base: fc.constantFrom(shellToasts, contentToasts),
    timeout: fc.integer({ min: 1, max: 60 }),
    maximum: fc.integer({ min: 1, max: 3 }),
    overflow: fc.constantFrom("queue" as const, "dismissOldest" as const),
  })
  .map(({ base, ...settings }) => ({ ...base, ...settings }));

const now = 0;

export const anyToastEvent: fc.Arbitrary<ToastEvent> = fc.oneof(
  { arbitrary: anyToastRequest.map((toast): ToastEvent => ({ type: "toast.show", toast, now })), weight: 6 },
  fc
    .tuple(anyId, fc.record(parts, { requiredKeys: [] }))
    .map(([id, changes]): ToastEvent => ({ type: "toast.update", id, changes, now })),
  anyId.map((id): ToastEvent => ({ type: "toast.dismiss", id, now })),
  fc.constant<ToastEvent>({ type: "toast.clear", now }),
  fc
    .tuple(fc.constantFrom("toast.hover" as const, "toast.focus" as const), anyId, fc.boolean())
    .map(([type, id, on]): ToastEvent => ({ type, id, on, now })),
  fc
    .tuple(anyId, fc.integer({ min: -300, max: 300 }))
    .map(([id, dx]): ToastEvent => ({ type: "toast.drag", id, dx, now })),
  anyId.map((id): ToastEvent => ({ type: "toast.release", id, width: 300, now })),
  fc
    .tuple(fc.constantFrom("window.focus" as const, "document.show" as const), fc.boolean())
    .map(([type, on]): ToastEvent => ({ type, on, now })),
);

export const anyToastMoment: fc.Arbitrary<ToastEvent | Passing> = fc.oneof(
  { arbitrary: anyToastEvent, weight: 3 },
  { arbitrary: fc.nat(80).map((milliseconds): Passing => ({ type: "time", milliseconds })), weight: 1 },
);

export const anyToastJourney: fc.Arbitrary<readonly (ToastEvent | Passing)[]> = fc.array(anyToastMoment, {
  maxLength: 25,
});
