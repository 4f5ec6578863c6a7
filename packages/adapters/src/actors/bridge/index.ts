// Door of the bridge: the one place where Effects become promises, for machines and for queries. [API-04]
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import type { Result } from "effect/Result";
import { fromPromise, type PromiseActorLogic } from "xstate";

export interface Bridge<Ports> {
  /** A machine's slot: a refusal comes as a value, a defect as a rejection; leaving the state interrupts the call. */
  readonly slot: <Input, A, E>(run: (input: Input) => Effect.Effect<A, E, Ports>) => PromiseActorLogic<Result<A, E>, Input>;
  /** A query's promise: rejects with the refusal. */
  readonly ask: <A, E>(effect: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<A>;
  /** The same with the refusal as a value. */
  readonly tell: <A, E>(effect: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<Result<A, E>>;
  readonly close: () => Promise<void>;
}

/** Builds the ports of a layer once, when first needed, and runs Effects over them. */
export const bridge = <Ports>(layer: Layer.Layer<Ports>): Bridge<Ports> => {
  const runtime = ManagedRuntime.make(layer);
  const options = (signal?: AbortSignal) => (signal === undefined ? {} : { signal });
  return {
    slot: (run) => fromPromise(({ input, signal }) => runtime.runPromise(Effect.result(run(input)), { signal })),
    ask: (effect, signal) => runtime.runPromise(effect, options(signal)),
    tell: (effect, signal) => runtime.runPromise(Effect.result(effect), options(signal)),
    close: () => runtime.dispose(),
  };
};
