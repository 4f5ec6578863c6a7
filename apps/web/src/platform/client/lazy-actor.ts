// A machine whose scripts are fetched with its first event; for screens it is an actor from the beginning, and what is sent before it runs waits in its order. [VIS-05]
import type { Observer, Subscription } from "xstate";

/** What a lazy actor runs once it has come: an actor of XState, not started yet, or a view of one. */
export interface LoadedActor<Snapshot, Event> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (observer: { readonly next: () => void }) => unknown;
  readonly send: (event: Event) => void;
  readonly start: () => unknown;
  readonly stop: () => unknown;
}

export interface LazySnapshot<Snapshot, Event> {
  /** `failed`: the scripts did not come; the next event fetches them again. */
  readonly phase: "rest" | "loading" | "running" | "failed";
  /** Whether the scripts did not come for what waits, also while they are fetched again. */
  readonly hasFailed: boolean;
  /** What was sent and not heard yet. */
  readonly queued: readonly Event[];
  /** Null until the machine runs. */
  readonly machine: Snapshot | null;
}

interface LazyOptions<Snapshot, Event> {
  readonly load: () => Promise<LoadedActor<Snapshot, Event>>;
  /** What is still wanted after its scripts have failed; everything, where nothing is said. */
  readonly stays?: (event: Event) => boolean;
}

export type LazyActor<Snapshot, Event> = ReturnType<typeof lazyActor<Snapshot, Event>>;

export const lazyActor = <Snapshot, Event>({ load, stays = () => true }: LazyOptions<Snapshot, Event>) => {
  let snapshot: LazySnapshot<Snapshot, Event> = { phase: "rest", hasFailed: false, queued: [], machine: null };
  let actor: LoadedActor<Snapshot, Event> | null = null;
  let loading: Promise<void> | null = null;
  const observers = new Set<() => void>();
  const become = (part: Partial<LazySnapshot<Snapshot, Event>>): void => {
    snapshot = { ...snapshot, ...part };
    for (const observer of observers) observer();
  };
  const run = (loaded: LoadedActor<Snapshot, Event>): void => {
    loaded.start();
    // What is sent in answer to an earlier event comes after what was waiting.
    for (let [next] = snapshot.queued; next !== undefined; [next] = snapshot.queued) {
      snapshot = { ...snapshot, queued: snapshot.queued.slice(1) };
      loaded.send(next);
    }
    actor = loaded;
    loaded.subscribe({ next: () => become({ machine: loaded.getSnapshot() }) });
    become({ phase: "running", hasFailed: false, machine: loaded.getSnapshot() });
  };
  /** Fetches the machine before there is an event for it; what comes of that is shown by the next event. */
  const warm = (): void => {
    if (loading !== null) return;
    const mine = Promise.resolve()
      .then(load)
      .then(
        (loaded) => {
          if (loading === mine) run(loaded);
        },
        () => {
          if (loading !== mine) return;
          loading = null;
          const hasFailed = snapshot.queued.length > 0;
          become({ phase: hasFailed ? "failed" : "rest", hasFailed });
        },
      );
    loading = mine;
    become({ phase: "loading", queued: snapshot.phase === "failed" ? snapshot.queued.filter(stays) : snapshot.queued });
  };
  /** What waits is wanted no more. */
  const discard = (): void =>
    become({ phase: snapshot.phase === "failed" ? "rest" : snapshot.phase, hasFailed: false, queued: [] });
  /** A machine that runs is over, as any actor; one that was still to come is at rest again. */
  const stop = (): void => {
    if (actor !== null) return void actor.stop();
    loading = null;
    become({ phase: "rest", hasFailed: false, queued: [] });
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (
      observer: Observer<LazySnapshot<Snapshot, Event>> | ((next: LazySnapshot<Snapshot, Event>) => void),
    ): Subscription => {
      const heard = (): void => void (typeof observer === "function" ? observer(snapshot) : observer.next?.(snapshot));
      observers.add(heard);
      return { unsubscribe: () => void observers.delete(heard) };
    },
    send: (event: Event): void => {
      if (actor !== null) return actor.send(event);
      if (snapshot.phase === "failed") warm();
      become({ queued: [...snapshot.queued, event] });
      warm();
    },
    warm,
    discard,
    stop,
    /** Ends it for another in its place: how the machine stood once it had come, and what it has not heard. */
    takeOver: async (): Promise<LazySnapshot<Snapshot, Event>> => {
      await loading;
      const last = snapshot;
      stop();
      return last;
    },
  };
};
