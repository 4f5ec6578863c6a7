// Races: a machine whose awaited answers arrive whenever a scheduler lets them, between the events that go on happening. [HDL-08]
import type { Scheduler } from "fast-check";
import {
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFrom,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import { exactClock } from "./exact-clock.ts";
import type { Passing } from "./journey.ts";

/** A call of an actor slot. */
export interface SlotCall {
  readonly slot: string;
  readonly input: unknown;
  /** From 0, over all slots. */
  readonly number: number;
  /** Aborted as soon as the answer is no longer awaited. */
  readonly signal: { readonly aborted: boolean };
}

/** A moment of a race: the state, how many calls were made and how many events were sent until then. */
export interface Raced<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly calls: number;
  readonly sent: number;
}

export interface RaceSettings<M extends AnyStateMachine> {
  /** fast-check's `fc.scheduler()`: it decides who comes first, and shrinks to the shortest order that breaks. */
  readonly scheduler: Scheduler;
  readonly input?: InputFrom<M>;
  /** The actor slots that answer, and what they answer; a thrown error is a call that broke. */
  readonly slots: Readonly<Record<string, (call: SlotCall) => unknown>>;
  readonly events: readonly (EventFrom<M> | Passing)[];
}

/** What came of a race, moment by moment, once everything is still. */
export interface Race<M extends AnyStateMachine> {
  readonly seen: readonly Raced<M>[];
  readonly last: SnapshotFrom<M>;
  readonly calls: readonly SlotCall[];
  readonly emitted: readonly EmittedFrom<M>[];
}

/** Runs a race. Events keep their order among themselves; answers come at any time after their question. */
export const raced = async <M extends AnyStateMachine>(
  machine: M,
  { scheduler, input, slots, events }: RaceSettings<M>,
): Promise<Race<M>> => {
  const calls: SlotCall[] = [];
  const emitted: EmittedFrom<M>[] = [];
  const seen: Raced<M>[] = [];
  const clock = exactClock();
  let sent = 0;
  const slotOf = (slot: string, answer: (call: SlotCall) => unknown) =>
    fromPromise(({ input: given, signal }: { input: unknown; signal: { readonly aborted: boolean } }) => {
      const question: SlotCall = { slot, input: given, number: calls.length, signal };
      calls.push(question);
      return scheduler.schedule(Promise.resolve(), `${slot} answers`).then(() => answer(question));
    });
  const actors = Object.fromEntries(Object.entries(slots).map(([slot, answer]) => [slot, slotOf(slot, answer)]));
  const actor = createActor(machine.provide({ actors } as never), {
    clock,
    ...(input === undefined ? {} : { input }),
  } as never);
  actor.on("*", (event) => void emitted.push(event as EmittedFrom<M>));
  actor.subscribe((snapshot) => void seen.push({ snapshot: snapshot as SnapshotFrom<M>, calls: calls.length, sent }));
  actor.start();
  scheduler.scheduleSequence(
    events.map((event) => ({
      label: event.type,
      builder: async () => {
        sent += 1;
        if (isPassing(event)) clock.advance(event.milliseconds);
        else actor.send(event as never);
      },
    })),
  );
  await scheduler.waitIdle();
  const last = actor.getSnapshot() as SnapshotFrom<M>;
  actor.stop();
  return { seen, last, calls, emitted };
};

const isPassing = (event: { readonly type: string }): event is Passing => event.type === "time";
