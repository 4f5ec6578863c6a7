// A job that works off what is due, round by round: one round at a time, and one more where it was wanted meanwhile. [OPS-02]
import { debounced, type Patience } from "../database/debounce.ts";
import { rounds } from "./rounds.ts";

export interface RoundJob {
  /** Does all that is due; resolves when each was tried once. */
  readonly run: () => Promise<void>;
  readonly begin: () => void;
  /** Runs in a moment, once for all calls of that moment. */
  readonly schedule: () => void;
  readonly stop: () => Promise<void>;
}

export interface RoundWork {
  /** Ends early once the job is stopped. */
  readonly round: (isStopped: () => boolean) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly everyMs: number;
  readonly patience: Patience;
}

/** However often it is called while a round runs: one more round follows. */
export const roundJob = ({ round, failed, everyMs, patience }: RoundWork): RoundJob => {
  const state: { running: Promise<void> | null; wanted: boolean; stopped: boolean } = {
    running: null,
    wanted: false,
    stopped: false,
  };
  const all = async (): Promise<void> => {
    while (state.wanted && !state.stopped) {
      state.wanted = false;
      await round(() => state.stopped).catch(failed);
    }
    state.running = null;
  };
  const run = (): Promise<void> => {
    state.wanted = true;
    state.running ??= all();
    return state.running;
  };
  const { begin, end } = rounds(() => void run(), everyMs);
  const { schedule, stop: stopSchedule } = debounced(() => void run(), patience);
  return {
    run,
    schedule,
    begin,
    stop: async () => {
      stopSchedule();
      end();
      state.stopped = true;
      await state.running;
    },
  };
};
