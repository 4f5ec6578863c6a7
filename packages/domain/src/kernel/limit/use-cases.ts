// Use cases that refuse and still keep something, such as the count of refused attempts. [OPS-08]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Limit } from "./model.ts";
import { Attempts } from "./ports.ts";

/** A refusal with something to keep: what its use case did is undone, `keep` is done, and the transaction is committed. Any other refusal undoes everything. */
export class CommittedRefusal<E> {
  readonly refusal: E;
  readonly effect: Effect.Effect<void>;
  constructor(refusal: E, effect: Effect.Effect<void>) {
    this.refusal = refusal;
    this.effect = effect;
  }
}

/** The refusal itself, of one that keeps something, too. */
type Bare<E> = E extends CommittedRefusal<infer F> ? F : E;

/** Refuses, and keeps what `keep` writes; after what the refusal keeps already. */
export const refuseAndCommit = <E, R>(
  refusal: E,
  effect: Effect.Effect<void, never, R>,
): Effect.Effect<never, CommittedRefusal<Bare<E>>, R> =>
  Effect.flatMap(Effect.context<R>(), (ports) => {
    const recording = Effect.provideContext(effect, ports);
    return Effect.fail(
      refusal instanceof CommittedRefusal
        ? new CommittedRefusal(refusal.refusal as Bare<E>, Effect.andThen(refusal.effect, recording))
        : new CommittedRefusal(refusal as Bare<E>, recording),
    );
  });

/**
 * A use case as a transaction ends it: with a value, or with a refusal that has something to keep, and then `undo` took the rest back.
 * Both are committed; a refusal that stores nothing is passed on, and the caller rolls the transaction back.
 */
export const committed = <A, E, F, R>(
  use: Effect.Effect<A, E | CommittedRefusal<F>, R>,
  undo: Effect.Effect<void>,
): Effect.Effect<Result.Result<A, F>, E, R> =>
  Effect.matchEffect(use, {
    onSuccess: (value) => Effect.succeed(Result.succeed(value)),
    onFailure: (refusal): Effect.Effect<Result.Result<A, F>, E> =>
      refusal instanceof CommittedRefusal
        ? Effect.as(Effect.andThen(undo, refusal.effect), Result.fail(refusal.refusal as F))
        : Effect.fail(refusal),
  });

/** A use case that may be tried so often: every attempt counts, also one that is refused; one too many is not even made. Limits may stand in each other. [OPS-08] */
export const limited = <A, E, T, R>(
  kind: string,
  limit: Limit,
  tooMany: (wait: number) => T,
  use: Effect.Effect<A, E, R>,
  on?: string,
): Effect.Effect<A, T | CommittedRefusal<Bare<E>>, R | Attempts> =>
  Effect.flatMap(Attempts, (attempts) =>
    Effect.flatMap(attempts.wait(kind, limit, on), (wait): Effect.Effect<A, T | CommittedRefusal<Bare<E>>, R> => {
      if (wait !== null) return Effect.fail(tooMany(wait));
      const count = attempts.add(kind, limit, on);
      return use.pipe(
        Effect.catch((refusal) => refuseAndCommit(refusal, count)),
        Effect.tap(() => count),
      );
    }),
  );
