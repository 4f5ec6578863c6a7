// Registration, login, passwords and addresses: each act on an account, in its order, in one transaction. [SES-02] [SES-05] [SES-06] [SES-11] [HDL-09]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import type { EmailAddress } from "#kernel/text";
import { AccountLetters, Accounts, type Judged, Logins, SingleSignKeys } from "./account-ports.ts";
import { type Account, afterReset, codeUntil, type CodeKind, mayHaveCode, openedBy } from "./accounts.ts";
import { AccountBlocked, CodeNotValid, LoginRefused, ProviderAddressUnverified, TokenMissing } from "./errors.ts";
import { singleSignTime } from "./limits.ts";
import type { ConfirmationPolicy } from "./model.ts";
import { type ProviderIdentity, providerEntry } from "./provider.ts";
import { chosenName, confirmedFor } from "./rules.ts";
import type { TakingAct } from "./taken-back.ts";

/** Opens an account for who knew its password. Judging took its time: a password that was replaced meanwhile opens nothing, nor does an address that is another account's by now. [SEC4-6] */
export const logIn = Effect.fn("logIn")(function* (identifier: string, judged: Judged, policy: ConfirmationPolicy) {
  const account = yield* (yield* Accounts).byIdentifier(identifier);
  if (account === null || account.id !== judged.id || account.passwordHash !== judged.passwordHash)
    return yield* Effect.fail(new LoginRefused());
  // The account's state is answered only with the right password.
  yield* Effect.fromResult(openedBy(account, policy));
  return { account, token: yield* (yield* Logins).begin(account) };
});

export interface Registration {
  readonly username: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
}

/** Makes an account, and asks its mailbox to confirm it; no token where logins wait for that. [SES-02] [SES-06] */
export const register = Effect.fn("register")(function* (
  { username, email, passwordHash }: Registration,
  policy: ConfirmationPolicy,
  now: Instant,
) {
  const name = yield* Effect.fromResult(chosenName(username));
  const made = { username: name, email, passwordHash, origin: "local", isConfirmed: false };
  const account = yield* (yield* Accounts).add(made);
  yield* (yield* AccountLetters).code("confirmation", account, codeUntil("confirmation", now));
  const waits = Result.isFailure(confirmedFor("login", policy, false));
  return { account, token: waits ? null : yield* (yield* Logins).begin(account) };
});

/** Sends a code to an address with an account that it is for; what is answered does not show whether there is one. [SES-06] */
export const requestCode = Effect.fn("requestCode")(function* (kind: CodeKind, email: string, now: Instant) {
  const account = yield* (yield* Accounts).byEmail(email);
  if (account !== null && mayHaveCode(kind, account))
    yield* (yield* AccountLetters).code(kind, account, codeUntil(kind, now));
});

/** A new password by the code of a letter: all earlier logins end, and one begins. [SES-06] [SES-14] */
export const resetPassword = Effect.fn("resetPassword")(function* (code: string, passwordHash: string) {
  const accounts = yield* Accounts;
  const spent = yield* accounts.spend("reset", code);
  if (spent === null) return yield* Effect.fail(new CodeNotValid());
  yield* accounts.change(spent, afterReset(spent, passwordHash));
  return yield* begun(spent, "password-by-mail");
});

/** Another password for who is logged in and knew the last one: the other logins end. [SES-06] [SES-14] */
export const changePassword = Effect.fn("changePassword")(function* (judged: Judged, passwordHash: string) {
  const standing = yield* (yield* Logins).standing(judged);
  if (standing === null) return yield* Effect.fail(new TokenMissing());
  yield* (yield* Accounts).change(standing, { passwordHash });
  return yield* begun(standing, "own-password");
});

/** The code of a letter proves that its address is right. [SES-06] */
export const confirmAddress = Effect.fn("confirmAddress")(function* (code: string) {
  const accounts = yield* Accounts;
  const spent = yield* accounts.spend("confirmation", code);
  if (spent === null) return yield* Effect.fail(new CodeNotValid());
  return yield* accounts.change(spent, { isConfirmed: true });
});

/** Opens the account of a person's provider; made or handed over where there is none of theirs yet. [SES-05] [SES-11] */
export const enterByProvider = Effect.fn("enterByProvider")(function* (identity: ProviderIdentity, handsOver: boolean) {
  const accounts = yield* Accounts;
  const { provider, email } = identity;
  const bound = yield* accounts.byProvider(identity);
  const holder = bound === null && email !== null ? yield* accounts.byEmail(email) : null;
  const way = yield* Effect.fromResult(providerEntry(identity, { isBound: bound !== null, holder }, handsOver));
  const found = bound ?? holder;
  if (found?.isBlocked === true) return yield* Effect.fail(new AccountBlocked());
  const logins = yield* Logins;
  if (way === "own" && found !== null) return { account: found, token: yield* logins.begin(found) };
  if (email === null) return yield* Effect.fail(new ProviderAddressUnverified());
  const account =
    found === null
      ? yield* accounts.add({ username: email, email, passwordHash: "", origin: provider, isConfirmed: true })
      : yield* handedOver(found, provider);
  yield* accounts.link(identity, account);
  return { account, token: yield* logins.begin(account) };
});

/** As by a new password: a person who made this account with an address that was not theirs is locked out, and its owner gets a letter. [SES-05] */
const handedOver = Effect.fn("handedOver")(function* (account: Account, provider: string) {
  const accounts = yield* Accounts;
  yield* accounts.change(account, { passwordHash: "", isConfirmed: true });
  const changed = yield* accounts.takeBack(account, "handed-over");
  yield* (yield* AccountLetters).handedOver(changed, provider);
  return changed;
});

/** A login in an account that was just taken back. */
const begun = Effect.fn("begun")(function* (account: Account, act: TakingAct) {
  const changed = yield* (yield* Accounts).takeBack(account, act);
  return { account: changed, token: yield* (yield* Logins).begin(changed) };
});

/** A key to the customer panel, good for some minutes. [SES-03] */
export const openPanel = (now: Instant) =>
  Effect.flatMap(SingleSignKeys, ({ keep }) => keep(instant(now + singleSignTime)));

/** Something of a customer whose login or password was judged before its transaction began: what ended meanwhile, or is another by now, does nothing. [SEC4-6] */
export const stillLoggedIn = <A, E, R>(judged: Judged, use: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Logins, ({ standing }) =>
    Effect.flatMap(
      standing(judged),
      (account): Effect.Effect<A, E | TokenMissing, R> => (account === null ? Effect.fail(new TokenMissing()) : use),
    ),
  );
