// Walks a machine along every path that opens up: which states and transitions were reached, which never were. [HDL-08]
import {
  type AnyActorScope,
  type AnyStateMachine,
  createActor,
  getInitialMicrosteps,
  getNextTransitions,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import type { Answering } from "./journey.ts";

/** Something that may happen: an event of the machine, or an answer to what it awaits. Its own clocks need no entry. */
export type WalkMoment = { readonly type: string };

export interface WalkSettings<M extends AnyStateMachine> {
  /** Where machines begin; one without input begins once. */
  readonly inputs?: readonly InputFrom<M>[];
  /** What is tried wherever it may be heard; passing time is left out, since delays are walked by themselves. */
  readonly moments: readonly WalkMoment[];
  /** What else keeps a moment from happening, such as where it happens: nothing by default. */
  readonly mayHappen?: (moment: WalkMoment, snapshot: SnapshotFrom<M>, path: readonly WalkMoment[]) => boolean;
  /** How many situations are visited before the walk gives up. 4000 by default. */
  readonly limit?: number;
}

/** What a walk came to. */
export interface Walk {
  /** States that were never entered. */
  readonly missedStates: readonly string[];
  /** Transitions that were never taken: `state on event`, counted where a state has several for one event. */
  readonly missedTransitions: readonly string[];
  /** For every transition the shortest path found to it, as the moments that lead there and take it. */
  readonly paths: readonly (readonly WalkMoment[])[];
}

interface Situation<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly path: readonly WalkMoment[];
}

interface StateNode {
  readonly id: string;
  readonly order: number;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly transitions: ReadonlyMap<string, readonly object[]>;
  readonly always?: readonly object[] | undefined;
}

const nodesOf = (node: StateNode): readonly StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: StateNode): readonly (readonly [transition: object, name: string])[] =>
  [...node.transitions, ...(node.always === undefined ? [] : [["at once", node.always] as const])].flatMap(
    ([event, transitions]) =>
      transitions.map(
        (transition, at) =>
          [transition, `${node.id} on ${event}${transitions.length > 1 ? ` (${at + 1})` : ""}`] as const,
      ),
  );

/**
 * Breadth first over all situations (state and context), by the transitions that XState itself names as next: events as given, answers
 * as given, delays at their time. Whatever a machine raises or goes through at once counts as well. Nothing outside is called.
 */
export const walkAll = <M extends AnyStateMachine>(
  machine: M,
  { inputs, moments, mayHappen = () => true, limit = 4000 }: WalkSettings<M>,
): Walk => {
  const root = machine.root as unknown as StateNode;
  const transitions = new Map(nodesOf(root).flatMap(transitionsOf));
  const untaken = new Set(transitions.keys());
  const unseen = new Set(nodesOf(root).map(({ id }) => id));
  const known = new Set<string>();
  const paths: (readonly WalkMoment[])[] = [];
  const taken: object[] = [];
  const scope = traced(machine, (transitionsOfStep, nodes) => {
    taken.push(...transitionsOfStep);
    for (const { id } of nodes) unseen.delete(id);
  });

  /** Notes what was taken on the way to a situation; true where something was taken for the first time. */
  const noted = ({ snapshot, path }: Situation<M>): boolean => {
    const fresh = taken.splice(0).filter((transition) => untaken.delete(transition));
    for (const { id } of nodesIn(snapshot)) unseen.delete(id);
    if (fresh.length > 0) paths.push(path);
    return fresh.length > 0;
  };
  const starts = (inputs ?? [undefined]).map((input) => ({
    snapshot: machine.getInitialSnapshot(scope, input) as SnapshotFrom<M>,
    path: [],
  }));
  for (const input of inputs ?? [undefined])
    for (const [step] of getInitialMicrosteps(machine, input as never).slice(0, 1))
      for (const { id } of nodesIn(step)) unseen.delete(id);
  starts.forEach(noted);
  const promising: Situation<M>[] = [...starts];
  const further: Situation<M>[] = [];
  for (let looked = 0; looked < limit && untaken.size > 0; looked += 1) {
    const here = promising.shift() ?? further.shift();
    if (here === undefined) break;
    for (const moment of nextMoments(here.snapshot, moments)) {
      if (!mayHappen(moment, here.snapshot, here.path)) continue;
      const snapshot = machine.transition(here.snapshot, eventOf(moment), scope) as SnapshotFrom<M>;
      const there: Situation<M> = { snapshot, path: [...here.path, moment] };
      const isFresh = noted(there);
      const situation = JSON.stringify([
        (snapshot as { value: unknown }).value,
        (snapshot as { context: unknown }).context,
      ]);
      if (known.has(situation)) continue;
      known.add(situation);
      (isFresh ? promising : further).push(there);
    }
  }
  return {
    missedStates: [...unseen].sort(),
    missedTransitions: [...untaken].map((transition) => transitions.get(transition) ?? "").sort(),
    paths,
  };
};

