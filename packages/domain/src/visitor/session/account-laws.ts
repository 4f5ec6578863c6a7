// Laws of the acts on accounts, over a shop that has them in lists: what opens one, and what a code does. [SES-02] [SES-05] [SES-06] [SEC4-6]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import type { EmailAddress } from "#kernel/text";
import { AccountLetters, Accounts, Logins } from "./account-ports.ts";
import {
  changePassword,
  confirmAddress,
  enterByProvider,
  logIn,
  register,
  requestCode,
  resetPassword,
} from "./account-use-cases.ts";
import { type Account, type CodeKind, invitedBy, mayHaveCode } from "./accounts.ts";
import { confirmationPolicies } from "./model.ts";
import { takenBy } from "./rules.ts";

type Ports = AccountLetters | Accounts | Logins;

/** A shop with these accounts: which logins were begun, which codes are out, what was taken back. */
const shopWith = (...first: readonly Account[]) => {
  const accounts = [...first];
  const codes = new Map<string, { readonly id: number; readonly kind: CodeKind }>();
  const begun: Account[] = [];
  const acts: string[] = [];
  const found = (is: (account: Account) => boolean) => Effect.sync(() => accounts.find(is) ?? null);
  const at = (id: number) => accounts.findIndex((account) => account.id === id);
  const present = (id: number) => Effect.sync(() => accounts[at(id)] as Account);
  const byEmail = (email: string) => found((account) => account.email === email.toLowerCase());
  const ports: Context.Context<Ports> = Context.make(Accounts, {
    byIdentifier: (identifier) => found(({ email, username }) => email === identifier || username === identifier),
    byEmail,
    byId: (id) => found((account) => account.id === id),
    byProvider: ({ provider }) => found(({ origin }) => origin === provider),
    add: (wanted) =>
      Effect.suspend(() => {
        const holder = accounts.find(({ email }) => email === wanted.email);
        if (holder !== undefined) return Effect.fail(takenBy(wanted, holder));
        const account = anAccount({ ...wanted, id: accounts.length + 1 });
        accounts.push(account);
        return Effect.succeed(account);
      }),
    change: ({ id }, change) =>
      Effect.suspend(() => {
        accounts.splice(at(id), 1, { ...(accounts[at(id)] as Account), ...change });
        return present(id);
      }),
    spend: (kind, code) =>
      Effect.suspend(() => {
        const known = codes.get(code);
        if (known?.kind !== kind) return Effect.succeed(null);
        codes.delete(code);
        return present(known.id);
      }),
    link: () => Effect.void,
    takeBack: ({ id }, act) => Effect.suspend(() => (acts.push(act), present(id))),
  }).pipe(
    Context.add(Logins, {
      standing: ({ id, passwordHash }) =>
        found((account) => account.id === id && account.passwordHash === passwordHash && !account.isBlocked),
      begin: ({ id }) => Effect.map(present(id), (account) => `token-${begun.push(account)}`),
    }),
    Context.add(AccountLetters, {
      code: (kind, { id }) => Effect.sync(() => void codes.set(`code-${codes.size}`, { id, kind })),
      handedOver: () => Effect.sync(() => void acts.push("letter")),
    }),
  );
  const run = <A, E>(use: Effect.Effect<A, E, Ports>) => Effect.runSyncExit(Effect.provideContext(use, ports));
  return { accounts, codes, begun, acts, run };
};

const anAccount = (given: Partial<Account>): Account => ({
  id: 1,
  documentId: "d",
  number: "100001",
  username: "ada",
  email: "ada@example.org",
  role: "customer",
  isConfirmed: true,
  isBlocked: false,
  origin: "local",
  passwordHash: "first",
  createdAt: instant(0),
  updatedAt: instant(0),
  ...given,
});

const anyAccount = fc
  .record({
    isConfirmed: fc.boolean(),
    isBlocked: fc.boolean(),
    origin: fc.constantFrom("local", invitedBy, "harbour"),
    passwordHash: fc.constantFrom("first", "second"),
  })
  .map(anAccount);
const anyPolicy = fc.constantFrom(...confirmationPolicies);
const anyKind = fc.constantFrom<CodeKind>("reset", "confirmation");
const now = instant(0);

