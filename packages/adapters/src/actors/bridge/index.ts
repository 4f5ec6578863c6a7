// Door of the bridge: the one place where Effects become promises, for machines and for queries. [API-04]
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import type { Result } from "effect/Result";

export interface Bridge<Ports> {
  /** A query's promise: rejects with the refusal. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<A>;
  /** The same with the refusal as a value; a defect rejects, an aborted signal interrupts. */
  readonly runResult: <A, E>(effect: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<Result<A, E>>;
  readonly close: () => Promise<void>;
}

/** Builds the ports of a layer once, when first needed, and runs Effects over them. */
export const bridge = <Ports>(layer: Layer.Layer<Ports>): Bridge<Ports> => {
  const runtime = ManagedRuntime.make(layer);
  const options = (signal?: AbortSignal) => (signal === undefined ? {} : { signal });
  return {
    run: (effect, signal) => runtime.runPromise(effect, options(signal)),
    runResult: (effect, signal) => runtime.runPromise(Effect.result(effect), options(signal)),
    close: () => runtime.dispose(),
  };
};
