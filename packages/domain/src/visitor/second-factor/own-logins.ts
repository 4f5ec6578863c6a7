// One's own logins: ended one by one, or all others by who has just proved who they are: a stolen login alone does not throw its owner out. [ACC-04] [SES-14] [SES-15]
import * as Effect from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import { limited } from "#kernel/limit";
import { TooManyAttempts } from "#kernel/limit";
import { SessionUnknown, TokenMissing } from "#visitor/session";
import { ProofTooOld } from "./errors.ts";
import { endedLoginsPerHour } from "./limits.ts";
import { OwnLogin, OwnLogins } from "./ports.ts";
import { isFresh } from "./rules.ts";

const othersEnded = Effect.fn("othersEnded")(function* (knowsPassword: boolean, now: Instant) {
  const logins = yield* OwnLogins;
  const current = yield* logins.current;
  if (current === null) return yield* Effect.fail(new TokenMissing());
  if (!knowsPassword && !isFresh(current.provedAt, now)) return yield* Effect.fail(new ProofTooOld());
  return yield* logins.endOthers;
});

/** The caller's own login goes on as it is: none is exchanged, so none is made younger by it. Every attempt counts. */
export const endOtherLogins = (knowsPassword: boolean, now: Instant) =>
  limited("other-logins", endedLoginsPerHour, (wait) => new TooManyAttempts({ wait }), othersEnded(knowsPassword, now));

/** One of the account's logins, by its name in the list. [ACC-04] */
export const endLogin = (print: string) => ended(Effect.flatMap(OwnLogins, ({ end }) => end(print)));

/** The next login over that provider opens the account no more; who has no password gets one by mail. [ACC-04] */
export const endProviderLogin = (provider: string) =>
  ended(Effect.flatMap(OwnLogins, ({ unlink }) => unlink(provider)));

/** Ends the caller's login, and what goes with it. [SES-03] */
export const logOut = Effect.flatMap(OwnLogin, ({ end, takeAlong }) => Effect.andThen(end, takeAlong));

const ended = (ending: Effect.Effect<boolean, never, OwnLogins>) =>
  Effect.flatMap(ending, (isEnded) => (isEnded ? Effect.void : Effect.fail(new SessionUnknown())));
