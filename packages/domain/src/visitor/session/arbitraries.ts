// People at the screen, for laws. [SES-01…07]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
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