/** Those paths that begin no other one: who goes them takes every transition. */
export const wholePaths = ({ paths }: Walk): readonly (readonly WalkMoment[])[] => {
  const begins = (one: readonly WalkMoment[], other: readonly WalkMoment[]): boolean =>
    one.length < other.length && one.every((moment, at) => moment === other[at]);
  return paths.filter((path) => path.length > 0 && !paths.some((other) => begins(path, other)));
};

/** Where a path leads, moment by moment; nothing outside is called. */
export const snapshotsAlong = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  path: readonly WalkMoment[],
): readonly SnapshotFrom<M>[] => {
  const scope = traced(machine, () => {});
  const first = machine.getInitialSnapshot(scope, input) as SnapshotFrom<M>;
  return path.reduce<readonly SnapshotFrom<M>[]>(
    (before, moment) => [
      ...before,
      machine.transition(before.at(-1) as never, eventOf(moment), scope) as SnapshotFrom<M>,
    ],
    [first],
  );
};

const nodesIn = (snapshot: unknown): readonly StateNode[] =>
  (snapshot as { readonly _nodes: readonly StateNode[] })._nodes;

/** What may happen next: of what was given only what is heard here, and the delays that run here. */
const nextMoments = (snapshot: unknown, moments: readonly WalkMoment[]): readonly WalkMoment[] => {
  const heard = new Set(
    getNextTransitions(snapshot as Parameters<typeof getNextTransitions>[0]).map(({ eventType }) => eventType),
  );
  const delays = [...heard].filter((event) => event.startsWith("xstate.after.")).map((type) => ({ type }));
  const awaited = (snapshot as { children: Readonly<Record<string, unknown>> }).children;
  const mayHappen = (moment: WalkMoment): boolean =>
    isAnswer(moment)
      ? awaited[moment.of] !== undefined
      : moment.type !== "time" && [...heard].some((event) => matches(event, moment.type));
  return [...delays, ...moments.filter(mayHappen)];
};

const eventOf = (moment: WalkMoment): never =>
  (isAnswer(moment)
    ? moment.output === null
      ? { type: `xstate.error.actor.${moment.of}`, error: new Error(moment.of), actorId: moment.of }
      : { type: `xstate.done.actor.${moment.of}`, output: moment.output, actorId: moment.of }
    : moment) as never;

const isAnswer = (moment: WalkMoment): moment is Answering => moment.type === "answer";

const matches = (descriptor: string, type: string): boolean =>
  descriptor === type || descriptor === "*" || (descriptor.endsWith(".*") && type.startsWith(descriptor.slice(0, -1)));

/** A scope in which nothing is executed, and every step reports its transitions. */
const traced = (
  machine: AnyStateMachine,
  onTransition: (taken: readonly object[], entered: readonly StateNode[]) => void,
): AnyActorScope => {
  const self = createActor(machine);
  self.system.inspect({
    next: (inspected) => {
      if (inspected.type === "@xstate.microstep") onTransition(inspected._transitions, nodesIn(inspected.snapshot));
    },
  });
  const nothing = (): void => {};
  return {
    self,
    defer: nothing,
    id: "",
    logger: nothing,
    sessionId: "",
    stopChild: nothing,
    system: self.system,
    emit: nothing,
    actionExecutor: nothing,
  };
};
