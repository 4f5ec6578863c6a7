// A clock for machines under test that jumps from due time to due time, so that chained timers fire at their exact moments.

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** Fits where XState wants a `clock`; time only moves by `advance`. */
export interface ExactClock {
  readonly setTimeout: (run: (...args: unknown[]) => void, milliseconds: number) => number;
  readonly clearTimeout: (id: unknown) => void;
  /** Milliseconds since the clock was made. */
  readonly now: () => number;
  /** Goes on by so many milliseconds and fires everything that falls due on the way, in order. Throws where a moment does not end. */
  readonly advance: (milliseconds: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
}

/** So many timers of one moment are one that starts itself again, and would never come to an end. */
const mostAtOnce = 5000;

/** A clock that stands still until it is moved: what waits runs when its time has come. */
export const exactClock = (): ExactClock => {
  const timers = new Map<number, Timer>();
  let time = 0;
  let lastId = 0;

  const nextDue = (until: number): Timer | undefined =>
    [...timers.values()].filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due || a.id - b.id)[0];

  return {
    setTimeout: (run, milliseconds) => {
      lastId += 1;
      timers.set(lastId, { id: lastId, due: time + Math.max(0, milliseconds), run: () => run() });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id as number),
    now: () => time,
    advance: (milliseconds) => {
      const until = time + milliseconds;
      const moment = { at: time, fired: 0 };
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer.id);
        time = timer.due;
        moment.fired = moment.at === time ? moment.fired + 1 : 1;
        moment.at = time;
        if (moment.fired > mostAtOnce)
          throw new Error(
            `more than ${mostAtOnce} timers fell due at ${time} ms: one of them starts itself again without letting time pass`,
          );
        timer.run();
      }
      time = until;
    },
    waiting: () => timers.size,
  };
};
