// The account calls against what was recorded from Strapi 5: status, error name, message, shape. [API-02] [SES-02] [SES-06] [SES-11]
import { describe, expect, it } from "vitest";
import { type Loose, running, runningForFile, type ApiResponse } from "../../../test/harness.ts";
import { account, codeTo } from "../../../test/customers.ts";
import { accountRecordings, recorded, type Recording } from "../../../test/recordings.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;

/** Those of which answers were compared. */
const replayed = new Set<string>();

const placeOf = (name: string): string => (name.includes("/") ? name : `auth/${name}`);

/** Sends what was recorded, with a token of ours where theirs stood. */
const replay = (
  name: string,
  token = "",
  change: Readonly<Record<string, unknown>> = {},
  to = ask,
): Promise<ApiResponse> => {
  const { request } = recorded(placeOf(name));
  const authorization = request.authorization?.replace("<jwt>", token).replace("<api-token>", "0123abcd");
  const body =
    request.raw ??
    (request.body === undefined
      ? undefined
      : typeof request.body === "string"
        ? request.body
        : { ...(request.body as object), ...change });
  return to(request.method, request.path.slice("/api".length), body, {
    ...request.headers,
    ...(authorization === undefined ? {} : { authorization }),
  });
};

/** The shape of a body: its keys, its types, and every text that is not an id, a date or a token. */
const shape = (value: any): unknown => {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        /^(id|documentId|createdAt|updatedAt|publishedAt|jwt)$/.test(key) ? typeof entry : shape(entry),
      ]),
    );
  return value;
};

const expectRecorded = (name: string, actual: ApiResponse): void => {
  replayed.add(placeOf(name));
  const { response }: Recording = recorded(placeOf(name));
  // Where a redirection leads is a setting of each server.
  const body = response.status === 302 ? [typeof actual.headers["location"]] : [shape(actual.body)];
  expect([actual.status, ...body]).toEqual([
    response.status,
    ...(response.status === 302 ? ["string"] : [shape(response.body)]),
  ]);
  expect(Object.hasOwn(actual.headers, "x-ratelimit-limit"), "rate headers").toBe(
    Object.hasOwn(response.headers, "x-ratelimit-limit"),
  );
};

/** An answer about another account as one about the recorded account. */
const asAda = (body: Loose, username: string, email = `${username}@example.test`): Loose => ({
  ...body,
  user: {
    ...body.user,
    username: body.user.username === username ? "ada" : username,
    email: body.user.email === email ? "ada@example.test" : email,
  },
});

const token = await (async () => {
  const actual = await replay("register-ok");
  expectRecorded("register-ok", actual);
  return actual.body.jwt as string;
})();

const as = async (username: string, change: { readonly blocked?: number }): Promise<void> => {
  await ask("POST", "/auth/local/register", { username, email: `${username}@example.test`, password: "Passw0rd-one" });
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set(change).where("username", "=", username).execute(),
  );
};

