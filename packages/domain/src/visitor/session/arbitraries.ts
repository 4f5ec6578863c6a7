// People at the screen, for laws. [SES-01…07]
import type { Answering } from "@kontor/domain/testing";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import fc from "fast-check";
import { readEmailAddress } from "#kernel/text";
import { instant } from "#kernel/calendar";
import { TooManyAttempts } from "#kernel/limit";
import { CurrentPasswordWrong, LoginRefused, LogoutFailed, TokenMissing, UnknownError } from "./errors.ts";
import type { SessionEvent, SessionInput } from "./machine-model.ts";
import {
  type Area,
  areas,
  type Entry,
  type Granted,
  type Role,
  roles,
  type Token,
  type TokenInformation,
  type User,
} from "./model.ts";
import { ContentUsers, Sessions, TokenStore } from "./ports.ts";
import type { ProviderIdentity, StartedLogin } from "./provider.ts";
import { enter, fetchUser, leave } from "./use-cases.ts";

export const anyRole: fc.Arbitrary<Role> = fc.constantFrom(...roles);

export const anyArea: fc.Arbitrary<Area> = fc.constantFrom(...areas);

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
  fc.record({
    by: fc.constant("register" as const),
    username: fc.emailAddress(),
    email: fc.emailAddress(),
    password: anyPassword,
  }),
  fc.tuple(fc.string(), anyPassword, anyPassword, fc.boolean()).map(
    ([code, password, other, same]): Entry => ({
      by: "reset",
      code,
      password,
      passwordRepeat: same ? password : other,
    }),
  ),
  fc.tuple(anyPassword, anyPassword, anyPassword, fc.boolean(), fc.boolean()).map(
    ([current, chosen, other, same, unchanged]): Entry => ({
      by: "change",
      current,
      password: unchanged ? current : chosen,
      passwordRepeat: same ? (unchanged ? current : chosen) : other,
    }),
  ),
);

/** Logins over one of two providers, started a few minutes apart. */
export const anyStartedLogin: fc.Arbitrary<StartedLogin> = fc.record({
  provider: fc.constantFrom("github", "google"),
  nonce: fc.stringMatching(/^[\w-]{22,40}$/),
  startedAt: fc.integer({ min: 1000, max: 900_000 }).map(instant),
  locale: fc.constantFrom("en" as const, "de" as const),
  returnPath: fc.constantFrom(null, "/en/checkout/summary", "/de/server?x=a.b"),
});

/** What providers say of people, some of whom are known here already. */
export const anyProviderIdentity: fc.Arbitrary<ProviderIdentity> = fc.record({
  provider: fc.constantFrom("github", "google"),
  subject: fc.stringMatching(/^\d{1,20}$/),
  email: fc.option(fc.emailAddress(), { nil: null }).map(readEmailAddress),
  emailVerified: fc.boolean(),
});

export const anySessionInput: fc.Arbitrary<SessionInput> = fc.record({
  user: fc.option(anyUser, { nil: null }),
  hasToken: fc.boolean(),
});

/** What may happen to a session; a call may be answered or fail wherever one runs. */
export const anySessionMoment: fc.Arbitrary<SessionEvent | Answering> = fc.oneof(
  anyEntry.map((entry): SessionEvent => ({ type: "session.enter", entry })),
  anyEntry.map((entry): SessionEvent => ({ type: "session.enter", entry, completion: { address: null } })),
  fc
    .constantFrom(null, { firstName: "Ada" })
    .map((address): SessionEvent => ({ type: "session.complete", completion: { address } })),
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
    .constantFrom(
      Result.succeed({ merged: true }),
      Result.succeed({ merged: false }),
      Result.fail(new TokenMissing()),
      Result.fail({ _tag: "AddressRefused" }),
      null,
    )
    .map((output): Answering => ({ type: "answer", of: "complete", output })),
  fc
    .integer({ min: 1, max: 3 })
    .map((wait): Answering => ({ type: "answer", of: "enter", output: Result.fail(new TooManyAttempts({ wait })) })),
  fc
    .constantFrom(Result.succeed("sso-key"), Result.fail(new LogoutFailed()), null)
    .map((output): Answering => ({ type: "answer", of: "leave", output })),
);

