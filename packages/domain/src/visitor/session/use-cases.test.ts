// Entering and leaving over ports in memory: with a store that holds the token, and with a browser's, which never sees it. [SES-01…03] [SES-09] [SES-11] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { ada, adasLogin, kontorInMemory, type KontorSeen } from "./arbitraries.ts";
import { ContentUsers, enter, fetchUser, leave, LogoutFailed, type Sessions, type TokenStore } from "./index.ts";

const outside = (): KontorSeen => ({ token: null, cookie: false, granted: 0, sentTokens: [] });
const users = (at: KontorSeen) => Effect.runSync(Effect.provide(ContentUsers, kontorInMemory("terminal", at)));
const run = <A, E>(
  use: Effect.Effect<A, E, TokenStore | ContentUsers | Sessions>,
  ports: ReturnType<typeof kontorInMemory>,
) => Effect.runSync(Effect.result(Effect.provide(use, ports)));

describe("entering", () => {
  it("[SES-02] [SES-11] one token serves both sides: the token granted by the content system is stored, and the user is fetched with it", () => {
    const at = outside();
    expect(run(enter(adasLogin), kontorInMemory("terminal", at))).toEqual(Result.succeed(ada));
    expect(at).toEqual({ token: "jwt-1", cookie: false, granted: 1, sentTokens: ["jwt-1"] });
  });
  it("[SES-13] a browser's store never contains the token: the cookie replaces it", () => {
    const at = outside();
    expect(run(enter(adasLogin), kontorInMemory("browser", at))).toEqual(Result.succeed(ada));
    expect(at).toEqual({ token: null, cookie: true, granted: 1, sentTokens: [null] });
  });
  it("[SES-02] a refused login stores nothing and fetches no user; a wrong repeat makes no call", () => {
    const at = outside();
    expect(run(enter({ ...adasLogin, password: "Other-one1" }), kontorInMemory("terminal", at))).toMatchObject({
      failure: { _tag: "LoginRefused" },
    });
    expect(
      run(
        enter({ by: "reset", code: "c", password: "Passw0rd-one", passwordRepeat: "x" }),
        kontorInMemory("terminal", at),
      ),
    ).toMatchObject({
      failure: { _tag: "PasswordsDiffer" },
    });
    expect(at).toEqual(outside());
  });
  it("[SES-06] a changed password stores the token that stands for all those it ended; a wrong current one changes nothing", () => {
    const at: KontorSeen = { token: "jwt-1", cookie: false, granted: 1, sentTokens: [] };
    const change = {
      by: "change",
      current: adasLogin.password,
      password: "Harbour-two2",
      passwordRepeat: "Harbour-two2",
    } as const;
    const ports = kontorInMemory("terminal", at);
    expect(run(enter({ ...change, current: "Other-one1" }), ports)).toMatchObject({
      failure: { _tag: "CurrentPasswordWrong" },
    });
    expect(run(enter({ ...change, current: change.password }), ports)).toMatchObject({
      failure: { _tag: "PasswordUnchanged" },
    });
    expect(run(enter({ ...change, passwordRepeat: "x" }), ports)).toMatchObject({
      failure: { _tag: "PasswordsDiffer" },
    });
    expect(at).toEqual({ token: "jwt-1", cookie: false, granted: 1, sentTokens: [] });
    expect(run(enter(change), ports)).toEqual(Result.succeed(ada));
    expect(at).toEqual({ token: "jwt-2", cookie: false, granted: 2, sentTokens: ["jwt-2"] });
  });
  it("[SES-06] a registration that is granted no token waits for the confirmed address", () => {
    const at = outside();
    const silent = Layer.succeed(ContentUsers, { ...users(at), enter: () => Effect.succeed({ token: null }) });
    const register = { by: "register", username: "ada", email: "ada@shop.example", password: "Passw0rd-one" } as const;
    expect(run(enter(register), Layer.merge(kontorInMemory("terminal", at), silent))).toMatchObject({
      failure: { _tag: "EmailUnconfirmed" },
    });
  });
  it.each(["terminal", "browser"] as const)("[SES-01] a fetch that fails clears the token (%s)", (kind) => {
    const at: KontorSeen = { token: "jwt-of-nobody", cookie: false, granted: 1, sentTokens: [] };
    expect(run(fetchUser(), kontorInMemory(kind, at))).toMatchObject({ failure: { _tag: "TokenMissing" } });
    expect(at.token).toBeNull();
  });
});

describe("leaving", () => {
  it("[SES-03] requests the key while the token is still valid, then clears it", () => {
    const at: KontorSeen = { token: "jwt-1", cookie: false, granted: 1, sentTokens: [] };
    expect(run(leave(), kontorInMemory("terminal", at))).toEqual(Result.succeed("sso-key"));
    expect(at).toEqual({ token: null, cookie: false, granted: 1, sentTokens: ["jwt-1", "jwt-1"] });
  });
  it("[SES-09] clears the token also when no key could be had", () => {
    const at: KontorSeen = { token: "jwt-1", cookie: false, granted: 1, sentTokens: [] };
    expect(run(leave(), kontorInMemory("terminal", at, { key: true }))).toEqual(Result.fail(new LogoutFailed()));
    expect(at.token).toBeNull();
  });
});
