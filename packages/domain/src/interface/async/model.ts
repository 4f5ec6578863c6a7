// What is awaited: nothing yet, on its way, here, or failed. The one type for it in the shop. [SHL-11]

export type Async<A, E> =
  | { readonly status: "idle" }
  /** `previous` is what is still shown while the same thing is fetched again; null at first. */
  | { readonly status: "pending"; readonly previous: A | null }
  | { readonly status: "success"; readonly value: A }
  | { readonly status: "error"; readonly error: E };

export type AsyncStatus = Async<unknown, unknown>["status"];
