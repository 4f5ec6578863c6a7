// What the acts on accounts need of the shop that has them: the accounts, their logins, the letters about them; all in one transaction. [SES-02] [SES-06] [SES-14]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { Account, AccountChange, CodeKind, NewAccount } from "./accounts.ts";
import type { RegistrationTaken, UsernameTaken } from "./errors.ts";
import type { Token } from "./model.ts";
import type { ProviderIdentity } from "./provider.ts";
import type { TakingAct } from "./taken-back.ts";

export class Accounts extends Context.Service<
  Accounts,
  {
    /** By address or name; where a name is another account's address, the address wins. */
    readonly byIdentifier: (identifier: string) => Effect<Account | null>;
    readonly byEmail: (email: string) => Effect<Account | null>;
    readonly byId: (id: number) => Effect<Account | null>;
    readonly byProvider: (identity: ProviderIdentity) => Effect<Account | null>;
    readonly add: (account: NewAccount) => Effect<Account, RegistrationTaken | UsernameTaken>;
    readonly change: (account: Pick<Account, "id">, change: AccountChange) => Effect<Account>;
    /** Uses the code of a letter up: of those who come with one at once, the first. Null where it is wrong, used or out of date. */
    readonly spend: (kind: CodeKind, code: string) => Effect<Account | null>;
    /** The provider opens the account from now on. */
    readonly link: (identity: ProviderIdentity, account: Pick<Account, "id">) => Effect<void>;
    /** Ends whatever `takenBack` names for the act; the account as it is afterwards. [SES-14] */
    readonly takeBack: (account: Pick<Account, "id">, act: TakingAct) => Effect<Account>;
  }
>()("kontor/visitor/session/Accounts") {}

/** The account and password by which a call was judged before its transaction began. */
export type Judged = Pick<Account, "id" | "passwordHash">;

export class Logins extends Context.Service<
  Logins,
  {
    /** The account of the caller's login as it stands now; null where that has ended, or the password that was judged is another by now. [SEC4-6] */
    readonly standing: (judged: Judged) => Effect<Account | null>;
    /** Notes a login for the caller, and makes its token. */
    readonly begin: (account: Pick<Account, "id">) => Effect<Token>;
  }
>()("kontor/visitor/session/Logins") {}

/** Letters about accounts that wait to be sent. [SES-05] [SES-06] */
export class AccountLetters extends Context.Service<
  AccountLetters,
  {
    /** A fresh code of its kind, good until then; none goes to a mailbox that has had as many as it gets. */
    readonly code: (kind: CodeKind, account: Account, until: Instant) => Effect<void>;
    /** That a provider opens the account from now on. */
    readonly handedOver: (account: Account, provider: string) => Effect<void>;
  }
>()("kontor/visitor/session/AccountLetters") {}

/** Keys that open the customer panel without a second login; each is the caller's. [SES-03] */
export class SingleSignKeys extends Context.Service<
  SingleSignKeys,
  { readonly keep: (until: Instant) => Effect<void> }
>()("kontor/visitor/session/SingleSignKeys") {}