describe("as recorded", () => {
  const plain = [
    "login-wrong-password",
    "login-empty-body",
    "login-missing-password",
    "login-get-method",
    "register-bad-json",
    "register-extra-key",
    "register-long-password",
    "register-short-username",
    "register-taken-email",
    "register-taken-username",
    "forgot-password-ok",
    "forgot-password-empty",
    "reset-password-bad-code",
    "reset-password-empty",
    "reset-password-mismatch",
    "reset-password-short",
    "send-confirmation-unknown",
    "send-confirmation-bad-email",
    "me-no-token",
    "me-bad-token",
    "me-wrong-signature",
    "change-password-bad-token",
    "refresh-in-legacy-mode",
    "oauth/callback-disabled",
    "oauth/connect-disabled",
    "oauth/connect-unknown",
    "login-ok-form-encoded",
  ];
  for (const name of plain)
    it(`[API-02] ${name}`, async () =>
      expectRecorded(name, await replay(name, "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln")));

  const withToken = [
    "login-with-valid-token",
    "register-with-user-token",
    "reset-password-with-user-token",
    "send-confirmation-with-user-token",
    "me-ok",
    "modes/refresh-tokens/me-ok",
    "v4-format/me",
    "users-list-forbidden",
    "me-fields",
    "me-fields-unknown",
    "me-unknown-param",
    "me-populate-role-without-permission",
    "me-populate-star-without-permission",
    "change-password-mismatch",
    "change-password-same",
  ];
  for (const name of withToken) it(`[API-02] ${name}`, async () => expectRecorded(name, await replay(name, token)));

  it("[API-02] login-blocked, and only for who knows the password", async () => {
    await as("carl", { blocked: 1 });
    expectRecorded("login-blocked", await replay("login-blocked"));
    expectRecorded("login-wrong-password", await replay("login-blocked", "", { password: "wrong" }));
  });

  it("[API-02] login-not-confirmed, and the link of a new mail confirms", async () => {
    const waiting = await running({ CONFIRM_EMAIL: "login" });
    const replayHere = (name: string, change = {}) => replay(name, "", change, waiting.ask);
    await waiting.ask("POST", "/auth/local/register", {
      username: "dora",
      email: "dora@example.test",
      password: "Passw0rd-one",
    });
    await waiting.api.mailDelivery.run();
    waiting.clock.now += 1000;
    const refused = "modes/email-confirmation/login-not-confirmed";
    expectRecorded(refused, await replayHere(refused, { identifier: "dora" }));
    const send = async (name: string): Promise<void> => {
      const sent = await replayHere(name, { email: "dora@example.test" });
      expect(sent.body.email).toBe("dora@example.test");
      expectRecorded(name, { ...sent, body: { ...sent.body, email: recorded(placeOf(name)).response.body.email } });
    };
    await send("send-confirmation-ok");
    const path = `/auth/email-confirmation?confirmation=${await codeTo(waiting, "dora@example.test", "confirmation")}`;
    const actual = await waiting.ask("GET", path);
    expect([actual.status, actual.headers["location"]]).toEqual([302, "http://127.0.0.1:3000/"]);
    for (const name of ["email-confirmation-ok", "modes/email-confirmation/confirm-ok"]) expectRecorded(name, actual);
    const entered = await replayHere("modes/email-confirmation/login-ok", { identifier: "dora" });
    expectRecorded("modes/email-confirmation/login-ok", { ...entered, body: asAda(entered.body, "dora") });
    await send("modes/email-confirmation/send-confirmation-ok");
    expect((await waiting.ask("GET", path)).status).toBe(400);
    await waiting.close();
  });

  it("[API-02] body-too-large", async () => {
    const actual = await ask(
      "POST",
      "/auth/local",
      JSON.stringify({ identifier: "x".repeat(1_200_000), password: "x" }),
    );
    expectRecorded("errors/body-too-large", actual);
  });

  it("[API-02] [SES-03] the token is HS256 with id, iat, exp of 30 days, and an id of its own", () => {
    const [header, claims] = token
      .split(".")
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
    expect(header.alg).toBe("HS256");
    expect(Object.keys(claims).sort()).toEqual(["exp", "iat", "id", "jti", "row"]);
    expect(claims.exp - claims.iat).toBe(30 * 24 * 60 * 60);
  });
});

