// Another email address for an account: asked for with the password, agreed to by both addresses, refused by either. [ACC-04]
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { instant } from "@kontor/domain/kernel/calendar";
import {
  AddressRefused,
  confirmedBy,
  isEmailChangeComplete,
  requestedEmailChange,
  usernameAfter,
} from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { CodeNotValid, letterAnswerTime, TooManyAttempts } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { noticeMailbox, countedMailbox } from "../../platform/mail/recipients.ts";
import { refuse } from "../../platform/http/problem.ts";
import { customerOf, stillStands } from "../../visitor/session/caller.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { letterAllowance, mailboxFor } from "../../visitor/session/unknown-login.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { changeUser, userByEmail, userById } from "../../visitor/session/users-store.ts";
import { queueEmailChanged, queueQuestion, queueTaken } from "./email-mails.ts";
import {
  dropEmailChange,
  emailChangeByHash,
  emailChangeOf,
  noteConfirmed,
  storeEmailChange,
  type StoredEmailChange,
} from "./email-changes-store.ts";
import { changeAddressEmail } from "./store.ts";

type EmailHandlers = Pick<Handlers, "readEmailChange" | "changeEmail" | "confirmEmailChange" | "refuseEmailChange">;

const codeBytes = 32;
const fingerprint = (code: string): string => createHash("sha256").update(code).digest("hex");

export const emailHandlers = (services: SessionServices): EmailHandlers => {
  const { database, now } = services;

  /** The account has the new address from now on; false where another one has it by now. */
  const complete = async (handle: Handle, { userId, change, locale: stored }: StoredEmailChange): Promise<boolean> => {
    const locale = stored as Locale;
    const user = await userById(handle, userId);
    await dropEmailChange(handle, userId);
    if (user === undefined || user.email !== change.from || (await userByEmail(handle, change.to)) !== undefined)
      return false;
    await takeBack(handle, user, "own-address", { now: now() });
    await changeUser(handle, userId, {
      email: change.to,
      username: usernameAfter(user.username, change),
      confirmed: 1,
      updated_at: now(),
    });
    await changeAddressEmail(handle, user.customer_number, change.to, now());
    for (const recipient of [change.from, change.to])
      await queueEmailChanged(
        services,
        handle,
        { recipient: noticeMailbox(recipient), account: change.to, customerNumber: user.customer_number },
        change.to,
        locale,
      );
    return true;
  };

  return {
    readEmailChange: async (call) => {
      const user = await customerOf(services, call);
      const change = await emailChangeOf(database.reads, user.id, now());
      const pending =
        change === null
          ? null
          : {
              email: change.to,
              until: change.until,
              old: change.confirmed.old !== null,
              new: change.confirmed.new !== null,
            };
      return good({ offered: services.settings.cmsUrl === null, email: user.email, pending });
    },

    changeEmail: async (call) => {
      const user = await customerOf(services, call);
      mustBeOwn(services);
      const requested = requestedEmailChange(user.email, call.body.email, instant(now()));
      if (Result.isFailure(requested)) {
        const { failure } = requested;
        if (failure._tag === "EmailUnchanged") return refuse(failure);
        const fields = [{ field: "email" as const, refusal: failure }];
        return refuse(new AddressRefused({ fields }), { errors: fields });
      }
      await mustKnowPassword(services, user, call.body.password);
      const own = await letterAllowance(services, "change", user.email);
      const fromBox = countedMailbox(user.email, own) ?? refuse(new TooManyAttempts({ wait: own.wait }));
      const change = requested.success;
      // The mailbox may be a stranger's: it gets no more letters than any other.
      const toBox = await mailboxFor(services, "change", change.to);
      const earliest = pause(letterAnswerTime);
      const codes = { old: randomBytes(codeBytes).toString("hex"), new: randomBytes(codeBytes).toString("hex") };
      await database.inTransaction(async (handle) => {
        await stillStands(services, handle, call, user);
        const stored = { userId: user.id, change, locale: call.locale };
        await storeEmailChange(handle, stored, { old: fingerprint(codes.old), new: fingerprint(codes.new) });
        const about = { account: user.email, address: change.to };
        const toOld = { ...about, recipient: fromBox, customerNumber: user.customer_number };
        await queueQuestion(services, handle, toOld, { side: "old", code: codes.old, ...about }, call.locale);
        if (toBox === null) return;
        if ((await userByEmail(handle, change.to)) === undefined)
          await queueQuestion(
            services,
            handle,
            { recipient: toBox, account: null, customerNumber: null },
            { side: "new", code: codes.new, ...about },
            call.locale,
          );
        else await queueTaken(services, handle, { recipient: toBox, account: change.to }, call.locale);
      });
      // Both ways take as long, so that the time does not show whether the address has an account.
      await earliest;
      services.mailQueued();
      return good({ email: change.to, until: change.until });
    },

    confirmEmailChange: async (call) => {
      const done = await database.inTransaction(async (handle) => {
        const found =
          (await emailChangeByHash(handle, fingerprint(call.body.code), now())) ?? refuse(new CodeNotValid());
        const change = confirmedBy(found.change, found.side, instant(now()));
        await noteConfirmed(handle, found.userId, change);
        return isEmailChangeComplete(change) ? complete(handle, { ...found, change }) : null;
      });
      // What was dropped stays dropped: the refusal comes after its transaction.
      if (done === false) return refuse(new CodeNotValid());
      if (done) services.mailQueued();
      return good({ changed: done === true });
    },

    refuseEmailChange: async (call) => {
      await database.inTransaction(async (handle) => {
        const found =
          (await emailChangeByHash(handle, fingerprint(call.body.code), now())) ?? refuse(new CodeNotValid());
        await dropEmailChange(handle, found.userId);
      });
      return good(null);
    },
  };
};
