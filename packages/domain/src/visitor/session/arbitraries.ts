// People at the screen, for laws. [SES-01…07]
import type { Answering } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { LoginRefused, LogoutFailed, TokenMissing } from "./errors.ts";
import type { SessionEvent, SessionInput } from "./machine.ts";
import type { Area, Entry, Role, Token, TokenInformation, User } from "./model.ts";
import type { StartedLogin } from "./provider.ts";

export const anyRole: fc.Arbitrary<Role> = fc.constantFrom("visitor", "customer", "reseller", "admin", "ticketing");

export const anyArea: fc.Arbitrary<Area> = fc.constantFrom("public", "summary", "account", "reseller", "admin", "ticketing");

export const anyUser: fc.Arbitrary<User> = fc.record({
  id: fc.integer({ min: 1 }),
  username: fc.string({ minLength: 3, maxLength: 20 }),
  email: fc.emailAddress(),
  confirmed: fc.boolean(),
});

export const anyTokenInformation: fc.Arbitrary<TokenInformation> = fc.oneof(
  fc.constant<TokenInformation>({ type: "anonymous", role: "visitor", customerNumber: null }),
  fc.record({
    type: fc.constant("user" as const),
    role: fc.constantFrom("customer" as const, "reseller" as const),
    customerNumber: fc.stringMatching(/^[1-9]\d{5}$/),
  }),
);

export const anyToken: fc.Arbitrary<Token> = fc.stringMatching(/^[\w-]{8,20}\.[\w-]{8,20}\.[\w-]{8,20}$/);

/** Passwords as people type them: short, long, in any script. */
export const anyPassword: fc.Arbitrary<string> = fc.string({ unit: "grapheme", maxLength: 90 });

export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ by: fc.constant("login" as const), identifier: fc.emailAddress(), password: anyPassword }),
  fc.record({ by: fc.constant("register" as const), username: fc.emailAddress(), email: fc.emailAddress(), password: anyPassword }),
  fc
    .tuple(fc.string(), anyPassword, anyPassword, fc.boolean())
    .map(([code, password, other, same]): Entry => ({ by: "reset", code, password, passwordRepeat: same ? password : other })),
);

/** Logins over one of two providers, started a few minutes apart. */
export const anyStartedLogin: fc.Arbitrary<StartedLogin> = fc.record({
  provider: fc.constantFrom("github", "google"),
  nonce: fc.stringMatching(/^[\w-]{22,40}$/),
  startedAt: fc.integer({ min: 1000, max: 900_000 }).map(instant),
});

export const anySessionInput: fc.Arbitrary<SessionInput> = fc.record({
  user: fc.option(anyUser, { nil: null }),
  tokenHeld: fc.boolean(),
});

/** What may happen to a session; a call may be answered or fail wherever one runs. */
export const anySessionMoment: fc.Arbitrary<SessionEvent | Answering> = fc.oneof(
  anyEntry.map((entry): SessionEvent => ({ type: "session.enter", entry })),
  fc.constantFrom<SessionEvent>(
    { type: "session.leave" },
    { type: "session.renew" },
    { type: "session.lost" },
    { type: "refusal.dismiss" },
  ),
  fc.tuple(fc.constantFrom("enter", "fetchUser"), anyUser, fc.constantFrom("in", "refused", "broken")).map(
    ([of, user, how]): Answering => ({
      type: "answer",
      of,
      output:
        how === "in"
          ? Result.succeed(user)
          : how === "broken"
            ? null
            : Result.fail(of === "enter" ? new LoginRefused() : new TokenMissing()),
    }),
  ),
  fc
    .constantFrom(Result.succeed("sso-key"), Result.fail(new LogoutFailed()), null)
    .map((output): Answering => ({ type: "answer", of: "leave", output })),
);

export const anySessionStay: fc.Arbitrary<readonly (SessionEvent | Answering)[]> = fc.array(anySessionMoment, { maxLength: 20 });
