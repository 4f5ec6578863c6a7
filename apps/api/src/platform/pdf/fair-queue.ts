// Tasks of many owners in turn: one at a time of each, and the next owner's before the second of this one. [OPS-09] [SPD-01]

/** An account or a network. */
export interface Owned {
  readonly owner: string;
}

export interface FairQueue<T extends Owned> {
  readonly add: (task: T) => void;
  /** The next task whose owner has none at work; its owner has one from then on. */
  readonly take: () => T | undefined;
  /** An owner's task is finished. */
  readonly done: (owner: string) => void;
  /** Whether it was waiting still. */
  readonly drop: (task: T) => boolean;
  /** Whether there is a task that may begin. */
  readonly isReady: () => boolean;
}

export const fairQueue = <T extends Owned>(): FairQueue<T> => {
  /** In the order in which owners have their turns. */
  const waiting = new Map<string, T[]>();
  const atWork = new Set<string>();
  const next = (): string | undefined => [...waiting.keys()].find((owner) => !atWork.has(owner));
  return {
    add: (task) => {
      const own = waiting.get(task.owner);
      if (own === undefined) waiting.set(task.owner, [task]);
      else own.push(task);
    },
    take: () => {
      const owner = next();
      if (owner === undefined) return undefined;
      const [task, ...others] = waiting.get(owner) ?? [];
      waiting.delete(owner);
      if (others.length > 0) waiting.set(owner, others);
      if (task !== undefined) atWork.add(owner);
      return task;
    },
    done: (owner) => void atWork.delete(owner),
    drop: (task) => {
      const own = waiting.get(task.owner) ?? [];
      const at = own.indexOf(task);
      if (at === -1) return false;
      own.splice(at, 1);
      if (own.length === 0) waiting.delete(task.owner);
      return true;
    },
    isReady: () => next() !== undefined,
  };
};

interface Turn extends Owned {
  readonly begin: () => void;
}

/** Who has something made for them, and whether they still wait. */
export interface Waiting extends Owned {
  readonly signal: AbortSignal;
}

/** Turns for what is made in pieces while it is sent: `atOnce` of all owners, one of each. Resolves to what ends the turn; rejects where who waited has left. */
export const fairTurns = (atOnce: number): ((waiting: Waiting) => Promise<() => void>) => {
  const queue = fairQueue<Turn>();
  const state = { running: 0 };
  const begin = (): void => {
    while (state.running < atOnce) {
      const turn = queue.take();
      if (turn === undefined) return;
      state.running += 1;
      turn.begin();
    }
  };
  return ({ owner, signal }) =>
    new Promise((resolve, reject) => {
      const left = (): void => {
        if (queue.drop(turn)) reject(signal.reason as Error);
      };
      const ended = { yes: false };
      const end = (): void => {
        if (ended.yes) return;
        ended.yes = true;
        state.running -= 1;
        queue.done(owner);
        begin();
      };
      const turn: Turn = {
        owner,
        begin: () => {
          signal.removeEventListener("abort", left);
          resolve(end);
        },
      };
      if (signal.aborted) return reject(signal.reason as Error);
      signal.addEventListener("abort", left, { once: true });
      queue.add(turn);
      begin();
    });
};
