// One call: its deadline, its further attempts if it is safe, its token, and what a 401 means. [API-03] [API-04] [SES-01] [SES-13]
import * as Effect from "effect/Effect";
import { RequestTimedOut, type TokenStore, UnknownError } from "@kontor/domain/visitor/session";
import type { Answer, Problem } from "../../client/index.ts";
import { defaultDeadline, defaultPause, defaultRetries, type HttpSettings } from "./settings.ts";

/** An answer that is no success, with the wait that it requires. */
export class Answered {
  readonly _tag = "Answered";
  readonly status: number;
  readonly problem: Problem;
  readonly retryAfter: number | null;
  constructor(problem: Problem) {
    this.status = problem.status;
    this.problem = problem;
    this.retryAfter = problem.retryAfter ?? null;
  }
}

/** What every request is given. */
export interface Init {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a call is made. */
export interface Manner {
  /** It changes nothing, so it may be tried again. */
  readonly safe?: boolean;
  /** It is answered to everybody: a token that no longer holds is cleared, and the call is made once more without it. */
  readonly open?: boolean;
  /** It never carries a token: what the contract answers to everybody alike, and the five calls that make or mend one. */
  readonly anonymous?: boolean;
}

export type CallFailed = Answered | RequestTimedOut | UnknownError;

/** Calls of one frontend. The deadline counts for all attempts together. */
export const caller = (settings: HttpSettings, tokens: TokenStore["Service"]) => {
  const deadline = settings.deadline ?? defaultDeadline;

  const attempt = <A>(
    send: (init: Init) => Promise<Answer<A>>,
    bearer: string | null,
  ): Effect.Effect<A, Answered | UnknownError> =>
    Effect.flatMap(
      Effect.promise((signal) =>
        send({
          signal,
          headers: {
            "shop-locale": settings.locale(),
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          },
        }),
      ),
      (answer) => (answer.ok ? Effect.succeed(answer.value) : Effect.fail(failureOf(answer.problem))),
    );

  const attempts = <A>(
    effect: Effect.Effect<A, Answered | UnknownError>,
    left: number,
    pause: number,
  ): Effect.Effect<A, Answered | UnknownError> =>
    left === 0
      ? effect
      : effect.pipe(
          Effect.catch((failed) =>
            isUnreachable(failed)
              ? Effect.andThen(Effect.sleep(pause), attempts(effect, left - 1, pause * 2))
              : Effect.fail(failed),
          ),
        );

  return <A>(send: (init: Init) => Promise<Answer<A>>, manner: Manner = {}): Effect.Effect<A, CallFailed> => {
    const tried = (bearer: string | null) =>
      attempts(
        attempt(send, bearer),
        manner.safe === true ? (settings.retries ?? defaultRetries) : 0,
        settings.pause ?? defaultPause,
      );
    const withToken = Effect.flatMap(manner.anonymous === true ? Effect.succeed(null) : tokens.bearer, (bearer) =>
      tried(bearer).pipe(
        Effect.catch((failed) => {
          if (failed._tag !== "Answered" || failed.status !== 401 || manner.anonymous === true)
            return Effect.fail(failed);
          return Effect.andThen(tokens.clear, manner.open === true ? tried(null) : Effect.fail(failed));
        }),
      ),
    );
    return Effect.timeoutOrElse(withToken, {
      duration: deadline,
      orElse: () => Effect.fail(new RequestTimedOut({ milliseconds: deadline })),
    });
  };
};

export type Caller = ReturnType<typeof caller>;

/** There was no answer, or only one of a proxy. */
const isUnreachable = (failed: Answered | UnknownError): boolean =>
  failed._tag === "UnknownError" || failed.status === 502 || failed.status === 503 || failed.status === 504;

const failureOf = (problem: Problem): Answered | UnknownError =>
  problem.status === 0
    ? new UnknownError({ message: problem.cause instanceof Error ? problem.cause.message : String(problem.cause) })
    : new Answered(problem);
