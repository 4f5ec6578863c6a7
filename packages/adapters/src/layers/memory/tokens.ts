// A token store for frontends without cookies: it holds the token as long as it lives. [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Token, TokenStore } from "@kontor/domain/visitor/session";

/** A new store for each build of the layer. */
export const tokensInMemory = (initial: Token | null = null): Layer.Layer<TokenStore> =>
  Layer.sync(TokenStore, () => {
    const state: { token: Token | null } = { token: initial };
    return {
      hasToken: Effect.sync(() => state.token !== null),
      bearer: Effect.sync(() => state.token),
      store: (token) =>
        Effect.sync(() => {
          state.token = token ?? state.token;
        }),
      clear: Effect.sync(() => {
        state.token = null;
      }),
    };
  });
