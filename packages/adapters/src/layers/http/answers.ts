// The specification's answers: `success: false` is what a failure comes to, an address is null, a country falls back, flags are none. [API-04] [SES-04] [SES-08] [CNT-09]
import * as Effect from "effect/Effect";
import { type Customer, Customers, vatCountryOfFetch } from "@kontor/domain/shop/customer";
import { type FeatureFlag, FeatureFlags, featureFlags as flagsThatAreOn } from "@kontor/domain/site/feature";
import type { TokenStore } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import { shopClient } from "../../client/index.ts";
import { caller } from "./call.ts";
import type { HttpSettings } from "./settings.ts";

export type Success<A, E> =
  | { readonly success: true; readonly result: A }
  | { readonly success: false; readonly error: E };

/** Customer update and single sign: a failure is an answer, with its error. [API-04] */
export const answerOf = <A, E, R>(use: Effect.Effect<A, E, R>): Effect.Effect<Success<A, E>, never, R> =>
  Effect.map(Effect.result(use), (result) =>
    Result.isSuccess(result) ? { success: true, result: result.success } : { success: false, error: result.failure },
  );

/** The address of the customer; null when there is none, and when it could not be fetched. [SES-08] */
export const addressOrNull: Effect.Effect<Customer | null, never, Customers> = Effect.flatMap(
  Customers,
  ({ current }) => current.pipe(Effect.catch(() => Effect.succeed(null))),
);

/** The country of the customer's VAT; a failed fetch is no success and says DE. [SES-08] */
export const vatCountryOfCustomer = Effect.flatMap(Customers, ({ current }) =>
  Effect.map(Effect.result(current), (read) =>
    vatCountryOfFetch(
      Result.isSuccess(read) && read.success !== null ? Result.succeed(read.success) : Result.fail(read),
    ),
  ),
);

export type { FeatureFlag };

/** The flags that are on; a failure is an empty list, logged, without a message to the visitor. [CNT-09] */
export const featureFlags = (settings: HttpSettings): Effect.Effect<readonly FeatureFlag[]> => {
  const shop = shopClient({ baseUrl: settings.baseUrl, fetch: settings.fetch }).call;
  const list = caller(settings, anonymousTokens)((init) => shop("GET", "/v2/content/feature-flags", init), {
    safe: true,
    anonymous: true,
  });
  return flagsThatAreOn().pipe(
    Effect.provideService(FeatureFlags, {
      list: Effect.map(list, ({ result }) => result),
      report: (message, reason) => settings.report?.(message, reason as never),
    }),
  );
};

/** The caller of public data. */
export const anonymousTokens: TokenStore["Service"] = {
  hasToken: Effect.succeed(false),
  bearer: Effect.succeed(null),
  store: () => Effect.void,
  clear: Effect.void,
};
