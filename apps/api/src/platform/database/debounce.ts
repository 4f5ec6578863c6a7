// Work that can wait until the shop has a moment: it never stands in the way of what is asked for now.

export interface Quietly {
  /** There is something to do; it is done once nobody has said so for a moment. */
  readonly soon: () => void;
  readonly stop: () => void;
}

export interface Patience {
  /** Milliseconds without another call after which it is quiet. */
  readonly quietMs: number;
  /** Where it never gets quiet: so long after the first call at the latest. */
  readonly longestMs: number;
}

/** `act` is done once for all calls of a time without a pause. */
export const whenQuiet = (act: () => void, { quietMs, longestMs }: Patience): Quietly => {
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
    soon: () => {
      if (waits.timer === null) Object.assign(waits, { timer: setTimeout(now, quietMs).unref(), since: performance.now() });
      else if (performance.now() - waits.since + quietMs < longestMs) waits.timer.refresh();
    },
  };
};
