// Work that can wait for an idle moment: it runs once after a pause in the calls, so that it does not delay what is requested now.

export interface Debounced {
  /** Schedules the work; it runs when there was no further call for a moment. */
  readonly schedule: () => void;
  readonly stop: () => void;
}

export interface Patience {
  /** Milliseconds without another call after which it is quiet. */
  readonly quietMs: number;
  /** Where it never gets quiet: so long after the first call at the latest. */
  readonly longestMs: number;
}

/** `act` is done once for all calls of a time without a pause. */
export const debounced = (act: () => void, { quietMs, longestMs }: Patience): Debounced => {
  const waits: { timer: NodeJS.Timeout | null; since: number } = { timer: null, since: 0 };
  const stop = (): void => {
    clearTimeout(waits.timer ?? undefined);
    waits.timer = null;
  };
  const now = (): void => {
    waits.timer = null;
    act();
  };
  return {
    stop,
    schedule: () => {
      if (waits.timer === null)
        Object.assign(waits, { timer: setTimeout(now, quietMs).unref(), since: performance.now() });
      else if (performance.now() - waits.since + quietMs < longestMs) waits.timer.refresh();
    },
  };
};
