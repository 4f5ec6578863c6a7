// How something awaited goes on, and what is shown of it. [SHL-11]
import type { Async } from "./model.ts";

export const idle: Async<never, never> = { status: "idle" };

/** Begins, or begins again: what was there may still be shown meanwhile. */
export const pending = <A, E>(before: Async<A, E>): Async<A, E> => ({ status: "pending", previous: valueOf(before) });

/** A value that is loaded. */
export const success = <A>(value: A): Async<A, never> => ({ status: "success", value });

/** A value that could not be loaded, with its error. */
export const failure = <E>(error: E): Async<never, E> => ({ status: "error", error });

/** What can be shown: the value, or the previous one while it is fetched again; else null. */
export const valueOf = <A, E>(async: Async<A, E>): A | null =>
  async.status === "success" ? async.value : async.status === "pending" ? async.previous : null;

/** Whether 'Try again' is offered. */
export const mayTryAgain = (async: Async<unknown, unknown>): boolean => async.status === "error";
