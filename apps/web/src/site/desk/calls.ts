// Calls of the desk as TanStack Query wants them: a result, or an error that carries the problem as the shop said it.
import {
  type Answer,
  type Call,
  type InitOf,
  type Method,
  type PathWith,
  type Problem,
  resultOf,
  type ValueOf,
} from "@kontor/adapters/client";

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.refusal);
    this.problem = problem;
  }
}

/** A field of a dialog that no call can carry: it is refused before one. */
export const refusedField = (field: string, detail: string): Refused =>
  new Refused({ status: 422, refusal: "RequestMalformed", detail, errors: [{ field, detail } as never] });

/** The problem of whatever was thrown. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refused ? error.problem : { status: 0, refusal: "UnknownError", detail: "", cause: error };

export const resultIn = async <A>(answer: Promise<Answer<{ readonly result: A }>>): Promise<A> => {
  const read = await resultOf(answer);
  if (read.ok) return read.value;
  throw new Refused(read.problem);
};

type ResultOf<A> = A extends { readonly result: infer R } ? R : never;

/** One call of the contract: its result, or a refusal that is thrown. */
export type Send = <M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...init: InitOf<M, P>
) => Promise<ResultOf<ValueOf<M, P>>>;

export const sendBy = (call: Call): Send => ((...of: Parameters<Call>) => resultIn(call(...of) as never)) as Send;

/** No answer, or none that says anything of the call: it is worth another attempt, which reads alone make by themselves. */
export const isLost = (error: unknown): boolean => {
  const { status } = problemOf(error);
  return status === 0 || status >= 500;
};

/** The login has ended. */
export const isLoginOver = (error: unknown): boolean => problemOf(error).status === 401;

/** Whether what was sent is still to be done, or may be: the shop did not say what became of it, or wants a login first. */
export const isOpen = (error: unknown): boolean => isLost(error) || isLoginOver(error) || wantsProof(error);

/** Who calls has to prove once more who they are, and the call is made again. */
export const wantsProof = (error: unknown): boolean =>
  ["ProofTooOld", "FactorMissing"].includes(problemOf(error).refusal);
