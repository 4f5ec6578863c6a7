// A clock for machines under test that jumps from due time to due time, so that chained timers fire at their exact moments.

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** Fits where XState wants a `clock`; time stands still until it is told to go on. */
export interface ExactClock {
  readonly setTimeout: (run: (...args: unknown[]) => void, milliseconds: number) => number;
  readonly clearTimeout: (id: unknown) => void;
  /** Milliseconds since the clock was made. */
  readonly now: () => number;
  /** Goes on by so many milliseconds and fires everything that falls due on the way, in order. */
  readonly advance: (milliseconds: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
}

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
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer.id);
        time = timer.due;
        timer.run();
      }
      time = until;
    },
    waiting: () => timers.size,
  };
};
