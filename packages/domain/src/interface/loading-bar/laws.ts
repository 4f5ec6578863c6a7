// What always holds of the loading bar, whatever happens when.
import { exactClock } from "@kontor/domain/testing";
import fc from "fast-check";
import { createActor } from "xstate";
import { law, type Law } from "#kernel/law";
import { anyJourney, type LoadingBarMoment } from "./arbitraries.ts";
import { loadingBarMachine } from "./machine.ts";
import { loadingBarView } from "./view.ts";
import { elapsedAt, progressAt, progressFrom } from "./rules.ts";

const anyElapsed = fc.nat(600_000);

/** Lives through a journey and looks at the bar after each moment. */
const holds = (
  journey: readonly LoadingBarMoment[],
  hydrating: boolean,
  look: (bar: ReturnType<typeof loadingBarView>, state: string, moment: LoadingBarMoment) => boolean,
): boolean => {
  const clock = exactClock();
  const actor = createActor(loadingBarMachine, { clock, input: { hydrating } }).start();
  return journey.every((moment) => {
    if (moment.type === "time") clock.advance(moment.milliseconds);
    else actor.send(moment);
    const snapshot = actor.getSnapshot();
    return look(loadingBarView(snapshot, 700), snapshot.value, moment);
  });
};

export const laws: readonly Law[] = [
  law("[UIM-01] progress never falls and stays below 100 while loading", () =>
    fc.property(
      anyElapsed,
      anyElapsed,
      (one, more) => progressAt(one) <= progressAt(one + more) && progressAt(one + more) < 100,
    ),
  ),
  law("[UIM-01] going on from a progress goes on along the same curve", () =>
    fc.property(
      fc.nat(60_000),
      fc.nat(60_000),
      (before, after) => Math.abs(progressFrom(progressAt(before), after) - progressAt(before + after)) < 1e-6,
    ),
  ),
  law("[UIM-01] the time of a progress gives that progress", () =>
    fc.property(
      fc.double({ min: 0, max: 99, noNaN: true }),
      (progress) => Math.abs(progressAt(elapsedAt(progress)) - progress) < 1e-6,
    ),
  ),
  law("[UIM-01] progress is always between 0 and 100, and an idle bar is hidden and empty", () =>
    fc.property(anyJourney, (journey) =>
      holds(
        journey,
        false,
        (bar, state) =>
          bar.progress >= 0 && bar.progress <= 100 && (state !== "idle" || (!bar.visible && bar.progress === 0)),
      ),
    ),
  ),
  law("[UIM-01] a running bar is visible, a hidden one is not, a finishing one is full", () =>
    fc.property(anyJourney, (journey) =>
      holds(
        journey,
        false,
        (bar, state) =>
          (state !== "running" || bar.visible) &&
          (state !== "hidden" || !bar.visible) &&
          (state !== "finishing" || bar.progress === 100),
      ),
    ),
  ),
  law("[UIM-01] a start leaves no error behind", () =>
    fc.property(anyJourney, (journey) =>
      holds(
        [...journey, { type: "loading.start" }],
        false,
        (bar, _, moment) => moment.type !== "loading.start" || !bar.error,
      ),
    ),
  ),
  law("[UIM-01] while hydrating the bar never shows", () =>
    fc.property(
      anyJourney.map((journey) => journey.filter(({ type }) => type !== "hydration.end")),
      (journey) => holds(journey, true, (bar) => !bar.visible),
    ),
  ),
  law("[UIM-01] after a finish the bar is at rest in 900 ms, whatever was before", () =>
    fc.property(anyJourney, (journey) => {
      const end: LoadingBarMoment = { type: "time", milliseconds: 900 };
      return holds(
        [...journey, { type: "loading.finish" }, end],
        false,
        (_, state, moment) => moment !== end || state === "idle",
      );
    }),
  ),
];
