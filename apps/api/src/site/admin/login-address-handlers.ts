// Another login address for who has lost the mailbox: set by an administrator, with a letter to both addresses. [ACC-04] [SES-07]
import { createHash, randomBytes } from "node:crypto";
import { AccountUnknown, loginAddressSet } from "@kontor/domain/site/admin";
import { AccountManagedElsewhere, confirmationLinkTime, TooManyAttempts } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { countedMailbox, noticeMailbox } from "../../platform/mail/recipients.ts";
import { changeAddressEmail } from "../../shop/customer/store.ts";
import { queueAddressSet } from "../../visitor/session/address-set-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { letterAllowance } from "../../visitor/session/unknown-login.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { changeUser, isAddressFree } from "../../visitor/session/users-store.ts";
import { accountAccessOf } from "./access-handlers.ts";
import { wholeAccount } from "./account-store.ts";
import { byStaff } from "./by-staff.ts";
import { refuseLoginAddress } from "./refused-login-address.ts";

type Setting = Call<"setLoginAddress">;

/** What becomes of the account; refused in the shape of a form where the address itself is wrong. */
const decided = async (services: SessionServices, handle: Handle, { params, body }: Setting, by: string) => {
  const { user, record } = await accountAccessOf(handle, params.customerNumber);
  const account = { ...record, email: user.email, username: user.username };
  const given = { by, reason: body.reason, now: services.now() };
  const wanted = loginAddressSet(account, body.email, given, () => true);
  const isFree = Result.isSuccess(wanted) && (await isAddressFree(handle, wanted.success.email, user.id));
  const set = Result.isFailure(wanted) ? wanted : loginAddressSet(account, body.email, given, () => isFree);
  if (Result.isSuccess(set)) return { user, set: set.success };
  return refuseLoginAddress(set.failure);
};

export const loginAddressHandlers = (services: SessionServices): Pick<Handlers, "setLoginAddress"> => {
  /** Counted before the transaction begins, as every letter to an unproved address; what is refused anyway is not counted. */
  const countedLetter = async (call: Setting) => {
    const actor = await staffOf(services, call);
    if (services.settings.cmsUrl !== null) return refuse(new AccountManagedElsewhere());
    const { set } = await decided(services, services.database.reads, call, actor.customer_number);
    const allowance = await letterAllowance(services, "access", set.email);
    return countedMailbox(set.email, allowance) ?? refuse(new TooManyAttempts({ wait: allowance.wait }));
  };

  return {
    setLoginAddress: async (call) => {
      const to = await countedLetter(call);
      const answer = await byStaff(services, call, async (handle, by, now) => {
        const { user, set } = await decided(services, handle, call, by);
        const code = randomBytes(32).toString("hex");
        const number = user.customer_number;
        await takeBack(handle, user, "address-by-staff", { now });
        await changeUser(handle, user.id, {
          email: set.email,
          username: set.username,
          confirmed: set.isConfirmed ? 1 : 0,
          confirmation_hash: createHash("sha256").update(code).digest("hex"),
          confirmation_until: now + confirmationLinkTime,
        });
        await changeAddressEmail(handle, number, set.email, now);
        await queueAddressSet(services, handle, { number, code, from: noticeMailbox(user.email), to }, call.locale);
        return {
          entry: set.entry,
          result: async () => (await wholeAccount(handle, number))?.shown ?? refuse(new AccountUnknown()),
        };
      });
      services.mailQueued();
      return answer;
    },
  };
};