describe("deliberately different from Strapi", () => {
  it("[API-02] [OPS-09] a login without a body is 400, never 500", async () => {
    const actual = await ask("POST", "/auth/local");
    expect([actual.status, actual.body.error.name]).toEqual([400, "ValidationError"]);
  });

  it("[SES-06] neither login nor forgotten password nor confirmation reveals whether an account exists", async () => {
    await account(ask, "known@example.test");
    const same = async (path: string, body: (email: string) => unknown): Promise<void> => {
      const [known, unknown] = [
        await ask("POST", path, body("known@example.test")),
        await ask("POST", path, body("unknown@example.test")),
      ];
      expect([known.status, known.text.replaceAll("known@", "@")]).toEqual([
        unknown.status,
        unknown.text.replaceAll("unknown@", "@"),
      ]);
    };
    await same("/auth/local", (identifier) => ({ identifier, password: "Passw0rd-two" }));
    await same("/auth/forgot-password", (email) => ({ email }));
    await same("/auth/send-email-confirmation", (email) => ({ email }));
  });

  it("[SES-06] [SES-11] a forgotten password is reset by the code of the mail, once, and older tokens end in shop and content calls", async () => {
    const { email, auth } = await account(ask);
    await ask("POST", "/auth/forgot-password", { email: email.toUpperCase() }, { "shop-locale": "de" });
    const letters = await api.database.reads.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
    expect(letters.map(({ subject }) => subject)).toContain("Neues Passwort für Ihr Konto");
    const code = await codeTo(shop, email);
    const wanted = { code, password: "Passw0rd-two", passwordConfirmation: "Passw0rd-two" };
    const actual = await ask("POST", "/auth/reset-password", wanted);
    expectRecorded("reset-password-ok", { ...actual, body: asAda(actual.body, email, email) });
    expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(401);
    expect((await ask("GET", "/shop/auth", undefined, auth)).status).toBe(401);
    expect((await ask("GET", "/users/me", undefined, { authorization: `Bearer ${actual.body.jwt}` })).status).toBe(200);
    expectRecorded("reset-password-code-used", await ask("POST", "/auth/reset-password", wanted));
    expect((await ask("POST", "/auth/local", { identifier: email, password: "Passw0rd-two" })).status).toBe(200);
  });

  it("[SES-06] a code is out of date after an hour", async () => {
    const { email } = await account(ask);
    await ask("POST", "/auth/forgot-password", { email });
    const code = await codeTo(shop, email);
    clock.now += 60 * 60_000 + 1;
    expect(
      (
        await ask("POST", "/auth/reset-password", {
          code,
          password: "Passw0rd-two",
          passwordConfirmation: "Passw0rd-two",
        })
      ).body.error.message,
    ).toBe("Incorrect code provided");
  });

  it("[SES-06] a changed password answers a new token and ends the old one", async () => {
    const { email, auth } = await account(ask);
    const actual = await ask(
      "POST",
      "/auth/change-password",
      { currentPassword: "Passw0rd-one", password: "Passw0rd-two", passwordConfirmation: "Passw0rd-two" },
      auth,
    );
    expectRecorded("change-password-ok", { ...actual, body: asAda(actual.body, email, email) });
    expect((await ask("GET", "/users/me", undefined, auth)).status).toBe(401);
    expect((await ask("GET", "/users/me", undefined, { authorization: `Bearer ${actual.body.jwt}` })).status).toBe(200);
    expect(
      (
        await ask(
          "POST",
          "/auth/change-password",
          { currentPassword: "nope", password: "Passw0rd-drei-neu", passwordConfirmation: "Passw0rd-drei-neu" },
          { authorization: `Bearer ${actual.body.jwt}` },
        )
      ).body.error.message,
    ).toBe("The provided current password is invalid");
  });

  it("[SES-11] a token of a user who is gone, blocked or after 30 days does not hold", async () => {
    const { email, auth } = await account(ask);
    await api.database.inTransaction((handle) => handle.deleteFrom("users").where("email", "=", email).execute());
    expectRecorded("me-token-of-deleted-user", await ask("GET", "/users/me", undefined, auth));
    const old = await account(ask);
    clock.now += 30 * 24 * 60 * 60_000 + 1000;
    expect((await ask("GET", "/users/me", undefined, old.auth)).status).toBe(401);
  });
});

describe("the rate limit", () => {
  it("[API-02] [SES-06] ten calls in 60 seconds for each path, address and e-mail address, as recorded", async () => {
    const { ask: limitedAsk, close, clock: time } = await running({ AUTH_RATE_LIMIT: "10" });
    const asRecorded = async (attempt: string): Promise<ApiResponse> => {
      const name = `modes/rate-limit/${attempt}`;
      const { request, response } = recorded(name);
      const actual = await limitedAsk(request.method, request.path.slice("/api".length), request.body);
      expectRecorded(name, actual);
      const remaining = (headers: ApiResponse["headers"]) => [
        headers["x-ratelimit-limit"],
        headers["x-ratelimit-remaining"],
      ];
      expect(remaining(actual.headers), name).toEqual(remaining(response.headers));
      return actual;
    };
    try {
      const first = await asRecorded("login-attempt-1");
      expect(first.headers["x-ratelimit-reset"]).toBe(String(Math.ceil((time.now + 60_000) / 1000)));
      const wanted = recorded("modes/rate-limit/login-attempt-1").request.body;
      for (let attempt = 2; attempt <= 9; attempt += 1)
        expect((await limitedAsk("POST", "/auth/local", wanted)).status).toBe(400);
      for (const attempt of [
        "login-attempt-10",
        "login-attempt-11",
        "trailing-slash-same-bucket",
        "other-route-still-open",
      ])
        await asRecorded(attempt);
      for (let attempt = 1; attempt <= 10; attempt += 1)
        expect((await limitedAsk("POST", "/auth/forgot-password", { email: "same@example.test" })).status).toBe(200);
      for (const attempt of ["forgot-attempt-11", "forgot-other-email-open"]) await asRecorded(attempt);
      time.now += 60_000;
      expect((await limitedAsk("POST", "/auth/local", wanted)).status).toBe(400);
    } finally {
      await close();
    }
  });
});

it("[API-02] another format is ignored for registrations, as recorded", async () => {
  const [username, email] = ["vera", "vera@example.test"];
  const actual = await replay("v4-format/register", "", { username, email });
  expectRecorded("v4-format/register", { ...actual, body: asAda(actual.body, username) });
});

it("[API-02] every recording of the accounts is replayed here, or named as outside", () =>
  expect(accountRecordings.filter((name) => !replayed.has(name))).toEqual([]));
