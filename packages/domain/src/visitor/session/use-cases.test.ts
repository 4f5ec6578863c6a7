// Entering and leaving over ports in memory: with a store that holds the token, and with a browser's, which never sees it. [SES-01…03] [SES-09] [SES-11] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import {
  ContentUsers,
  enter,
  fetchUser,
  leave,
  LoginRefused,
  LogoutFailed,
  Sessions,
  SingleSignFailed,
  TokenMissing,
  TokenStore,
} from "./index.ts";

const ada = { id: 7, username: "ada", email: "ada@shop.example", confirmed: true };
const login = { by: "login", identifier: "ada@shop.example", password: "Passw0rd-one" } as const;

interface Told {
  token: string | null;
  /** The cookie that the shop's origin holds for a browser. */
  cookie: boolean;
  readonly asked: (string | null)[];
}

/** A shop whose calls carry the store's bearer, or none where a cookie stands in for it. */
const shop = (kind: "terminal" | "browser", at: Told, broken: { readonly key?: boolean } = {}) =>
  Layer.mergeAll(
    Layer.succeed(TokenStore, {
      held: Effect.sync(() => at.token !== null || at.cookie),
      bearer: Effect.sync(() => (kind === "browser" ? null : at.token)),
      keep: (token) =>
        Effect.sync(() => {
          if (kind === "terminal") at.token = token ?? at.token;
        }),
      clear: Effect.sync(() => {
        at.token = null;
        at.cookie = false;
      }),
    }),
    Layer.succeed(ContentUsers, {
      enter: (entry) =>
        Effect.suspend(() => {
          if (entry.password !== login.password) return Effect.fail(new LoginRefused());
          at.cookie = kind === "browser";
          return Effect.succeed({ token: kind === "browser" ? null : "jwt-of-7" });
        }),
      me: Effect.suspend(() => {
        at.asked.push(at.token);
        return at.token === "jwt-of-7" || at.cookie ? Effect.succeed(ada) : Effect.fail(new TokenMissing());
      }),
      forgotPassword: () => Effect.void,
      changePassword: () => Effect.fail(new TokenMissing()),
      sendConfirmation: () => Effect.void,
      callback: () => Effect.die("not here"),
    }),
    Layer.succeed(Sessions, {
      information: Effect.succeed(null),
      singleSign: Effect.suspend(() => {
        at.asked.push(at.token);
        return broken.key === true ? Effect.fail(new SingleSignFailed()) : Effect.succeed("sso-key");
      }),
      end: Effect.void,
    }),
  );

const outside = (): Told => ({ token: null, cookie: false, asked: [] });
const run = <A, E>(use: Effect.Effect<A, E, TokenStore | ContentUsers | Sessions>, ports: ReturnType<typeof shop>) =>
  Effect.runSync(Effect.result(Effect.provide(use, ports)));

describe("entering", () => {
  it("[SES-02] [SES-11] one token serves both sides: what the content system granted is kept, and the user is fetched with it", () => {
    const at = outside();
    expect(run(enter(login), shop("terminal", at))).toEqual(Result.succeed(ada));
    expect(at).toEqual({ token: "jwt-of-7", cookie: false, asked: ["jwt-of-7"] });
  });
  it("[SES-13] a browser's store never holds the token: the cookie stands in for it", () => {
    const at = outside();
    expect(run(enter(login), shop("browser", at))).toEqual(Result.succeed(ada));
    expect(at).toEqual({ token: null, cookie: true, asked: [null] });
  });
  it("[SES-02] a refused way in keeps nothing and fetches nobody; a wrong repeat asks nobody", () => {
    const at = outside();
    expect(run(enter({ ...login, password: "Other-one1" }), shop("terminal", at))).toMatchObject({ failure: { _tag: "LoginRefused" } });
    expect(run(enter({ by: "reset", code: "c", password: "Passw0rd-one", passwordRepeat: "x" }), shop("terminal", at))).toMatchObject({
      failure: { _tag: "PasswordsDiffer" },
    });
    expect(at).toEqual(outside());
  });
  it.each(["terminal", "browser"] as const)("[SES-01] a fetch that fails clears the token (%s)", (kind) => {
    const at: Told = { token: "jwt-of-nobody", cookie: false, asked: [] };
    expect(run(fetchUser(), shop(kind, at))).toMatchObject({ failure: { _tag: "TokenMissing" } });
    expect(at.token).toBeNull();
  });
});

describe("leaving", () => {
  it("[SES-03] asks for the key while the token still holds, then clears it", () => {
    const at: Told = { token: "jwt-of-7", cookie: false, asked: [] };
    expect(run(leave(), shop("terminal", at))).toEqual(Result.succeed("sso-key"));
    expect(at).toEqual({ token: null, cookie: false, asked: ["jwt-of-7"] });
  });
  it("[SES-09] clears the token also when no key could be had", () => {
    const at: Told = { token: "jwt-of-7", cookie: false, asked: [] };
    expect(run(leave(), shop("terminal", at, { key: true }))).toEqual(Result.fail(new LogoutFailed()));
    expect(at.token).toBeNull();
  });
});
