// What staff's acts on accounts need, over the database. [SES-07] [CHK-10] [ACC-04] [ADM-06]
import { StaffAccounts, StaffLetters } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import { Accounts, type Role } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { noticeMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { queueCorrection } from "../../shop/customer/correction-mail.ts";
import { changeAddressEmail, customerByNumber, saveCustomer } from "../../shop/customer/store.ts";
import { hasFactor, removeFactor } from "../../visitor/second-factor/store.ts";
import { queueAddressSet } from "../../visitor/session/address-set-mails.ts";
import { queueAccessLink, queueInvitation } from "../../visitor/session/account-mails.ts";
import { accountsOver, fingerprint, freshCode } from "../../visitor/session/account-ports.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { changeUser, isAddressFree } from "../../visitor/session/users-store.ts";
import { storeAccount, wholeAccount } from "./account-store.ts";

const accessOf = async (handle: Handle, number: string) => {
  const user = await handle.selectFrom("users").selectAll().where("customer_number", "=", number).executeTakeFirst();
  if (user === undefined) return null;
  const { id, email, username } = user;
  const blocked = user.blocked === 1;
  return { id, number, role: user.role as Role, blocked, hasFactor: await hasFactor(handle, id), email, username };
};

/** No account has this id. */
const noAccount = 0;

/** What a call brings along beside its accounts. */
interface Further {
  /** The mailbox that was counted for a letter with a code. */
  readonly to?: Recipient;
  readonly locale: Locale;
  readonly acceptOrders?: (handle: Handle, number: string) => Promise<void>;
}

export const staffAccountPorts =
  (services: SessionServices, further: Further): PortsOver<Accounts | StaffAccounts | StaffLetters> =>
  ({ handle }) => {
    const now = services.now();
    const { locale } = further;
    const counted = (): Recipient => {
      if (further.to === undefined) throw new Error("a letter of staff whose mailbox was not counted");
      return further.to;
    };
    const resetCode = async (id: number, until: number) => {
      const code = freshCode("reset");
      await changeUser(handle, id, { reset_hash: fingerprint(code), reset_until: until });
      return { code, to: counted(), locale };
    };
    return Context.make(StaffAccounts, {
      record: (number) => Effect.promise(async () => (await wholeAccount(handle, number))?.record ?? null),
      store: (before, after) => Effect.promise(() => storeAccount(handle, before, after, now)),
      access: (number) => Effect.promise(() => accessOf(handle, number)),
      removeFactor: (id) => Effect.promise(() => removeFactor(handle, id)),
      isFree: (email, but) => Effect.promise(() => isAddressFree(handle, email, but ?? noAccount)),
      acceptOrders: (number) => Effect.promise(async () => further.acceptOrders?.(handle, number)),
      customer: (number) => toEffect(() => customerByNumber(handle, number)),
      storeCustomer: (customer) => Effect.promise(() => saveCustomer(handle, customer, now)),
      readdress: (number, email) => Effect.promise(() => changeAddressEmail(handle, number, email, now)),
    }).pipe(
      Context.add(Accounts, accountsOver(handle, now)),
      Context.add(StaffLetters, {
        access: (account, until) =>
          Effect.promise(async () => queueAccessLink(services, handle, account, await resetCode(account.id, until))),
        invitation: (account, role, until) =>
          Effect.promise(async () =>
            queueInvitation(services, handle, account, { ...(await resetCode(account.id, until)), role }),
          ),
        addressSet: ({ id, number, email }, until) =>
          Effect.promise(async () => {
            const code = freshCode("confirmation");
            await changeUser(handle, id, { confirmation_hash: fingerprint(code), confirmation_until: until });
            await queueAddressSet(
              services,
              handle,
              { number, code, from: noticeMailbox(email), to: counted() },
              locale,
            );
          }),
        corrected: ({ number, locale: own, ...address }) =>
          Effect.promise(() => queueCorrection(services, handle, { number, address, locale: own })),
      }),
    );
  };
