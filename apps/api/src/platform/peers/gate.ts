// Limits requests to a foreign server: so many at once, the rest queue, and after failures in a row it is left alone for a moment (a circuit breaker). [OPS-10] [DOM-08]

export interface GateRules {
  readonly atOnce: number;
  /** Failures in a row after which no request is let through for a while. */
  readonly failures: number;
  readonly restMs: number;
  readonly now?: () => number;
}

export interface Gate {
  /** Runs a request when there is room; rejects at once with `Resting` while the server is left alone, and with the signal's reason when it is aborted in the queue. */
  readonly through: <A>(signal: AbortSignal, ask: () => Promise<A>) => Promise<A>;
  /** Lets no request through for so long, because the server asked for it. */
  readonly rest: (ms: number) => void;
  /** How long no request is let through because the server asked for it; 0 when it did not. */
  readonly restLeft: () => number;
}

/** The server is left alone for a while. */
export class Resting extends Error {
  override readonly name = "Resting";
}

export const gateWith = ({ atOnce, failures, restMs, now = () => performance.now() }: GateRules): Gate => {
  const state = { running: 0, failed: 0, restsUntil: 0, retryAfterUntil: 0 };
  const line: (() => void)[] = [];

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const step = (): void => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        line.splice(line.indexOf(step), 1);
        reject(signal.reason as Error);
      };
      line.push(step);
      signal.addEventListener("abort", leave, { once: true });
    });

  const rests = (): boolean => now() < Math.max(state.restsUntil, state.retryAfterUntil);

  return {
    through: async (signal, ask) => {
      signal.throwIfAborted();
      if (rests()) throw new Resting();
      // A finished request hands its place over, so that no new one overtakes the queue.
      if (state.running >= atOnce) await turn(signal);
      else state.running += 1;
      try {
        if (rests()) throw new Resting();
        const answer = await ask();
        state.failed = 0;
        return answer;
      } catch (error) {
        if (!(error instanceof Resting)) {
          state.failed += 1;
          if (state.failed >= failures) state.restsUntil = now() + restMs;
        }
        throw error;
      } finally {
        const next = line.shift();
        if (next === undefined) state.running -= 1;
        else next();
      }
    },
    rest: (ms) => {
      state.retryAfterUntil = Math.max(state.retryAfterUntil, now() + ms);
    },
    restLeft: () => Math.max(0, state.retryAfterUntil - now()),
  };
};
