// What the acts on accounts need, over the database: accounts, logins, letters with codes. [SES-02] [SES-05] [SES-06] [SES-14]
import { createHash, randomBytes } from "node:crypto";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { Locale } from "@kontor/domain/visitor/locale";
import {
  type Account,
  type AccountChange,
  AccountLetters,
  Accounts,
  type CodeKind,
  deviceOf,
  Logins,
  type NewAccount,
  type Role,
  takenBy,
} from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import type { MaybeAsync } from "../../platform/database/maybe-async.ts";
import type { Allowance } from "../../platform/database/rate-limits.ts";
import type { Call, OperationId, TokenOperation } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { countedMailbox } from "../../platform/mail/recipients.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { queueConfirmationLink, queueHandedOver, queueResetLink } from "./account-mails.ts";
import { holderOf } from "./account-names-store.ts";
import { linkProvider, userByProvider } from "./provider-links-store.ts";
import type { SessionServices } from "./services.ts";
import { provedBy } from "./session-answer.ts";
import { standingLogin } from "./sessions-store.ts";
import { takeBack } from "./taken-back.ts";
import {
  addUser,
  changeUser,
  spendCode,
  userByEmail,
  userById,
  userByIdentifier,
  type UserRow,
} from "./users-store.ts";

/** Of a code as it is stored: 160 random bits need no slow hash. */
export const fingerprint = (code: string): string => createHash("sha256").update(code).digest("hex");

const codeBytes: Readonly<Record<CodeKind, number>> = { reset: 32, confirmation: 20 };

export const freshCode = (kind: CodeKind): string => randomBytes(codeBytes[kind]).toString("hex");

export const accountFrom = (row: UserRow): Account => ({
  id: row.id,
  documentId: row.document_id,
  number: row.customer_number,
  username: row.username,
  email: row.email,
  role: row.role as Role,
  isConfirmed: row.confirmed === 1,
  isBlocked: row.blocked === 1,
  origin: row.provider,
  passwordHash: row.password_hash,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});

const bit = (is: boolean) => (is ? 1 : 0);

const columnsOf = ({ isConfirmed, isBlocked, origin, passwordHash, ...rest }: AccountChange) => ({
  ...rest,
  ...(isConfirmed === undefined ? {} : { confirmed: bit(isConfirmed) }),
  ...(isBlocked === undefined ? {} : { blocked: bit(isBlocked) }),
  ...(origin === undefined ? {} : { provider: origin }),
  ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
});

/** An account that this transaction has read is there. */
const existing = (row: UserRow | undefined): UserRow => {
  if (row === undefined) throw new Error("an account is gone while it is changed");
  return row;
};

export const accountsOver = (handle: Handle, now: Instant): Context.Service.Shape<typeof Accounts> => {
  const found = (find: () => MaybeAsync<UserRow | undefined>) =>
    Effect.promise(async () => {
      const row = await find();
      return row === undefined ? null : accountFrom(row);
    });
  const done = (make: () => Promise<UserRow | undefined>) =>
    Effect.promise(async () => accountFrom(existing(await make())));
  const add = async ({ origin: provider, ...account }: NewAccount) => {
    const row = await addUser(handle, { ...account, provider, now });
    return row === undefined
      ? Effect.fail(takenBy(account, await holderOf(handle, account)))
      : Effect.succeed(accountFrom(row));
  };
  return {
    byIdentifier: (identifier) => found(() => userByIdentifier(handle, identifier)),
    byEmail: (email) => found(() => userByEmail(handle, email)),
    byId: (id) => found(() => userById(handle, id)),
    byProvider: (identity) => found(() => userByProvider(handle, identity)),
    add: (account) => Effect.flatten(Effect.promise(() => add(account))),
    change: ({ id }, change) => done(() => changeUser(handle, id, { ...columnsOf(change), updated_at: now })),
    spend: (kind, code) => found(() => spendCode(handle, kind, fingerprint(code), now)),
    link: (identity, { id }) => Effect.promise(() => linkProvider(handle, identity, id, now)),
    takeBack: ({ id }, act) => done(async () => takeBack(handle, existing(await userById(handle, id)), act, { now })),
  };
};

const isTokenOperation = (operation: OperationId): operation is TokenOperation => Object.hasOwn(provedBy, operation);

/** The login of a call, and those that it begins where it answers a token. */
export const loginsOver = (
  { tokens, now }: SessionServices,
  handle: Handle,
  { headers, operation }: Pick<Call<OperationId>, "headers" | "operation">,
): Context.Service.Shape<typeof Logins> => ({
  standing: ({ id, passwordHash }) =>
    Effect.promise(async () => {
      const print = await tokens.printOf(bearerOf(headers) ?? "", now());
      const login = print === null ? null : await standingLogin(handle, { id, password_hash: passwordHash }, print);
      return login === null ? null : accountFrom(login.user);
    }),
  begin: ({ id }) =>
    Effect.promise(async () => {
      if (!isTokenOperation(operation)) throw new Error(`${operation} answers no token`);
      return tokens.begin(handle, existing(await userById(handle, id)), {
        now: now(),
        device: deviceOf(headers["user-agent"]),
        proved: provedBy[operation],
      });
    }),
});

interface Letters {
  readonly locale: Locale;
  /** What is left for the mailbox of the letter, counted before the transaction; null where none is sent. */
  readonly allowance: Allowance | null;
}

export const accountLettersOver = (
  services: SessionServices,
  handle: Handle,
  { locale, allowance }: Letters,
): Context.Service.Shape<typeof AccountLetters> => ({
  code: (kind, account, until) =>
    Effect.promise(async () => {
      // As the account has it, however it was typed.
      const to = allowance === null ? null : countedMailbox(account.email, allowance);
      if (to === null) return;
      const code = freshCode(kind);
      const hash = fingerprint(code);
      await changeUser(
        handle,
        account.id,
        kind === "reset"
          ? { reset_hash: hash, reset_until: until }
          : { confirmation_hash: hash, confirmation_until: until },
      );
      const queue = kind === "reset" ? queueResetLink : queueConfirmationLink;
      await queue(services, handle, account, { code, to, locale });
    }),
  handedOver: (account, provider) =>
    Effect.promise(() => queueHandedOver(services, handle, account, services.providers.nameOf(provider), locale)),
});

export type AccountPorts = Accounts | AccountLetters | Logins;

/** For a call that answers a token, or sends a letter with a code. */
export const accountPorts =
  (
    services: SessionServices,
    call: Pick<Call<OperationId>, "headers" | "operation" | "locale">,
    allowance: Allowance | null = null,
  ): PortsOver<AccountPorts> =>
  ({ handle }) =>
    Context.make(Accounts, accountsOver(handle, services.now())).pipe(
      Context.add(Logins, loginsOver(services, handle, call)),
      Context.add(AccountLetters, accountLettersOver(services, handle, { locale: call.locale, allowance })),
    );
