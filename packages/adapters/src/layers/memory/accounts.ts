// Accounts of the shop in memory: they answer as the content system does, without hashing and without mail. [SES-02] [SES-04] [SES-06]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { instant } from "@kontor/domain/kernel/calendar";
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { emptyCart } from "@kontor/domain/shop/cart";
import {
  AccountLetters,
  Accounts,
  changePassword,
  type ContentUsers,
  CurrentPasswordWrong,
  entryRefusal,
  type EntryRefused,
  type Granted,
  logIn,
  LoginRefused,
  Logins,
  PasswordsDiffer,
  PasswordUnchanged,
  ProviderLoginRefused,
  register,
  requestCode,
  resetPassword,
  type Sessions,
  type Account as StoredAccount,
  takenBy,
  TokenMissing,
  type TokenStore,
} from "@kontor/domain/visitor/session";
import type { Account, World } from "./world.ts";

/** The account of a token of this shop. */
export const accountOf = (of: World, token: string | null): Account | null =>
  of.accounts.find(({ number }) => tokenOf(number) === token) ?? null;

const tokenOf = (number: string): string => `token-of-${number}`;

/** An account of this shop as its own use cases see it: what is hashed elsewhere is kept as it is, and no letter is waited for. */
const storedOf = ({ user, number, password }: Account): StoredAccount => ({
  id: user.id,
  documentId: number,
  number,
  username: user.username,
  email: user.email,
  role: "customer",
  isConfirmed: user.confirmed,
  isBlocked: false,
  origin: "local",
  passwordHash: password,
  createdAt: instant(0),
  updatedAt: instant(0),
});

type AccountPorts = AccountLetters | Accounts | Logins;

const accountPortsIn = (of: World): Context.Context<AccountPorts> => {
  const found = (is: (account: Account) => boolean) =>
    Effect.sync(() => {
      const account = of.accounts.find(is);
      return account === undefined ? null : storedOf(account);
    });
  const byId = (id: number) => found(({ user }) => user.id === id);
  const present = (id: number) =>
    Effect.flatMap(byId(id), (account) => (account === null ? Effect.die("no such account") : Effect.succeed(account)));
  const byEmail = (email: string) => found(({ user }) => user.email === email.toLowerCase());
  return Context.make(Accounts, {
    byIdentifier: byEmail,
    byEmail,
    byId,
    byProvider: () => Effect.succeed(null),
    add: ({ username, email, passwordHash }) =>
      Effect.suspend(() => {
        const holder = of.accounts.find(({ user }) => user.email === email.toLowerCase());
        if (holder !== undefined) return Effect.fail(takenBy({ username, email }, holder.user));
        const account: Account = {
          user: { id: of.accounts.length + 1, username, email: email.toLowerCase(), confirmed: true },
          password: passwordHash,
          number: String(100_000 + of.next()),
          customer: null,
        };
        of.accounts.push(account);
        return Effect.succeed(storedOf(account));
      }),
    change: ({ id }, { passwordHash }) =>
      Effect.suspend(() => {
        const at = of.accounts.findIndex(({ user }) => user.id === id);
        const account = of.accounts[at];
        if (account !== undefined && passwordHash !== undefined)
          of.accounts.splice(at, 1, { ...account, password: passwordHash });
        return present(id);
      }),
    spend: () => Effect.succeed(null),
    link: () => Effect.void,
    takeBack: ({ id }) => present(id),
  }).pipe(
    Context.add(Logins, {
      standing: ({ id, passwordHash }) =>
        Effect.map(byId(id), (account) => (account?.passwordHash === passwordHash ? account : null)),
      begin: ({ id }) => Effect.map(present(id), ({ number }) => tokenOf(number)),
    }),
    Context.add(AccountLetters, { code: () => Effect.void, handedOver: () => Effect.void }),
  );
};

export const contentUsersInMemory = (of: World, tokens: TokenStore["Service"]): ContentUsers["Service"] => {
  const ports = accountPortsIn(of);
  const run = <A, E>(use: Effect.Effect<A, E, AccountPorts>) => Effect.provideContext(use, ports);
  const granted = <E>(use: Effect.Effect<{ readonly token: string | null }, E, AccountPorts>) =>
    Effect.map(run(use), ({ token }): Granted => ({ token }));
  return {
    enter: (entry) =>
      Effect.suspend((): Effect.Effect<Granted, EntryRefused> => {
        const refusal = entryRefusal(entry);
        if (refusal !== null) return Effect.fail(refusal);
        const now = of.now();
        switch (entry.by) {
          case "reset":
            return granted(resetPassword(entry.code, entry.password));
          case "register": {
            const { username, email, password: passwordHash } = entry;
            return granted(register({ username, email: email as EmailAddress, passwordHash }, "off", now));
          }
          case "login": {
            const known = of.accounts.find(({ user }) => user.email === entry.identifier.toLowerCase());
            return known?.password === entry.password
              ? granted(logIn(entry.identifier, storedOf(known), "off"))
              : Effect.fail(new LoginRefused());
          }
        }
      }),
    me: Effect.flatMap(tokens.bearer, (token) => {
      const account = accountOf(of, token);
      return account === null ? Effect.fail(new TokenMissing()) : Effect.succeed(account.user);
    }),
    forgotPassword: (email) => run(requestCode("reset", email, of.now())),
    changePassword: (current, next, repeat) =>
      Effect.flatMap(
        tokens.bearer,
        (token): Effect.Effect<Granted, TokenMissing | CurrentPasswordWrong | PasswordsDiffer | PasswordUnchanged> => {
          const account = accountOf(of, token);
          if (account === null) return Effect.fail(new TokenMissing());
          if (account.password !== current) return Effect.fail(new CurrentPasswordWrong());
          if (next !== repeat) return Effect.fail(new PasswordsDiffer());
          if (next === current) return Effect.fail(new PasswordUnchanged());
          return granted(changePassword(storedOf(account), next));
        },
      ),
    sendConfirmation: (email) => run(requestCode("confirmation", email, of.now())),
    callback: () => Effect.fail(new ProviderLoginRefused()),
  };
};

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
