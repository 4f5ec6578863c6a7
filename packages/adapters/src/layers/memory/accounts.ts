// Accounts of the shop in memory: they answer as the content system does, without hashing and without mail. [SES-02] [SES-04] [SES-06]
import * as Effect from "effect/Effect";
import { emptyCart } from "@kontor/domain/shop/cart";
import {
  CodeNotValid,
  type ContentUsers,
  CurrentPasswordWrong,
  entryRefusal,
  type EntryRefused,
  type Granted,
  LoginRefused,
  PasswordsDiffer,
  PasswordUnchanged,
  ProviderLoginRefused,
  RegistrationTaken,
  type Sessions,
  TokenMissing,
  type TokenStore,
} from "@kontor/domain/visitor/session";
import type { Account, World } from "./world.ts";

/** The account of a token of this shop. */
export const accountOf = (of: World, token: string | null): Account | null =>
  of.accounts.find(({ number }) => tokenOf(number) === token) ?? null;

const tokenOf = (number: string): string => `token-of-${number}`;

export const contentUsersInMemory = (of: World, tokens: TokenStore["Service"]): ContentUsers["Service"] => ({
  enter: (entry) =>
    Effect.suspend((): Effect.Effect<Granted, EntryRefused> => {
      const refusal = entryRefusal(entry);
      if (refusal !== null) return Effect.fail(refusal);
      if (entry.by === "reset") return Effect.fail(new CodeNotValid());
      const known = of.accounts.find(
        ({ user }) => user.email === (entry.by === "login" ? entry.identifier : entry.email).toLowerCase(),
      );
      if (entry.by === "login")
        return known?.password === entry.password
          ? Effect.succeed({ token: tokenOf(known.number) })
          : Effect.fail(new LoginRefused());
      if (known !== undefined) return Effect.fail(new RegistrationTaken());
      const number = String(100_000 + of.next());
      of.accounts.push({
        user: {
          id: of.accounts.length + 1,
          username: entry.username,
          email: entry.email.toLowerCase(),
          confirmed: true,
        },
        password: entry.password,
        number,
        customer: null,
      });
      return Effect.succeed({ token: tokenOf(number) });
    }),
  me: Effect.flatMap(tokens.bearer, (token) => {
    const account = accountOf(of, token);
    return account === null ? Effect.fail(new TokenMissing()) : Effect.succeed(account.user);
  }),
  forgotPassword: () => Effect.void,
  changePassword: (current, next, repeat) =>
    Effect.flatMap(
      tokens.bearer,
      (token): Effect.Effect<Granted, TokenMissing | CurrentPasswordWrong | PasswordsDiffer | PasswordUnchanged> => {
        const account = accountOf(of, token);
        if (account === null) return Effect.fail(new TokenMissing());
        if (account.password !== current) return Effect.fail(new CurrentPasswordWrong());
        if (next !== repeat) return Effect.fail(new PasswordsDiffer());
        if (next === current) return Effect.fail(new PasswordUnchanged());
        of.accounts.splice(of.accounts.indexOf(account), 1, { ...account, password: next });
        return Effect.succeed({ token });
      },
    ),
  sendConfirmation: () => Effect.void,
  callback: () => Effect.fail(new ProviderLoginRefused()),
});

export const sessionsInMemory = (of: World, tokens: TokenStore["Service"]): Sessions["Service"] => ({
  information: Effect.map(tokens.bearer, (token) => {
    const account = accountOf(of, token);
    return account === null
      ? { type: "anonymous", role: "visitor", customerNumber: null }
      : { type: "user", role: "customer", customerNumber: account.number };
  }),
  singleSign: Effect.flatMap(tokens.bearer, (token) =>
    accountOf(of, token) === null ? Effect.fail(new TokenMissing()) : Effect.succeed(`key-${of.next()}`),
  ),
  end: Effect.map(tokens.bearer, (token) => {
    const account = accountOf(of, token);
    for (const [id, { cart, owner }] of of.carts)
      if (account !== null && owner === account.number)
        of.carts.set(id, { cart: { ...emptyCart(id), version: cart.version + 1 }, owner });
  }),
});
