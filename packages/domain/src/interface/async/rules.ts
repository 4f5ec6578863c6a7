// How something awaited goes on, and what is shown of it. [SHL-11]
import type { Async } from "./model.ts";

export const idle: Async<never, never> = { status: "idle" };

/** Begins, or begins again: what was there may still be shown meanwhile. */
export const pending = <A, E>(before: Async<A, E>): Async<A, E> => ({ status: "pending", previous: valueOf(before) });

export const success = <A>(value: A): Async<A, never> => ({ status: "success", value });

export const failure = <E>(error: E): Async<never, E> => ({ status: "error", error });

/** What can be shown: the value, or the previous one while it is fetched again; else null. */
export const valueOf = <A, E>(async: Async<A, E>): A | null =>
  async.status === "success" ? async.value : async.status === "pending" ? async.previous : null;

/** Whether 'Try again' is offered. */
export const mayTryAgain = (async: Async<unknown, unknown>): boolean => async.status === "error";

/** The same state of something made from the value. */
export const mapped = <A, B, E>(async: Async<A, E>, change: (value: A) => B): Async<B, E> => {
  if (async.status === "success") return success(change(async.value));
  if (async.status === "pending") return { status: "pending", previous: async.previous === null ? null : change(async.previous) };
  return async;
};

/** One answer for each of the four states; none can be forgotten. */
export const matched = <A, E, B>(
  async: Async<A, E>,
  cases: {
    readonly idle: () => B;
    readonly pending: (previous: A | null) => B;
    readonly success: (value: A) => B;
    readonly error: (error: E) => B;
  },
): B => {
  switch (async.status) {
    case "idle":
      return cases.idle();
    case "pending":
      return cases.pending(async.previous);
    case "success":
      return cases.success(async.value);
    case "error":
      return cases.error(async.error);
  }
};
