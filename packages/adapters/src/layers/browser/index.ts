// Door of the browser's token store: the cookie is out of reach, only the hint that there is one can be read. [SES-02] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { TokenStore } from "@kontor/domain/visitor/session";

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/** Name of the readable hint that the shop's origin sets beside the HttpOnly cookie. */
export const hintCookie = "signed-in";

const isHinted = (jar: CookieJar): boolean => jar.cookie.split(";").some((pair) => pair.trim() === `${hintCookie}=1`);

/**
 * A browser holds no bearer: the shop's origin turns the cookie into one, and takes the jwt out of every answer. Clearing
 * removes the hint; the cookie itself goes with the shop's answer to a logout or to a token that no longer holds.
 */
export const tokensInBrowser = (jar: CookieJar = globalThis.document): Layer.Layer<TokenStore> =>
  Layer.succeed(TokenStore, {
    hasToken: Effect.sync(() => isHinted(jar)),
    bearer: Effect.succeed(null),
    store: () => Effect.void,
    clear: Effect.sync(() => {
      jar.cookie = `${hintCookie}=; path=/; max-age=0; samesite=lax`;
    }),
  });