export const anySessionStay: fc.Arbitrary<readonly (SessionEvent | Answering)[]> = fc.array(anySessionMoment, {
  maxLength: 20,
});

export const ada: User = { id: 7, username: "ada", email: "ada@shop.example", confirmed: true };
export const adasLogin = { by: "login", identifier: "ada@shop.example", password: "Passw0rd-one" } as const;

/** What a shop in memory sees: the token that the frontend keeps, the cookie that a browser sends by itself, and with which token each call came. */
export interface KontorSeen {
  token: Token | null;
  cookie: boolean;
  /** How many tokens were granted; the last one is good. */
  granted: number;
  readonly sentTokens: (Token | null)[];
}

/** Content and shop for Ada alone: a terminal's calls carry the bearer of its store, a browser's carry none, its cookie replaces it. */
export const kontorInMemory = (
  kind: "terminal" | "browser",
  at: KontorSeen,
  broken: { readonly key?: boolean } = {},
) => {
  const isIn = (): boolean => at.token === `jwt-${at.granted}` || at.cookie;
  const granted = () => {
    at.granted += 1;
    at.cookie = kind === "browser";
    return Effect.succeed({ token: kind === "browser" ? null : `jwt-${at.granted}` });
  };
  return Layer.mergeAll(
    Layer.succeed(TokenStore, {
      hasToken: Effect.sync(() => at.token !== null || at.cookie),
      bearer: Effect.sync(() => (kind === "browser" ? null : at.token)),
      store: (token) =>
        Effect.sync(() => {
          if (kind === "terminal") at.token = token ?? at.token;
        }),
      clear: Effect.sync(() => {
        at.token = null;
        at.cookie = false;
      }),
    }),
    Layer.succeed(ContentUsers, {
      enter: (entry) =>
        Effect.suspend(() => {
          return entry.password === adasLogin.password ? granted() : Effect.fail(new LoginRefused());
        }),
      me: Effect.suspend(() => {
        at.sentTokens.push(at.token);
        return isIn() ? Effect.succeed(ada) : Effect.fail(new TokenMissing());
      }),
      forgotPassword: () => Effect.void,
      changePassword: (current) =>
        Effect.suspend((): Effect.Effect<Granted, TokenMissing | CurrentPasswordWrong> => {
          if (!isIn()) return Effect.fail(new TokenMissing());
          return current === adasLogin.password ? granted() : Effect.fail(new CurrentPasswordWrong());
        }),
      sendConfirmation: () => Effect.void,
      callback: () => Effect.die("not here"),
    }),
    Layer.succeed(Sessions, {
      information: Effect.succeed(null),
      singleSign: Effect.suspend((): Effect.Effect<string, TokenMissing | UnknownError> => {
        at.sentTokens.push(at.token);
        if (broken.key === true) return Effect.fail(new UnknownError({ message: "no answer" }));
        return isIn() ? Effect.succeed("sso-key") : Effect.fail(new TokenMissing());
      }),
      end: Effect.sync(() => void at.sentTokens.push(at.token)),
    }),
  );
};

/** Acts of a login, right or wrong. */
export type LoginAct = "enter" | "mistype" | "fetch" | "leave";
export const anyLoginActs: fc.Arbitrary<readonly LoginAct[]> = fc.array(
  fc.constantFrom("enter", "enter", "mistype", "fetch", "leave"),
  {
    maxLength: 9,
  },
);

/** How each act ended, with the token before it and after it, and those that its calls came with. */
export const loginsLived = (kind: "terminal" | "browser", acts: readonly LoginAct[]) => {
  const at: KontorSeen = { token: null, cookie: false, granted: 0, sentTokens: [] };
  const uses = {
    enter: enter(adasLogin),
    mistype: enter({ ...adasLogin, password: "Other-one1" }),
    fetch: fetchUser(),
    leave: leave(),
  };
  return acts.map((act) => {
    const before = at.token;
    const use: Effect.Effect<unknown, unknown, TokenStore | ContentUsers | Sessions> = uses[act];
    const ended = Effect.runSync(Effect.result(Effect.provide(use, kontorInMemory(kind, at))));
    return {
      act,
      ended: JSON.stringify(ended),
      isIn: Result.isSuccess(ended),
      before,
      after: at.token,
      sentTokens: at.sentTokens.splice(0),
    };
  });
};
