// Recorded answers of a Strapi 5 server, replayed: the same refusals as of the reference server. [API-02] [API-03] [SES-02] [SES-06]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { ContentUsers, type TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { byRequest } from "../src/client/index.ts";
import { shopOverHttp, type ShopPorts } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { operationFor, successOf } from "./contract.ts";
import { accountRecordings, recorded, type Recording } from "./recordings.ts";

const placeOf = (name: string): string => (name.includes("/") ? name : `auth/${name}`);

/** Those that were given to an adapter. */
const replayed = new Set<string>();

/** The port's call that makes the recorded request. */
const callOf = ({ request }: Recording): Effect.Effect<unknown, { readonly _tag: string }, ContentUsers> => {
  const sent =
    typeof request.body === "string" ? Object.fromEntries(new URLSearchParams(request.body)) : (request.body ?? {});
  const field = (name: string): string => sent[name] ?? "";
  return Effect.flatMap(ContentUsers, (users): Effect.Effect<unknown, { readonly _tag: string }> => {
    const provider = /^\/api\/auth\/(\w+)\/callback\?access_token=(.*)$/.exec(request.path);
    if (provider !== null) return users.callback(provider[1] ?? "", provider[2] ?? "");
    switch (request.path.replace(/\/$/, "")) {
      case "/api/auth/local":
        return users.enter({ by: "login", identifier: field("identifier"), password: field("password") });
      case "/api/auth/local/register":
        return users.enter({
          by: "register",
          username: field("username"),
          email: field("email"),
          password: field("password"),
        });
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
  const taken = recorded(placeOf(name));
  replayed.add(placeOf(name));
  const requests: Request[] = [];
  const layer: Layer.Layer<ShopPorts | TokenStore> = shopOverHttp({
    baseUrl: "http://cms.test/api",
    locale: () => "en",
    retries: 0,
    fetch: byRequest(async (request) => {
      requests.push(request);
      return new Response(JSON.stringify(taken.response.body), {
        status: taken.response.status,
        headers: { "content-type": taken.response.headers["content-type"] ?? "" },
      });
    }),
  }).pipe(Layer.provideMerge(tokensInMemory("a.b.c")));
  const shop = bridge(layer);
  const result = await shop.runResult(callOf(taken));
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
    ["me-api-token", "TokenMissing"],
    ["me-token-of-deleted-user", "TokenMissing"],
    ["me-fields-unknown", "ContentRefused"],
    ["login-missing-password", "RegistrationInvalid"],
    ["register-bad-json", "ContentRefused"],
    ["register-extra-key", "ContentRefused"],
    ["register-with-user-token", "ContentRefused"],
    ["reset-password-with-user-token", "ContentRefused"],
    ["reset-password-empty", "RegistrationInvalid"],
    ["forgot-password-empty", "RegistrationInvalid"],
    ["send-confirmation-already", "ContentRefused"],
    ["send-confirmation-bad-email", "RegistrationInvalid"],
    ["send-confirmation-with-user-token", "ContentRefused"],
    ["errors/body-too-large", "ContentRefused"],
    ["modes/email-confirmation/login-not-confirmed", "EmailUnconfirmed"],
    ["modes/rate-limit/login-attempt-1", "LoginRefused"],
    ["modes/rate-limit/login-attempt-10", "LoginRefused"],
    ["modes/rate-limit/login-attempt-11", "TooManyAttempts"],
    ["modes/rate-limit/trailing-slash-same-bucket", "TooManyAttempts"],
    ["modes/rate-limit/forgot-attempt-11", "TooManyAttempts"],
    ["modes/refresh-tokens/login-httponly-cookie", "ContentRefused"],
    ["modes/register-closed/register", "ContentRefused"],
    ["oauth/callback-disabled", "ContentRefused"],
    ["oauth/callback-enabled-token-without-session", "ProviderLoginRefused"],
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
  it.each([
    "login-ok-form-encoded",
    "register-ok",
    "reset-password-ok",
    "change-password-ok",
    "modes/email-confirmation/login-ok",
    "modes/refresh-tokens/login-ok",
    "modes/refresh-tokens/register-ok",
    "modes/refresh-tokens/change-password-ok",
    "oauth/callback-ok-second-use",
  ])("[SES-02] %s grants a token", async (name) => {
    expect((await replay(name)).result).toMatchObject({ success: { token: expect.any(String) } });
  });
  it("[SES-02] [SES-06] an account that waits for its confirmation has no token yet", async () =>
    expect((await replay("modes/email-confirmation/register-needs-confirmation-no-jwt")).result).toEqual(
      Result.succeed({ token: null }),
    ));
  it.each([
    "me-ok",
    "me-fields",
    "me-unknown-param",
    "me-old-token-after-password-change",
    "me-populate-role-without-permission",
    "me-populate-star-without-permission",
    "modes/refresh-tokens/me-ok",
    "modes/refresh-tokens/me-after-logout",
    "modes/refresh-tokens/me-old-token-after-password-change",
    "modes/role-permission/me-populate-role",
    "modes/role-permission/me-populate-star",
  ])("[SES-01] %s is the user", async (name) => {
    const all = { id: 1, username: "ada", email: "ada@example.test", confirmed: true };
    const body = recorded(placeOf(name)).response.body as Partial<typeof all>;
    const { id = 0, username = "", email = "", confirmed = false } = body;
    expect((await replay(name)).result).toEqual(Result.succeed({ id, username, email, confirmed }));
    if (name !== "me-fields") expect(body).toMatchObject(all);
  });
  it.each([
    "forgot-password-ok",
    "send-confirmation-ok",
    "send-confirmation-unknown",
    "modes/email-confirmation/send-confirmation-ok",
    "modes/rate-limit/forgot-other-email-open",
    "modes/rate-limit/other-route-still-open",
  ])("[SES-06] %s does not reveal whether there is an account", async (name) => {
    expect(Result.isSuccess((await replay(name)).result)).toBe(true);
  });
});

describe("tokens", () => {
  it.each([
    "login-wrong-password",
    "register-taken-email",
    "reset-password-bad-code",
    "forgot-password-ok",
    "send-confirmation-ok",
  ])("[API-02] %s goes without one", async (name) => {
    expect((await replay(name)).request?.headers.has("authorization")).toBe(false);
  });
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
    const { request, response } = recorded(placeOf(name));
    const found = operationFor(request.method, request.path);
    expect(found === null ? "no operation" : successOf(found).fault(response.body), name).toBeNull();
  }
});

it("[API-02] every recorded answer that an adapter may get was given to one", () =>
  expect(accountRecordings.filter((name) => !replayed.has(name))).toEqual([]));
