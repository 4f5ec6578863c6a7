// One call: its deadline, its further attempts if it is safe, its token, and what a 401 means. [API-03] [API-04] [SES-01] [SES-13]
import * as Effect from "effect/Effect";
import { RequestTimedOut, type TokenStore, UnknownError } from "@kontor/domain/visitor/session";
import { defaultDeadline, defaultPause, defaultRetries, type HttpSettings } from "./settings.ts";

/** An answer that is no success: its status, its body as read, and the wait it asks for. */
export class Answered {
  readonly _tag = "Answered";
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;
  constructor(status: number, body: unknown, retryAfter: number | null) {
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** What openapi-fetch answers. */
export interface Fetched<A> {
  readonly data?: A | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** What every request is given. A type, not an interface: openapi-fetch wants an index signature. */
export type Init = {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
};

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

  const attempt = <A>(send: (init: Init) => Promise<Fetched<A>>, bearer: string | null): Effect.Effect<A, Answered | UnknownError> =>
    Effect.flatMap(
      Effect.tryPromise({
        try: (signal) =>
          send({
            signal,
            headers: { "shop-locale": settings.locale(), ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
          }),
        catch: unreachable,
      }),
      ({ data, error, response }) =>
        response.ok && data !== undefined ? Effect.succeed(data) : Effect.fail(new Answered(response.status, error, waitOf(response))),
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
            isNobodyThere(failed) ? Effect.andThen(Effect.sleep(pause), attempts(effect, left - 1, pause * 2)) : Effect.fail(failed),
          ),
        );

  return <A>(send: (init: Init) => Promise<Fetched<A>>, manner: Manner = {}): Effect.Effect<A, CallFailed> => {
    const tried = (bearer: string | null) =>
      attempts(attempt(send, bearer), manner.safe === true ? (settings.retries ?? defaultRetries) : 0, settings.pause ?? defaultPause);
    const withToken = Effect.flatMap(manner.anonymous === true ? Effect.succeed(null) : tokens.bearer, (bearer) =>
      tried(bearer).pipe(
        Effect.catch((failed) => {
          if (failed._tag !== "Answered" || failed.status !== 401 || manner.anonymous === true) return Effect.fail(failed);
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

/** Nobody answered, or only something in between did. */
const isNobodyThere = (failed: Answered | UnknownError): boolean =>
  failed._tag === "UnknownError" || failed.status === 502 || failed.status === 503 || failed.status === 504;

const unreachable = (cause: unknown): UnknownError => new UnknownError({ message: cause instanceof Error ? cause.message : String(cause) });

const waitOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get("retry-after") ?? "");
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
};
