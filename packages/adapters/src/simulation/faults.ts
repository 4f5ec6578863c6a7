// Calls that go wrong on purpose: they break, time out with or without having done their work, or do it twice. [HDL-04] [API-04]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type CallRefused, RequestTimedOut, UnknownError } from "@kontor/domain/visitor/session";
import type { Chance } from "./chance.ts";

/** Shares of calls that go wrong in each way; together at most 1. */
export interface Faults {
  /** The call breaks, nothing was done. */
  readonly fails: number;
  /** No answer comes in time; half of the time everything was done all the same. */
  readonly timesOut: number;
  /** The call arrives twice, the first answer counts. */
  readonly twice: number;
}

export const noFaults: Faults = { fails: 0, timesOut: 0, twice: 0 };

/** How calls went. */
export interface Calls {
  readonly made: number;
  readonly failed: number;
  readonly timedOut: number;
  readonly twice: number;
}

export const noCalls: Calls = { made: 0, failed: 0, timedOut: 0, twice: 0 };

/** An answer and the milliseconds that it takes. */
export interface Answer<A, E> {
  readonly after: number;
  readonly result: Result.Result<A, E | CallRefused>;
}

/** Makes calls; whatever they do is done at once, and their answers come later. */
export interface Line {
  readonly call: <A, E>(work: Effect.Effect<A, E>) => Answer<A, E>;
  readonly calls: () => Calls;
}

/** Milliseconds after which the answer is no longer awaited. */
const deadline = 10_000;

export const line = (chance: Chance, faults: Faults): Line => {
  let calls = noCalls;
  const count = (way: keyof Calls): void => {
    calls = { ...calls, [way]: calls[way] + 1 };
  };
  return {
    calls: () => calls,
    call: (work) => {
      count("made");
      const [after, luck] = [20 + chance.below(180), chance.number()];
      const done = () => Effect.runSync(Effect.result(work));
      if (luck < faults.fails) {
        count("failed");
        return { after, result: Result.fail(new UnknownError({ message: "down" })) };
      }
      if (luck < faults.fails + faults.timesOut) {
        count("timedOut");
        if (chance.of(0.5)) done();
        return { after: deadline, result: Result.fail(new RequestTimedOut({ milliseconds: deadline })) };
      }
      const result = done();
      if (luck < faults.fails + faults.timesOut + faults.twice) {
        count("twice");
        done();
      }
      return { after, result };
    },
  };
};
