// How an act reaches the API, from a browser as from a form on the server, and how its answers are read.
import type { Cart } from "@kontor/domain/shop/cart";
import type { Refused } from "../page/checkout-views.ts";

export interface Problem extends Refused {
  readonly status: number;
  /** What the refusal is about, for texts and machines. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The cart as it stands now, when it was changed elsewhere. */
  readonly cart?: Cart;
  /** The fields that were refused, of a form. */
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
}

export type Answer<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly problem: Problem };

/** One call of the API by its path below `/api`, as who is there. */
export type Call = <A>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) => Promise<Answer<A>>;

/** No answer at all: the network, not the shop. */
export const unreached: Problem = { status: 0, refusal: "Unreached", detail: "" };

/** The answer of a status and a body. */
export const answerFrom = <A>(status: number, body: unknown): Answer<A> => {
  const read = body as { readonly result?: A } & Partial<Problem>;
  if (status < 300) return { ok: true, value: read.result as A };
  const { refusal = "UnknownError", detail = "", facts, cart, errors } = read;
  return {
    ok: false,
    problem: { status, refusal, detail, ...(facts && { facts }), ...(cart && { cart }), ...(errors && { errors }) },
  };
};
