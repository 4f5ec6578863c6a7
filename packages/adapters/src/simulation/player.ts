// Plays a machine in virtual time: its delays and the answers to its calls come when the clock says so, and nothing runs by itself. [HDL-04]
import type { ExactClock } from "@kontor/domain/testing";
import {
  type AnyActorScope,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";

/** What comes back from a call: after so many milliseconds an answer, or a call that broke. */
export interface Reply {
  readonly after: number;
  readonly answer: { readonly output: unknown } | null;
}

export interface Player<M extends AnyStateMachine> {
  readonly send: (event: EventFrom<M>) => void;
  readonly snapshot: () => SnapshotFrom<M>;
}

export interface PlayerSettings<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  readonly clock: ExactClock;
  /** What a slot that is called gives back. */
  readonly call: (slot: string, input: unknown) => Reply;
  readonly onEmitted?: (event: EmittedFrom<M>) => void;
}

interface Executable {
  readonly type: string;
  readonly params: {
    readonly event: { readonly type: string };
    readonly delay?: number;
    readonly id: string;
    readonly sendId: string;
    readonly src: string;
    readonly input: unknown;
  };
}

export const player = <M extends AnyStateMachine>(
  machine: M,
  { input, clock, call, onEmitted }: PlayerSettings<M>,
): Player<M> => {
  const scope = scopeOf(machine);
  const timers = new Map<string, number>();
  const awaited = new Map<string, number>();
  let snapshot: SnapshotFrom<M>;

  const step = (next: () => unknown): void => {
    const actions = scope.collected(() => {
      snapshot = next() as SnapshotFrom<M>;
    });
    actions.forEach(execute);
  };
  const after = (event: object) => step(() => machine.transition(snapshot, event as never, scope.scope));
  const execute = ({ type, params }: Executable): void => {
    if (type === "xstate.emit") onEmitted?.(params.event as EmittedFrom<M>);
    if (type === "xstate.cancel") clock.clearTimeout(timers.get(params.sendId));
    if (type === "xstate.raise" && params.delay !== undefined)
      timers.set(
        params.id,
        clock.setTimeout(() => after(params.event), params.delay),
      );
    if (type === "xstate.spawnChild") start(params);
  };
  /** An answer is heard while its own call is awaited; a second one, or one of a call that was left, is not. */
  const start = ({ id, src, input: given }: Executable["params"]): void => {
    const number = (awaited.get(id) ?? 0) + 1;
    awaited.set(id, number);
    const reply = call(src, given);
    clock.setTimeout(() => {
      if (awaited.get(id) !== number || (snapshot as { children: Record<string, unknown> }).children[id] === undefined)
        return;
      after(
        reply.answer === null
          ? { type: `xstate.error.actor.${id}`, error: new Error(id), actorId: id }
          : { type: `xstate.done.actor.${id}`, output: reply.answer.output, actorId: id },
      );
    }, reply.after);
  };
  step(() => machine.getInitialSnapshot(scope.scope, input));
  return { send: after, snapshot: () => snapshot };
};

/** A machine's scope, made once: what is to be executed is collected instead. */
const scopeOf = (machine: AnyStateMachine): Scope => {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const self = createActor(machine);
  const nothing = (): void => {};
  let sink: Executable[] = [];
  const collect = (action: unknown): void => void sink.push(action as Executable);
  const scope: AnyActorScope = {
    self,
    defer: nothing,
    id: "",
    logger: nothing,
    sessionId: "",
    stopChild: nothing,
    system: self.system,
    emit: nothing,
    actionExecutor: collect,
  };
  const collected = (step: () => void): readonly Executable[] => {
    sink = [];
    step();
    return sink;
  };
  const made = { scope, collected };
  scopes.set(machine, made);
  return made;
};

interface Scope {
  readonly scope: AnyActorScope;
  readonly collected: (step: () => void) => readonly Executable[];
}

const scopes = new WeakMap<AnyStateMachine, Scope>();
