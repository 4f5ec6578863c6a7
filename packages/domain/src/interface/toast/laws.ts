// What always holds of toasts, whatever comes, is touched and passes.
import { type Lived, lived } from "@kontor/domain/testing";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { anyId, anyToastEvent, anyToastJourney, anyToastRequest, anyToastSettings } from "./arbitraries.ts";
import { toastMachine } from "./machine.ts";
import { toastsAt } from "./view.ts";
import type { ToastEvent, ToastPosition, ToastSettings, ToastStack } from "./model.ts";
import { changed, countOf, isDraggedOut, isRunning, noToasts, opacityOf, passed, shownAt, untilNext } from "./rules.ts";

type Step = Lived<typeof toastMachine>;

/** Looks at the toasts after each moment of a journey, and at the moment before. */
const always = (look: (now: Step, before: Step | undefined, settings: ToastSettings) => boolean) =>
  fc.property(anyToastSettings, anyToastJourney, (settings, journey) => {
    const steps = lived(toastMachine, journey, { settings, now: 0 });
    return steps.every((step, index) => look(step, steps[index - 1], settings));
  });

const anyStack = fc.tuple(anyToastSettings, fc.array(anyToastEvent, { maxLength: 15 })).map(([settings, events]) => ({
  settings,
  stack: events.reduce<ToastStack>((stack, event) => changed(stack, event, settings), noToasts),
}));
const positions: readonly ToastPosition[] = ["top-right", "top-center"];
const idsOf = (stack: ToastStack): readonly string[] => stack.toasts.map(({ id }) => id);
const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Time in single steps: millisecond by millisecond. */
const passedSlowly = (stack: ToastStack, milliseconds: number, settings: ToastSettings): ToastStack =>
  Array.from({ length: milliseconds }).reduce<ToastStack>(
    (before) => ({
      ...before,
      toasts: before.toasts
        .map((toast) =>
          isRunning(before, toast, settings) ? { ...toast, remaining: (toast.remaining ?? 0) - 1 } : toast,
        )
        .filter(({ remaining }) => remaining !== 0),
    }),
    stack,
  );

