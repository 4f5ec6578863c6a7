// Lives through journeys of machines on an exact clock, one moment after the other, so that laws can look after every step.
import {
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import { exactClock } from "./exact-clock.ts";

/** Time passes, and nothing else happens. */
export interface Passing {
  readonly type: "time";
  readonly milliseconds: number;
}

/** An invoked actor answers; ignored where it is not awaited. */
export interface Answering {
  readonly type: "answer";
  /** The id of the invocation. */
  readonly of: string;
  /** What its promise resolves to, or null where it rejects. */
  readonly output: unknown;
}

/** The state after one moment of a journey. */
export interface Lived<M extends AnyStateMachine> {
  readonly moment: EventFrom<M> | Passing | Answering;
  readonly snapshot: SnapshotFrom<M>;
  /** What the machine emitted during the moment. */
  readonly emitted: readonly EmittedFrom<M>[];
  readonly now: number;
}

/**
 * Every moment of a journey with the state after it; the first entry is the start, as a moment of no time. An event that
 * carries `now` is stamped with the clock's time.
 */
export const lived = <M extends AnyStateMachine>(
  machine: M,
  journey: readonly (EventFrom<M> | Passing | Answering)[],
  input?: InputFrom<M>,
): readonly Lived<M>[] => {
  const clock = exactClock();
  const emitted: EmittedFrom<M>[] = [];
  const actor = createActor(machine, { clock, ...(input === undefined ? {} : { input }) } as never);
  actor.on("*", (event) => void emitted.push(event as EmittedFrom<M>));
  actor.start();
  const after = (moment: EventFrom<M> | Passing | Answering): Lived<M> => ({
    moment,
    snapshot: actor.getSnapshot() as SnapshotFrom<M>,
    emitted: emitted.splice(0),
    now: clock.now(),
  });
  const answered = ({ of, output }: Answering): void => {
    if ((actor.getSnapshot() as { children: Record<string, unknown> }).children[of] === undefined) return;
    actor.send(
      (output === null
        ? { type: `xstate.error.actor.${of}`, error: new Error(of), actorId: of }
        : { type: `xstate.done.actor.${of}`, output, actorId: of }) as never,
    );
  };
  const start = after({ type: "time", milliseconds: 0 });
  const steps = journey.map((moment) => {
    if (isPassing(moment)) clock.advance(moment.milliseconds);
    else if (isAnswering(moment)) answered(moment);
    else actor.send(("now" in moment ? Object.assign({}, moment, { now: clock.now() }) : moment) as never);
    return after(moment);
  });
  actor.stop();
  return [start, ...steps];
};

const isPassing = (moment: { readonly type: string }): moment is Passing => moment.type === "time";

const isAnswering = (moment: { readonly type: string }): moment is Answering => moment.type === "answer";
