// Examples for logins over a provider. [SES-05]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import type { EmailAddress } from "#kernel/text";
import { connectPath, finishedLogin, providerEntry, returnedPath, startedLoginCookie } from "./index.ts";

const nonce = "0123456789abcdefghijKL";
const started = {
  provider: "github",
  nonce,
  startedAt: instant(1000),
  locale: "de",
  returnPath: "/de/server?x=1.2",
} as const;
const cookie = startedLoginCookie(started);
const back = { provider: "github", accessToken: "t", cookie, state: null };
const at = (milliseconds: number) => instant(1000 + milliseconds);

describe("a login over a provider", () => {
  it("[SES-05] starts at its own path", () =>
    expect([connectPath("github"), connectPath("../x"), returnedPath("github")]).toEqual([
      "/connect/github",
      "/connect/..%2Fx",
      "/auth/github/callback",
    ]));
  it("[SES-05] is finished by the browser that started it", () => {
    expect(finishedLogin(back, at(0))).toEqual(Result.succeed(started));
    expect(finishedLogin({ ...back, state: nonce }, at(599_999))).toEqual(Result.succeed(started));
    expect(finishedLogin({ ...back, accessToken: null, hasSession: true }, at(0))).toEqual(Result.succeed(started));
  });
  it.each([
    ["no cookie", { ...back, cookie: null }, 5],
    ["another provider's cookie", { ...back, provider: "google" }, 5],
    ["another nonce", { ...back, state: `${nonce}x` }, 5],
    ["no token", { ...back, accessToken: "" }, 5],
    ["no token and no session", { ...back, accessToken: null, hasSession: false }, 5],
    ["ten minutes later", back, 600_000],
    ["before it began", back, -1],
    ["a forged cookie", { ...back, cookie: "github.short.1000" }, 5],
    ["half a cookie", { ...back, cookie: `github.${nonce}` }, 5],
  ])("[SES-05] is refused: %s", (_, given, later) => {
    expect(Result.flip(finishedLogin(given, at(later)))).toMatchObject({
      success: { _tag: "ProviderLoginRefused", rule: "SES-05" },
    });
  });
  it("[SES-05] [SES-11] an account from before is handed over for a proved address alone, where the operator lets the provider do so", () => {
    const identity = {
      provider: "github",
      subject: "7",
      email: "ada@shop.example" as EmailAddress,
      emailVerified: true,
    };
    const customer = { isBound: false, holder: { role: "customer" } } as const;
    expect(providerEntry(identity, { isBound: false, holder: null }, false)).toEqual(Result.succeed("made"));
    expect(providerEntry(identity, { isBound: true, holder: null }, false)).toEqual(Result.succeed("own"));
    expect(providerEntry(identity, customer, true)).toEqual(Result.succeed("handed-over"));
    expect(providerEntry(identity, customer, false)).toMatchObject({ failure: { _tag: "RegistrationTaken" } });
    expect(providerEntry(identity, { isBound: false, holder: { role: "admin" } }, true)).toMatchObject({
      failure: { _tag: "RegistrationTaken" },
    });
    expect(providerEntry({ ...identity, emailVerified: false }, customer, true)).toMatchObject({
      failure: { _tag: "ProviderAddressUnverified" },
    });
  });
  it("[SES-05] a nonce that could be guessed is never given out", () => {
    expect(() => startedLoginCookie({ ...started, nonce: "1234" })).toThrow("unguessable");
    expect(() => startedLoginCookie({ ...started, provider: "Git Hub" })).toThrow("unguessable");
  });
});
