// A colleague is invited by an administrator: an account of staff whose address opens it by the link of a letter. [ADM-06] [SES-07]
import { createHash, randomBytes } from "node:crypto";
import { instant } from "@kontor/domain/kernel/calendar";
import { AccountUnknown, type Invitation, invitation, LoginAddressTaken } from "@kontor/domain/site/admin";
import { AccountManagedElsewhere, TooManyAttempts } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { countedMailbox } from "../../platform/mail/recipients.ts";
import { queueInvitation } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { letterAllowance } from "../../visitor/session/unknown-login.ts";
import { addUser, changeUser, invitedBy, isAddressFree } from "../../visitor/session/users-store.ts";
import { wholeAccount } from "./account-store.ts";
import { byStaff } from "./by-staff.ts";
import { refuseLoginAddress } from "./refused-login-address.ts";

type Inviting = Call<"inviteStaff">;

/** No account has this id yet. */
const noAccount = 0;

/** Refused in the shape of a form where the address itself is wrong. */
const decided = async (handle: Handle, { body }: Inviting, now: number): Promise<Invitation> => {
  const wanted = invitation(body, instant(now), () => true);
  const isFree = Result.isSuccess(wanted) && (await isAddressFree(handle, wanted.success.email, noAccount));
  const made = Result.isFailure(wanted) ? wanted : invitation(body, instant(now), () => isFree);
  if (Result.isSuccess(made)) return made.success;
  return refuseLoginAddress(made.failure);
};

export const invitationHandlers = (services: SessionServices): Pick<Handlers, "inviteStaff"> => {
  /** Counted before the transaction begins, as every letter to an unproved address; what is refused anyway is not counted. */
  const countedLetter = async (call: Inviting) => {
    await staffOf(services, call);
    if (services.settings.cmsUrl !== null) return refuse(new AccountManagedElsewhere());
    const { email } = await decided(services.database.reads, call, services.now());
    const allowance = await letterAllowance(services, "access", email);
    return countedMailbox(email, allowance) ?? refuse(new TooManyAttempts({ wait: allowance.wait }));
  };

  return {
    inviteStaff: async (call) => {
      const to = await countedLetter(call);
      const answer = await byStaff(services, call, async (handle, _, now) => {
        const { email, role, until, entry } = await decided(handle, call, now);
        const code = randomBytes(32).toString("hex");
        const account = { username: email, email, passwordHash: "", now, provider: invitedBy, isConfirmed: false };
        const user = (await addUser(handle, account)) ?? refuse(new LoginAddressTaken());
        await changeUser(handle, user.id, {
          role,
          reset_hash: createHash("sha256").update(code).digest("hex"),
          reset_until: until,
        });
        await queueInvitation(services, handle, user, { code, to, locale: call.body.locale, role });
        const number = user.customer_number;
        return {
          entry: entry(number),
          result: async () => (await wholeAccount(handle, number))?.shown ?? refuse(new AccountUnknown()),
        };
      });
      services.mailQueued();
      return { ...answer, status: 201 };
    },
  };
};
