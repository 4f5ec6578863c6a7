// Recorded answers of a Strapi 5 server, replayed: the same refusals as of the reference server. [API-02] [API-03] [SES-02] [SES-06]
import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { ContentUsers, type TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { shopOverHttp, type ShopPorts } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { operationFor, successOf } from "./contract.ts";

interface Recording {
  readonly request: { readonly method: string; readonly path: string; readonly body?: Readonly<Record<string, string>> | string };
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
}

const recording = (name: string): Recording => JSON.parse(readFileSync(new URL(`../fixtures/auth/${name}.json`, import.meta.url), "utf8"));

/** The port's call that makes the recorded request. */
const callOf = ({ request }: Recording): Effect.Effect<unknown, { readonly _tag: string }, ContentUsers> => {
  const sent = typeof request.body === "string" ? Object.fromEntries(new URLSearchParams(request.body)) : (request.body ?? {});
  const field = (name: string): string => sent[name] ?? "";
  return Effect.flatMap(ContentUsers, (users): Effect.Effect<unknown, { readonly _tag: string }> => {
    switch (request.path) {
      case "/api/auth/local":
        return users.enter({ by: "login", identifier: field("identifier"), password: field("password") });
      case "/api/auth/local/register":
        return users.enter({ by: "register", username: field("username"), email: field("email"), password: field("password") });
      case "/api/auth/reset-password":
        return users.enter({
          by: "reset",
          code: field("code"),
          password: field("password"),
          passwordRepeat: field("passwordConfirmation"),
        });
      case "/api/auth/change-password":
        return users.changePassword(field("currentPassword"), field("password"), field("passwordConfirmation"));
      case "/api/auth/forgot-password":
        return users.forgotPassword(field("email"));
      case "/api/auth/send-email-confirmation":
        return users.sendConfirmation(field("email"));
      default:
        return users.me;
    }
  });
};

const replay = async (name: string) => {
  const taken = recording(name);
  const requests: Request[] = [];
  const layer: Layer.Layer<ShopPorts | TokenStore> = shopOverHttp({
    baseUrl: "http://cms.test/api",
    locale: () => "en",
    retries: 0,
    fetch: async (request) => {
      requests.push(request);
      return new Response(JSON.stringify(taken.response.body), {
        status: taken.response.status,
        headers: { "content-type": taken.response.headers["content-type"] ?? "" },
      });
    },
  }).pipe(Layer.provideMerge(tokensInMemory("a.b.c")));
  const shop = bridge(layer);
  const result = await shop.tell(callOf(taken));
  await shop.close();
  return { result, request: requests[0] };
};

describe("refusals", () => {
  it.each([
    ["login-wrong-password", "LoginRefused"],
    ["login-blocked", "AccountBlocked"],
    ["login-empty-body", "RegistrationInvalid"],
    ["login-with-valid-token", "ContentRefused"],
    ["login-no-body", "ContentRefused"],
    ["register-taken-email", "RegistrationTaken"],
    ["register-taken-username", "RegistrationTaken"],
    ["register-short-username", "RegistrationInvalid"],
    ["register-long-password", "PasswordTooLong"],
    ["reset-password-bad-code", "CodeNotValid"],
    ["reset-password-code-used", "CodeNotValid"],
    ["reset-password-mismatch", "PasswordsDiffer"],
    ["reset-password-short", "PasswordTooShort"],
    ["change-password-mismatch", "PasswordsDiffer"],
    ["change-password-same", "PasswordUnchanged"],
    ["change-password-bad-token", "TokenMissing"],
    ["me-bad-token", "TokenMissing"],
    ["me-no-token", "TokenMissing"],
    ["me-wrong-signature", "TokenMissing"],
  ])("[API-02] [SES-06] %s is %s", async (name, tag) => {
    const { result } = await replay(name);
    expect(Result.isFailure(result) ? result.failure._tag : "success").toBe(tag);
  });
  it("[API-03] what has no name here keeps the server's own payload", async () => {
    expect((await replay("login-with-valid-token")).result).toMatchObject({
      failure: { _tag: "ContentRefused", status: 403, name: "ForbiddenError", message: "Forbidden" },
    });
  });
  it("[SES-02] a refused registration names its fields", async () =>
    expect((await replay("register-short-username")).result).toMatchObject({ failure: { fields: ["username"] } }));
});

describe("successes", () => {
  it.each(["login-ok-form-encoded", "register-ok", "reset-password-ok", "change-password-ok"])(
    "[SES-02] %s grants a token",
    async (name) => {
      expect((await replay(name)).result).toMatchObject({ success: { token: expect.any(String) } });
    },
  );
  it("[SES-01] me-ok is the user", async () =>
    expect((await replay("me-ok")).result).toEqual(Result.succeed({ id: 1, username: "ada", email: "ada@example.test", confirmed: true })));
  it.each(["forgot-password-ok", "send-confirmation-ok", "send-confirmation-unknown"])(
    "[SES-06] %s says nothing of whether there is an account",
    async (name) => {
      expect(Result.isSuccess((await replay(name)).result)).toBe(true);
    },
  );
});

describe("tokens", () => {
  it.each(["login-wrong-password", "register-taken-email", "reset-password-bad-code", "forgot-password-ok", "send-confirmation-ok"])(
    "[API-02] %s goes without one",
    async (name) => {
      expect((await replay(name)).request?.headers.has("authorization")).toBe(false);
    },
  );
  it.each(["me-ok", "change-password-ok"])("[API-02] %s goes with it", async (name) =>
    expect((await replay(name)).request?.headers.get("authorization")).toBe("Bearer a.b.c"),
  );
});

it("[API-05] every recorded success fits the contract", () => {
  for (const name of [
    "login-ok-form-encoded",
    "register-ok",
    "reset-password-ok",
    "change-password-ok",
    "me-ok",
    "forgot-password-ok",
    "send-confirmation-ok",
  ]) {
    const { request, response } = recording(name);
    const found = operationFor(request.method, request.path);
    expect(found === null ? "no operation" : successOf(found).fault(response.body), name).toBeNull();
  }
});