export const laws: readonly Law[] = [
  law("[UIM-05] time passes as it does millisecond by millisecond", () =>
    fc.property(anyStack, fc.nat(150), ({ stack, settings }, time) =>
      sameText(passed(stack, time, settings), passedSlowly(stack, time, settings)),
    ),
  ),
  law("[UIM-05] time may be cut anywhere", () =>
    fc.property(anyStack, fc.nat(150), fc.nat(150), ({ stack, settings }, one, more) =>
      sameText(passed(stack, one + more, settings), passed(passed(stack, one, settings), more, settings)),
    ),
  ),
  law("[UIM-05] at each position the oldest in order of creation are shown, as many as have a place", () =>
    always(({ snapshot }, _, settings) =>
      positions.every((position) => {
        const here = snapshot.context.stack.toasts.filter((toast) => toast.position === position);
        const shown = toastsAt(snapshot, position);
        const inOrder = settings.newestOnTop ? shown.toReversed() : shown;
        return sameText(inOrder, here.slice(0, settings.maximum));
      }),
    ),
  ),
  law("[UIM-05] the time of one that waits, is hovered, focused, dragged or cannot be seen is paused", () =>
    always(({ moment, snapshot }, before, settings) => {
      if (moment.type !== "time" || before === undefined) return true;
      const { stack } = before.snapshot.context;
      const still = stack.toasts.filter(
        (toast) => !isRunning(stack, toast, settings) && shownAt(stack, toast.position, settings).includes(toast),
      );
      const stays = stack.windowFocused && stack.documentVisible ? still : stack.toasts;
      return stays.every((toast) => snapshot.context.stack.toasts.some((later) => sameText(later, toast)));
    }),
  ),
  law("[UIM-05] nothing is left that should have gone, and no toast has more time than its timeout", () =>
    always(({ snapshot }) =>
      snapshot.context.stack.toasts.every(
        ({ remaining, timeout }) =>
          (remaining === null) === (timeout === null) && (remaining ?? 1) > 0 && (remaining ?? 0) <= (timeout ?? 0),
      ),
    ),
  ),
  law("[UIM-05] passing time takes toasts away and never adds or reorders any", () =>
    always(({ moment, snapshot }, before) => {
      if (moment.type !== "time" || before === undefined) return true;
      const after = idsOf(snapshot.context.stack);
      return sameText(
        idsOf(before.snapshot.context.stack).filter((id) => after.includes(id)),
        after,
      );
    }),
  ),
  law("[UIM-05] a toast that comes is there, once, alone or merged with an equal one", () =>
    fc.property(anyStack, anyToastRequest, ({ stack, settings }, toast) => {
      const after = changed(stack, { type: "toast.show", toast, now: 0 }, settings);
      const matching = after.toasts.filter(({ id, merged }) => id === toast.id || merged.includes(toast.id));
      return matching.length === 1 && matching[0]?.text === toast.text && matching[0].type === toast.type;
    }),
  ),
  law("[UIM-05] with a queue no toast is lost to a newer one: the counters add up", () =>
    fc.property(anyStack, anyToastRequest, ({ stack, settings }, toast) => {
      const queue = { ...settings, overflow: "queue" } as const;
      const total = (of: ToastStack): number => of.toasts.reduce((sum, one) => sum + countOf(one), 0);
      const isKnown = stack.toasts.some(({ id, merged }) => id === toast.id || merged.includes(toast.id));
      return total(changed(stack, { type: "toast.show", toast, now: 0 }, queue)) === total(stack) + (isKnown ? 0 : 1);
    }),
  ),
  law("[UIM-05] no id is there twice", () =>
    always(({ snapshot }) => {
      const ids = snapshot.context.stack.toasts.flatMap(({ id, merged }) => [id, ...merged]);
      return new Set(ids).size === ids.length;
    }),
  ),
  law("[UIM-05] an update keeps the place, and an unknown id changes nothing", () =>
    fc.property(anyStack, anyId, fc.constantFrom(20, null), ({ stack, settings }, id, timeout) => {
      const known = changed(stack, { type: "toast.update", id, changes: { timeout, text: "new" }, now: 0 }, settings);
      const unknown = ["toast.update", "toast.dismiss", "toast.hover", "toast.drag", "toast.release"].map((type) =>
        changed(
          stack,
          { type, id: "nobody", changes: { text: "x" }, on: true, dx: 9, width: 1, now: 0 } as ToastEvent,
          settings,
        ),
      );
      return sameText(idsOf(known), idsOf(stack)) && unknown.every((after) => sameText(after, stack));
    }),
  ),
  law("[UIM-05] a toast fades the farther it is dragged, and is fully faded exactly when it would go", () =>
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: -3000, max: 3000, noNaN: true }), (width, dx) => {
      const opacity = opacityOf(dx, width);
      return (
        opacity >= 0 &&
        opacity <= 1 &&
        opacity === opacityOf(-dx, width) &&
        opacityOf(dx * 1.5, width) <= opacity &&
        isDraggedOut(dx, width) === opacity <= 1e-12
      );
    }),
  ),
  law("[UIM-05] the state is counting exactly while a toast runs", () =>
    always(
      ({ snapshot }, _, settings) =>
        (snapshot.value === "counting") === (untilNext(snapshot.context.stack, settings) !== null) &&
        snapshot.value !== "deciding",
    ),
  ),
  law("[UIM-05] left alone, all toasts that do not stay go, and the machine rests", () =>
    fc.property(anyToastSettings, anyToastJourney, (settings, journey) => {
      const calm: readonly ToastEvent[] = [
        { type: "window.focus", on: true, now: 0 },
        { type: "document.show", on: true, now: 0 },
        ...["a", "b", "c", "d", "e"].flatMap((id): readonly ToastEvent[] => [
          { type: "toast.hover", id, on: false, now: 0 },
          { type: "toast.focus", id, on: false, now: 0 },
          { type: "toast.drag", id, dx: 0, now: 0 },
          { type: "toast.release", id, width: 300, now: 0 },
        ]),
      ];
      const last = lived(toastMachine, [...journey, ...calm, { type: "time", milliseconds: 60 * 6 }], {
        settings,
        now: 0,
      }).at(-1);
      const left = last?.snapshot.context.stack;
      return (
        left !== undefined &&
        last?.snapshot.value === "resting" &&
        positions.every((position) => shownAt(left, position, settings).every(({ timeout }) => timeout === null))
      );
    }),
  ),
];
