// Another email address for an account: asked for with the password, agreed to by both addresses, refused by either. [ACC-04]
import { setTimeout as pause } from "node:timers/promises";
import * as Result from "effect/Result";
import { instant } from "@kontor/domain/kernel/calendar";
import {
  confirmEmailChange,
  objectToEmailChange,
  formEmailChange,
  requestEmailChange,
} from "@kontor/domain/shop/customer";
import { confirmedFor, letterAnswerTime } from "@kontor/domain/visitor/session";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orRefuse, run } from "../../platform/use-case/use-case.ts";
import { accountFrom } from "../../visitor/session/account-ports.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { mailboxFor, mustHaveMailbox } from "../../visitor/session/unknown-login.ts";
import { emailChangeOf } from "./email-changes-store.ts";
import { emailChangePorts } from "./email-ports.ts";

type EmailHandlers = Pick<Handlers, "readEmailChange" | "changeEmail" | "confirmEmailChange" | "refuseEmailChange">;

export const emailHandlers = (services: SessionServices): EmailHandlers => {
  const { database, now } = services;

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
      const { cmsUrl, confirmEmail } = services.settings;
      const toConfirm = Result.isFailure(confirmedFor("order", confirmEmail, user.confirmed === 1));
      return good({ offered: cmsUrl === null, toConfirm, email: user.email, pending });
    },

    changeEmail: async (call) => {
      const user = await customerOf(services, call);
      mustBeOwn(services, call);
      const change = orRefuse(call, formEmailChange(user.email, call.body.email, instant(now())));
      await mustKnowPassword(services, user, call.body.password);
      const fromBox = await mustHaveMailbox(services, "change", user.email);
      // The mailbox may be a stranger's: it gets no more letters than any other.
      const toBox = await mailboxFor(services, "change", change.to);
      const earliest = pause(letterAnswerTime);
      const ports = emailChangePorts(services, call, { old: fromBox, new: toBox });
      await run(services, call, ports, requestEmailChange(accountFrom(user), change));
      // Both ways take as long, so that the time does not show whether the address has an account.
      await earliest;
      services.mailQueued();
      return good({ email: change.to, until: change.until });
    },

    confirmEmailChange: async (call) => {
      const ports = emailChangePorts(services, call);
      const changed = await run(services, call, ports, confirmEmailChange(call.body.code, instant(now())));
      if (changed) services.mailQueued();
      return good({ changed });
    },

    refuseEmailChange: async (call) => {
      await run(services, call, emailChangePorts(services, call), objectToEmailChange(call.body.code));
      return good(null);
    },
  };
};
