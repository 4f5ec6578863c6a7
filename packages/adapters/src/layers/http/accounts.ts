// The accounts over HTTP: `ContentUsers` by the content calls, `Sessions` by the shop's own. [API-01] [API-02] [SES-02] [SES-04] [SES-06] [SES-13]
import * as Effect from "effect/Effect";
import {
  type ContentUsers,
  type Granted,
  type Sessions,
  TokenMissing,
  type TokenStore,
  type User,
} from "@kontor/domain/visitor/session";
import type { components } from "../../generated/content.gen.ts";
import type { Call } from "../../client/index.ts";
import type { CallFailed, Caller } from "./call.ts";
import { accountRefusalAmong, contentRefusal } from "./content-error.ts";
import { refusedBy } from "./problem.ts";
import type { HttpSettings } from "./settings.ts";

const granted = (session: components["schemas"]["Session"]): Granted => ({ token: session.jwt ?? null });

const userOf = ({ id, username = "", email = "", confirmed = false }: components["schemas"]["User"]): User => ({
  id,
  username,
  email,
  confirmed,
});

const entryRefused = accountRefusalAmong(
  "LoginRefused",
  "AccountBlocked",
  "EmailUnconfirmed",
  "RegistrationTaken",
  "RegistrationInvalid",
  "UsernameTaken",
  "UsernameUnusable",
  "PasswordTooShort",
  "PasswordTooLong",
  "PasswordCommon",
  "PasswordsDiffer",
  "CodeNotValid",
  "TooManyAttempts",
);
const passwordRefused = accountRefusalAmong(
  "CurrentPasswordWrong",
  "PasswordCommon",
  "PasswordTooLong",
  "PasswordTooShort",
  "PasswordUnchanged",
  "PasswordsDiffer",
  "RegistrationInvalid",
  "TooManyAttempts",
);
const mailRefused = accountRefusalAmong("RegistrationInvalid", "TooManyAttempts");
const callbackRefused = accountRefusalAmong(
  "AccountBlocked",
  "ProviderAddressUnverified",
  "ProviderLoginRefused",
  "RegistrationTaken",
  "TooManyAttempts",
);

/** 403 without a token, 401 with one that does not hold. */
const isClosed = (failed: CallFailed): boolean =>
  failed._tag === "Answered" && (failed.status === 401 || failed.status === 403);

/** Five calls go without a token; a content system refuses them with one. The error hook hears of every failure. [API-03] */
export const contentUsersOverHttp = (
  caller: Caller,
  content: Call,
  tokens: TokenStore["Service"],
  report: HttpSettings["report"],
): ContentUsers["Service"] => {
  const call: Caller = (send, manner) =>
    Effect.tapError(caller(send, manner), (failed) =>
      Effect.sync(() => report?.("A call of the content system failed", contentRefusal(failed))),
    );
  return contentUsers(call, content, tokens);
};

const contentUsers = (call: Caller, content: Call, tokens: TokenStore["Service"]): ContentUsers["Service"] => ({
  enter: (entry) => {
    const sent = call(
      (init) => {
        switch (entry.by) {
          case "login":
            return content("POST", "/auth/local", {
              ...init,
              body: { identifier: entry.identifier, password: entry.password },
            });
          case "register":
            return content("POST", "/auth/local/register", {
              ...init,
              body: { username: entry.username, email: entry.email, password: entry.password },
            });
          case "reset":
            return content("POST", "/auth/reset-password", {
              ...init,
              body: { code: entry.code, password: entry.password, passwordConfirmation: entry.passwordRepeat },
            });
        }
      },
      { anonymous: true },
    );
    return Effect.mapError(Effect.map(sent, granted), entryRefused);
  },
  // A failed fetch of the user clears the token, whatever the cause. [API-03]
  me: call((init) => content("GET", "/users/me", init), { safe: true }).pipe(
    Effect.tapError(() => tokens.clear),
    Effect.map(userOf),
    Effect.mapError((failed) => (isClosed(failed) ? new TokenMissing() : contentRefusal(failed))),
  ),
  forgotPassword: (email) =>
    call((init) => content("POST", "/auth/forgot-password", { ...init, body: { email } }), { anonymous: true }).pipe(
      Effect.asVoid,
      Effect.mapError(mailRefused),
    ),
  changePassword: (current, next, repeat) =>
    call((init) =>
      content("POST", "/auth/change-password", {
        ...init,
        body: { currentPassword: current, password: next, passwordConfirmation: repeat },
      }),
    ).pipe(
      Effect.map(granted),
      Effect.mapError((failed) => (isClosed(failed) ? new TokenMissing() : passwordRefused(failed))),
    ),
  sendConfirmation: (email) =>
    call((init) => content("POST", "/auth/send-email-confirmation", { ...init, body: { email } }), {
      anonymous: true,
    }).pipe(Effect.asVoid, Effect.mapError(mailRefused)),
  callback: (provider, accessToken) =>
    call(
      (init) =>
        content("GET", "/auth/{provider}/callback", {
          ...init,
          path: { provider },
          query: { access_token: accessToken },
        }),
      {
        anonymous: true,
      },
    ).pipe(Effect.map(granted), Effect.mapError(callbackRefused)),
});

export const sessionsOverHttp = (call: Caller, shop: Call, settings: HttpSettings): Sessions["Service"] => ({
  information: call((init) => shop("GET", "/shop/auth", init), { safe: true, open: true }).pipe(
    Effect.map(({ result }) => result),
    Effect.catch((failed) =>
      Effect.sync(() => {
        settings.report?.("Error while fetching the token", failed);
        return null;
      }),
    ),
  ),
  singleSign: call((init) => shop("POST", "/shop/auth/singleSign", init)).pipe(
    Effect.map(({ result }) => result.key),
    Effect.mapError((failed) => refusedBy(failed)),
  ),
  end: call((init) => shop("POST", "/shop/auth/logout", init)).pipe(
    Effect.asVoid,
    Effect.mapError((failed) => refusedBy(failed)),
  ),
});
