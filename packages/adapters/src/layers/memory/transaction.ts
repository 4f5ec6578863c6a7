// A use case over the shop in memory, whole or not at all: a refusal undoes everything but what it keeps. [CHK-05] [OPS-08]
import * as Effect from "effect/Effect";
import { committed, type CommittedRefusal } from "@kontor/domain/kernel/limit";
import { Undo, undone } from "./changes.ts";
import { type Account, portsOf, type World, type WorldPorts } from "./world.ts";

/** A refusal without what it keeps. */
export type PlainRefusal<E> = E extends CommittedRefusal<infer F> ? F : E;

export const inTransaction = <A, E>(
  of: World,
  account: Account | null,
  use: Effect.Effect<A, E, WorldPorts>,
): Effect.Effect<A, PlainRefusal<E>> => {
  const ended = committed<A, PlainRefusal<E>, PlainRefusal<E>, WorldPorts>(
    use as Effect.Effect<A, PlainRefusal<E>, WorldPorts>,
    undone,
  );
  return Effect.suspend(() =>
    ended.pipe(
      Effect.tapError(() => undone),
      Effect.flatMap(Effect.fromResult),
      Effect.provideContext(portsOf(of, account)),
      Effect.provideService(Undo, []),
    ),
  );
};
