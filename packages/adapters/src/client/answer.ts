// The outcome of a call: the payload, or a problem, whether the shop refused it or there was no answer. [API-01] [API-03] [API-04]
import type { ProblemBody } from "./contract.ts";

/** A refusal in the language of the call, with all members of its document; 0 and `UnknownError` where no answer could be read. */
export interface Problem extends ProblemBody {
  readonly status: number;
  /** Tag of the refusal. */
  readonly refusal: NonNullable<ProblemBody["refusal"]>;
  /** Its text; empty for what is no refusal of the shop. */
  readonly detail: string;
  /** Seconds after which the call may be made again. */
  readonly retryAfter?: number;
  /** The answer as it came: a value, or the text of what is no JSON. */
  readonly body?: unknown;
  /** Why there is no answer. */
  readonly cause?: unknown;
}

export type Answer<A> =
  | { readonly ok: true; readonly status: number; readonly value: A }
  | { readonly ok: false; readonly problem: Problem };

/** No answer at all: the network, not the shop. */
export const unreached: Problem = { status: 0, refusal: "UnknownError", detail: "" };

const isDocument = (body: unknown): body is ProblemBody => typeof body === "object" && body !== null;

/** The problem in an answer's body. What is no document, such as the page of a proxy, has its status alone. */
export const problemFrom = (status: number, body: unknown, retryAfter: string | null): Problem => {
  const seconds = Number(retryAfter);
  return { ...unreached, ...(isDocument(body) && body), status, body, ...(seconds > 0 && { retryAfter: seconds }) };
};

/** The `result` of a good answer of the shop. */
export const resultOf = async <A>(answer: Promise<Answer<{ readonly result: A }>>): Promise<Answer<A>> => {
  const read = await answer;
  return read.ok ? { ...read, value: read.value.result } : read;
};
