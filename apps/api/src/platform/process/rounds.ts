// Work that comes round: it begins when the process is open to others, and not before. [OPS-02]

export interface Rounds {
  readonly begin: () => void;
  readonly end: () => void;
}

/** The first round is at once where nothing may wait for it, else after its time. */
export const rounds = (run: () => void, everyMs: number, isAtOnce = true): Rounds => {
  const state: { timer: NodeJS.Timeout | null } = { timer: null };
  return {
    begin: () => {
      if (state.timer !== null) return;
      state.timer = setInterval(run, everyMs).unref();
      if (isAtOnce) run();
    },
    end: () => clearInterval(state.timer ?? undefined),
  };
};
