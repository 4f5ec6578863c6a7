// Awaited things in each of their states, for laws.
import fc from "fast-check";
import type { Async } from "./model.ts";

export const anyAsync = <A, E>(value: fc.Arbitrary<A>, error: fc.Arbitrary<E>): fc.Arbitrary<Async<A, E>> =>
  fc.oneof(
    fc.constant<Async<A, E>>({ status: "idle" }),
    fc.option(value).map((previous): Async<A, E> => ({ status: "pending", previous })),
    value.map((shown): Async<A, E> => ({ status: "success", value: shown })),
    error.map((refused): Async<A, E> => ({ status: "error", error: refused })),
  );
