// Where carts stand in the API, and how one tells that there is none.
import type { Answer } from "./call.ts";

export const carts = "/shop/order/cart";

/** A cart by its id; in a browser that is `current`, and the shop's origin puts the cookie's value in its place. [CRT-01] */
export const cartAt = (id: string): string => `${carts}/${encodeURIComponent(id)}`;

/** Nothing opens under this id; one that is malformed is none either. */
export const isNoCart = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.problem.refusal === "CartNotFound" || answer.problem.status === 400);
