// Lost access: an administrator removes the second factor of a colleague, and has anybody sent the letter for a new password. [SES-07] [SES-06]
import { createHash, randomBytes } from "node:crypto";
import { type AccessRecord, accessReset, AccountUnknown, factorReset } from "@kontor/domain/site/admin";
import { AccountManagedElsewhere, resetLinkTime, type Role, TooManyAttempts } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { countedMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { wholeAccount } from "./account-store.ts";
import { byStaff } from "./by-staff.ts";
import { queueAccessLink } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { letterAllowance } from "../../visitor/session/unknown-login.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { changeUser, type UserRow } from "../../visitor/session/users-store.ts";
import { hasFactor, removeFactor } from "../../visitor/second-factor/store.ts";

export const accountAccessOf = async (
  handle: Handle,
  number: string,
): Promise<{ readonly user: UserRow; readonly record: AccessRecord }> => {
  const user = await handle.selectFrom("users").selectAll().where("customer_number", "=", number).executeTakeFirst();
  if (user === undefined) return refuse(new AccountUnknown());
  return {
    user,
    record: {
      number,
      role: user.role as Role,
      blocked: user.blocked === 1,
      hasFactor: await hasFactor(handle, user.id),
    },
  };
};

export const accessHandlers = (services: SessionServices): Pick<Handlers, "resetFactor" | "resetAccess"> => {
  const shown = async (handle: Handle, number: string) =>
    (await wholeAccount(handle, number))?.shown ?? refuse(new AccountUnknown());
  const accessRequested = async (handle: Handle, call: Call<"resetAccess">, by: string) => {
    const { user, record } = await accountAccessOf(handle, call.params.customerNumber);
    return { user, entry: orRefuse(accessReset(record, { by, reason: call.body.reason })) };
  };

  /** Counted before the transaction of the change begins: one inside of it would wait for it for ever. What is refused anyway is not counted. */
  const countedLetter = async (call: Call<"resetAccess">): Promise<Recipient> => {
    const actor = await staffOf(services, call);
    if (services.settings.cmsUrl !== null) return refuse(new AccountManagedElsewhere());
    const { user } = await accessRequested(services.database.reads, call, actor.customer_number);
    const allowance = await letterAllowance(services, "access", user.email);
    return countedMailbox(user.email, allowance) ?? refuse(new TooManyAttempts({ wait: allowance.wait }));
  };

  return {
    resetFactor: (call) =>
      byStaff(services, call, async (handle, by, now) => {
        const { user, record } = await accountAccessOf(handle, call.params.customerNumber);
        const entry = orRefuse(factorReset(record, { by, reason: call.body.reason }));
        await removeFactor(handle, user.id);
        await takeBack(handle, user, "factor-reset", { now });
        return { entry, result: () => shown(handle, record.number) };
      }),

    resetAccess: async (call) => {
      const to = await countedLetter(call);
      const answer = await byStaff(services, call, async (handle, by, now) => {
        const { user, entry } = await accessRequested(handle, call, by);
        // The address was changed meanwhile: its letter is not counted yet.
        if (user.email !== to.address) refuse(new TooManyAttempts({ wait: 1 }));
        const code = randomBytes(32).toString("hex");
        await changeUser(handle, user.id, {
          reset_hash: createHash("sha256").update(code).digest("hex"),
          reset_until: now + resetLinkTime,
        });
        await queueAccessLink(services, handle, user, { code, to, locale: call.locale });
        return { entry, result: () => shown(handle, user.customer_number) };
      });
      services.mailQueued();
      return answer;
    },
  };
};
