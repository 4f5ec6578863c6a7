// The second factor of who is logged in: set up, confirmed, given, removed; and the proof of identity before what needs a fresh one. [SES-07]
import { instant } from "@kontor/domain/kernel/calendar";
import { journalEntry } from "@kontor/domain/site/admin";
import {
  base32,
  beginFactor,
  confirmFactor,
  enrolmentUri,
  isRequested,
  OwnFactor,
  OwnLogins,
  proofMs,
  proveByCode,
  proveByPassword,
  removeFactor,
  renewRecoveryCodes,
} from "@kontor/domain/visitor/second-factor";
import type { AccountManagedElsewhere, Role } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { type MayRefuse, type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { note as noteEntry } from "./journal-store.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { ownLoginsOver } from "../../visitor/session/own-logins.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import {
  countTry,
  type FactorServices,
  freshRecoveryCodes,
  type OwnChanges,
  ownFactorOver,
} from "../../visitor/second-factor/codes.ts";
import { offersPasskeys } from "../../visitor/second-factor/passkeys.ts";
import { passkeysOf } from "../../visitor/second-factor/passkeys-store.ts";
import { isOffered, loginOf } from "../../visitor/second-factor/logins.ts";
import { recoveryCodesLeft } from "../../visitor/second-factor/store.ts";

type Services = SessionServices & FactorServices;
type AnyCall = Pick<Call<OperationId>, "headers" | "operation">;
type OwnCall = AnyCall & MayRefuse<AccountManagedElsewhere>;

export const stateOf = async (services: Services, user: UserRow, call: AnyCall) => {
  const { step, hasFactor, setAt, provedAt } = await loginOf(services, user, call);
  return {
    offered: isOffered(services),
    step,
    requested: isOffered(services) && !hasFactor && isRequested(services.settings.staffFactor, user.role as Role),
    setAt,
    recoveryCodes: hasFactor ? await recoveryCodesLeft(services.database.reads, user.id) : 0,
    freshUntil: instant(provedAt === null ? 0 : provedAt + proofMs),
    passkeys:
      hasFactor && offersPasskeys(services)
        ? (await passkeysOf(services.database.reads, user.id)).map(
            ({ id, name, added_at: addedAt, used_at: usedAt }) => ({
              id,
              name,
              addedAt: instant(addedAt),
              usedAt: usedAt === null ? null : instant(usedAt),
            }),
          )
        : null,
  };
};

/** The ports of a login and its second factor; changes are noted as of the account itself, by itself. */
export const ownPorts =
  (
    services: Services,
    user: UserRow,
    login: { readonly print: string },
    passkey: OwnChanges["passkey"] = null,
  ): PortsOver<OwnFactor | OwnLogins> =>
  ({ handle }) => {
    const own = { userId: user.id, print: login.print };
    const { customer_number: number } = user;
    const note: OwnChanges["note"] = (at, act, before, after) =>
      noteEntry(
        at,
        journalEntry({ act, subject: { kind: "customer", id: number } }, before, after),
        number,
        services.now(),
      );
    return Context.make(OwnFactor, ownFactorOver(services, handle, own, { note, passkey })).pipe(
      Context.add(OwnLogins, ownLoginsOver(services, handle, user, login.print)),
    );
  };

/** Staff of a shop that has the accounts itself. */
export const ownStaff = async (services: Services, call: OwnCall): Promise<UserRow> => {
  const user = await staffOf(services, call);
  mustBeOwn(services, call);
  return user;
};

export const factorHandlers = (
  services: Services,
): Pick<
  Handlers,
  "readFactor" | "beginFactor" | "confirmFactor" | "removeFactor" | "renewRecoveryCodes" | "proveIdentity"
> => {
  /** Who calls, and what their login has proved. */
  const own = async (call: OwnCall) => {
    const user = await ownStaff(services, call);
    const login = await loginOf(services, user, call);
    return { user, login, ports: ownPorts(services, user, login) };
  };

  return {
    readFactor: async (call) => good(await stateOf(services, await staffOf(services, call), call)),

    beginFactor: async (call) => {
      const { user, login, ports } = await own(call);
      const secret = base32(await run(services, call, ports, beginFactor(login.print, services.now())));
      const { name } = await siteTexts(services.database.reads);
      return good({ secret, uri: enrolmentUri({ issuer: name, account: user.email, secret }) });
    },

    confirmFactor: async (call) => {
      const { user, login, ports } = await own(call);
      await countTry(services, user.id);
      const codes = freshRecoveryCodes();
      await run(services, call, ports, confirmFactor(login.print, call.body.code, codes, services.now()));
      return good({ recoveryCodes: [...codes] });
    },

    removeFactor: async (call) => {
      const { user, ports } = await own(call);
      await run(services, call, ports, removeFactor());
      return good(await stateOf(services, user, call));
    },

    renewRecoveryCodes: async (call) => {
      const { ports } = await own(call);
      const codes = freshRecoveryCodes();
      await run(services, call, ports, renewRecoveryCodes(codes));
      return good({ recoveryCodes: [...codes] });
    },

    proveIdentity: async (call) => {
      const { user, login, ports } = await own(call);
      const { by, value } = call.body;
      if (by === "password") {
        if (login.step !== "code") await mustKnowPassword(services, user, value);
        await run(services, call, ports, proveByPassword(login.step));
      } else {
        await countTry(services, user.id);
        await run(services, call, ports, proveByCode(value, services.now()));
      }
      return good(await stateOf(services, user, call));
    },
  };
};
