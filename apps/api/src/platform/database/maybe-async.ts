// Answers that one database has at once, since it is in this process, and the other one later. What is there is not waited for, which was a part of what brought an
// order to 0.76 of its processor time. Stores go on by `andThen`; ports, which are Effects, by `toEffect` and Effect's own functions; all else awaits.
import * as Effect from "effect/Effect";

export type MaybeAsync<A> = A | Promise<A>;

/** What follows from an answer; at once where it is there. */
export const andThen = <A, B>(answer: MaybeAsync<A>, follows: (answer: A) => MaybeAsync<B>): MaybeAsync<B> =>
  answer instanceof Promise ? answer.then(follows) : follows(answer);

/** An answer for a use case, which waits for it only where it has to. */
export const toEffect = <A>(ask: () => MaybeAsync<A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const answer = ask();
    return answer instanceof Promise ? Effect.promise(() => answer) : Effect.succeed(answer);
  });

/** The same where an answer that does not come is a refusal. */
export const toEffectOr = <A, E>(ask: () => MaybeAsync<A>, refusal: () => E): Effect.Effect<A, E> =>
  Effect.flatMap(Effect.try({ try: ask, catch: refusal }), (answer) =>
    answer instanceof Promise ? Effect.tryPromise({ try: () => answer, catch: refusal }) : Effect.succeed(answer),
  );