export const accountLaws: readonly Law[] = [
  law("[SES-02] [SEC4-6] a login begins for the password that stands when it begins, in an account that is open", () =>
    fc.property(anyAccount, anyPolicy, fc.constantFrom("first", "second"), (account, policy, passwordHash) => {
      const shop = shopWith(account);
      const isIn = Exit.isSuccess(shop.run(logIn(account.email, { id: account.id, passwordHash }, policy)));
      const isOpen = !account.isBlocked && (account.isConfirmed || policy !== "login");
      return isIn === (passwordHash === account.passwordHash && isOpen) && shop.begun.length === Number(isIn);
    }),
  ),
  law(
    "[SES-02] [SES-06] a registration makes one account for an address; a login comes with it where none waits for the address",
    () =>
      fc.property(anyPolicy, (policy) => {
        const shop = shopWith();
        const wanted = { username: "ada", email: "ada@example.org" as EmailAddress, passwordHash: "first" };
        const [first, second] = [0, 1].map(() => shop.run(register(wanted, policy, now)));
        return (
          first !== undefined &&
          Exit.isSuccess(first) &&
          second !== undefined &&
          Exit.isFailure(second) &&
          (first.value.token === null) === (policy === "login") &&
          shop.accounts.length === 1 &&
          shop.codes.size === 1 &&
          shop.begun.length === Number(policy !== "login")
        );
      }),
  ),
  law("[SES-06] [ADM-06] a request for a code is answered alike; a letter goes to whom it is for alone", () =>
    fc.property(anyAccount, anyKind, fc.boolean(), (account, kind, isKnown) => {
      const shop = shopWith(account);
      const answered = shop.run(requestCode(kind, isKnown ? account.email : "eve@example.org", now));
      return Exit.isSuccess(answered) && shop.codes.size === Number(isKnown && mayHaveCode(kind, account));
    }),
  ),
  law(
    "[SES-06] [SES-14] a code does once what it is for: a new password ends what was open, and confirms the address",
    () =>
      fc.property(anyAccount, anyKind, (account, kind) => {
        const shop = shopWith(account);
        shop.codes.set("c", { id: account.id, kind });
        const acts = [0, 1].map(() =>
          kind === "reset"
            ? Exit.isSuccess(shop.run(resetPassword("c", "third")))
            : Exit.isSuccess(shop.run(confirmAddress("c"))),
        );
        const [after] = shop.accounts;
        return (
          acts.join() === "true,false" &&
          after?.isConfirmed === true &&
          after.passwordHash === (kind === "reset" ? "third" : account.passwordHash) &&
          after.origin === (kind === "reset" && account.origin === invitedBy ? "local" : account.origin) &&
          shop.acts.join() === (kind === "reset" ? "password-by-mail" : "")
        );
      }),
  ),
  law("[SES-06] [SEC4-6] a password is changed by who is logged in and knew the present one", () =>
    fc.property(anyAccount, fc.constantFrom("first", "second"), (account, passwordHash) => {
      const shop = shopWith(account);
      const isDone = Exit.isSuccess(shop.run(changePassword({ id: account.id, passwordHash }, "third")));
      const may = passwordHash === account.passwordHash && !account.isBlocked;
      return isDone === may && shop.accounts[0]?.passwordHash === (may ? "third" : account.passwordHash);
    }),
  ),
  law(
    "[SES-05] [SES-11] a provider opens its own account, makes one, or is handed one over whose earlier password opens nothing more",
    () =>
      fc.property(
        fc.option(anyAccount, { nil: null }),
        fc.boolean(),
        fc.boolean(),
        (account, emailVerified, handsOver) => {
          const shop = shopWith(...(account === null ? [] : [account]));
          const email = "ada@example.org" as EmailAddress;
          const identity = { provider: "harbour", subject: "s", email, emailVerified };
          const exit = shop.run(enterByProvider(identity, handsOver));
          const isOwn = account?.origin === "harbour";
          const may = (isOwn || (emailVerified && (account === null || handsOver))) && account?.isBlocked !== true;
          if (Exit.isFailure(exit)) return !may && shop.begun.length === 0;
          const isHandedOver = account !== null && !isOwn;
          return (
            may &&
            shop.begun.length === 1 &&
            shop.acts.join() === (isHandedOver ? "handed-over,letter" : "") &&
            (!isHandedOver || shop.accounts[0]?.passwordHash === "")
          );
        },
      ),
  ),
];
