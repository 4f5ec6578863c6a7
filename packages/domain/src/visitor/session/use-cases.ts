// Entering and leaving, in the order of the specification. [SES-01] [SES-02] [SES-03] [SES-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { EmailUnconfirmed, LogoutFailed } from "./errors.ts";
import type { Entry } from "./model.ts";
import { ContentUsers, Sessions, TokenStore } from "./ports.ts";
import { entryRefusal } from "./rules.ts";

/** Fetches the user of the stored token; a failure clears the token. [SES-01] */
export const fetchUser = Effect.fn("fetchUser")(function* () {
  const users = yield* ContentUsers;
  const tokens = yield* TokenStore;
  return yield* users.me.pipe(Effect.tapError(() => tokens.clear));
});

/** Logs in, registers, resets or changes the password: stores the jwt, then fetches the user. [SES-02] [SES-06] */
export const enter = Effect.fn("enter")(function* (entry: Entry) {
  const users = yield* ContentUsers;
  const tokens = yield* TokenStore;
  const refusal = entryRefusal(entry);
  if (refusal !== null) return yield* Effect.fail(refusal);
  const granted = yield* entry.by === "change"
    ? users.changePassword(entry.current, entry.password, entry.passwordRepeat)
    : users.enter(entry);
  yield* tokens.store(granted.token);
  // A registration that opens no session waits until its address is confirmed.
  return yield* fetchUser().pipe(
    Effect.mapError((refusal) =>
      entry.by === "register" && refusal._tag === "TokenMissing" ? new EmailUnconfirmed() : refusal,
    ),
  );
});

/** Requests the panel's key while the token is still valid, ends the session, and clears the token whatever the outcome. [SES-03] [SES-09] */
export const leave = Effect.fn("leave")(function* () {
  const sessions = yield* Sessions;
  const tokens = yield* TokenStore;
  const key = yield* Effect.result(sessions.singleSign);
  const ended = yield* Effect.result(sessions.end);
  yield* tokens.clear;
  return yield* Result.isSuccess(key) && Result.isSuccess(ended)
    ? Effect.succeed(key.success)
    : Effect.fail(new LogoutFailed());
});
