// What may happen next in a machine, by the transitions that XState itself names; answers and times are moves like events, nothing outside is called.
import { getNextTransitions, transition } from "xstate";

/** A state in words: `summary.ready`, or each of those that hold at the same time. */
export const statesOf = (value) =>
  typeof value === "string"
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) => statesOf(inner).map((state) => `${name}.${state}`));

const matches = (heard, type) =>
  heard === type || heard === "*" || (heard.endsWith(".*") && type.startsWith(heard.slice(0, -1)));

const eventOf = (moment) =>
  moment.type !== "answer"
    ? moment
    : moment.output === null
      ? { type: `xstate.error.actor.${moment.of}`, error: new Error(moment.of), actorId: moment.of }
      : { type: `xstate.done.actor.${moment.of}`, output: moment.output, actorId: moment.of };

const nameOf = ({ type, of, output }) =>
  type === "answer"
    ? `${of} ${output === null ? "fails" : "answers"}`
    : type.startsWith("xstate.after.")
      ? "time passes"
      : type;

const situation = ({ value, context }) => JSON.stringify([value, context]);

/** What may happen now: for each event one button a state that it leads to, and none that changes nothing. */
export const movesFrom = (machine, snapshot, moments) => {
  const heard = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))];
  const times = heard.filter((type) => type.startsWith("xstate.after.")).map((type) => ({ type }));
  const possible = moments.filter((moment) =>
    moment.type === "answer"
      ? snapshot.children[moment.of] !== undefined
      : moment.type !== "time" && heard.some((type) => matches(type, moment.type)),
  );
  const moves = new Map();
  for (const moment of [...times, ...possible]) {
    const [next] = transition(machine, snapshot, eventOf(moment));
    if (situation(next) === situation(snapshot)) continue;
    const key = `${nameOf(moment)} → ${statesOf(next.value).join(", ")}`;
    if (!moves.has(key)) moves.set(key, { name: nameOf(moment), next });
  }
  return [...moves.values()];
};
