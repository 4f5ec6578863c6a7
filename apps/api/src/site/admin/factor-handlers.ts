// The second factor of who is logged in: set up, confirmed, given, removed; and the proof of identity before what needs a fresh one. [SES-07]
import { instant } from "@kontor/domain/kernel/calendar";
import { type JournalAct, journalEntry, type JournalFields } from "@kontor/domain/site/admin";
import {
  enrolmentUri,
  FactorMissing,
  FactorNotSet,
  FactorThere,
  isRequested,
  proofMs,
} from "@kontor/domain/visitor/second-factor";
import type { Role } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { note } from "./journal-store.ts";
import { stillStands } from "../../visitor/session/caller.ts";
import { mustBeOwn } from "../../visitor/session/own-sessions-handlers.ts";
import { mustKnowPassword } from "../../visitor/session/password-again.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import type { UserRow } from "../../visitor/session/users-store.ts";
import {
  asLetters,
  countTry,
  type FactorServices,
  freshRecoveryCodes,
  freshSecret,
  isOwnEnrolment,
  secretOf,
  takeCode,
  takeFirstCode,
} from "../../visitor/second-factor/codes.ts";
import { offersPasskeys } from "../../visitor/second-factor/passkeys.ts";
import { passkeysOf } from "../../visitor/second-factor/passkeys-store.ts";
import { isOffered, loginOf } from "../../visitor/second-factor/logins.ts";
import {
  beginFactor,
  factorOf,
  noteProof,
  recoveryCodesLeft,
  removeFactor,
  storeRecoveryCodes,
} from "../../visitor/second-factor/store.ts";

type Services = SessionServices & FactorServices;
type AnyCall = Pick<Call<OperationId>, "headers" | "operation">;

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

/** Of the account itself, by itself. */
export const noteOwn = (
  handle: Handle,
  user: UserRow,
  now: number,
  act: JournalAct,
  before: JournalFields,
  after: JournalFields,
) =>
  note(
    handle,
    journalEntry({ act, subject: { kind: "customer", id: user.customer_number } }, before, after),
    user.customer_number,
    now,
  );

/** Staff of a shop that has the accounts itself. */
export const ownStaff = async (services: Services, call: AnyCall): Promise<UserRow> => {
  const user = await staffOf(services, call);
  mustBeOwn(services);
  return user;
};

export const factorHandlers = (
  services: Services,
): Pick<
  Handlers,
  "readFactor" | "beginFactor" | "confirmFactor" | "removeFactor" | "renewRecoveryCodes" | "proveIdentity"
> => {
  const { database, factorSeal } = services;
  const [on, off] = [{ factor: true }, { factor: false }];

  return {
    readFactor: async (call) => good(await stateOf(services, await staffOf(services, call), call)),

    beginFactor: async (call) => {
      const user = await ownStaff(services, call);
      const [login, now] = [await loginOf(services, user, call), services.now()];
      const secret = await database.inTransaction(async (handle) => {
        const row = await factorOf(handle, user.id);
        if (row !== undefined && row.confirmed_at !== null) return refuse(new FactorThere());
        const shown = row !== undefined && isOwnEnrolment(row, login, now) ? secretOf(services, row) : null;
        if (shown !== null) return shown;
        const fresh = freshSecret(factorSeal, user.id);
        await beginFactor(handle, login, fresh.sealed, now);
        return fresh.secret;
      });
      const letters = asLetters(secret);
      const { name } = await siteTexts(database.reads);
      return good({ secret: letters, uri: enrolmentUri({ issuer: name, account: user.email, secret: letters }) });
    },

    confirmFactor: async (call) => {
      const user = await ownStaff(services, call);
      await countTry(services, user.id);
      const [login, codes, now] = [await loginOf(services, user, call), freshRecoveryCodes(), services.now()];
      await database.inTransaction(async (handle) => {
        await takeFirstCode(services, handle, login, call.body.code);
        await storeRecoveryCodes(handle, user.id, codes);
        await noteProof(handle, login, now, true);
        await noteOwn(handle, user, now, "factor-set", off, on);
      });
      return good({ recoveryCodes: [...codes] });
    },

    removeFactor: async (call) => {
      const user = await ownStaff(services, call);
      const [{ hasFactor }, now] = [await loginOf(services, user, call), services.now()];
      if (hasFactor)
        await database.inTransaction(async (handle) => {
          await removeFactor(handle, user.id);
          await noteOwn(handle, user, now, "factor-removed", on, off);
        });
      return good(await stateOf(services, user, call));
    },

    renewRecoveryCodes: async (call) => {
      const user = await ownStaff(services, call);
      const [codes, now] = [freshRecoveryCodes(), services.now()];
      await database.inTransaction(async (handle) => {
        if ((await factorOf(handle, user.id))?.confirmed_at == null) refuse(new FactorNotSet());
        const left = await recoveryCodesLeft(handle, user.id);
        await storeRecoveryCodes(handle, user.id, codes);
        await noteOwn(handle, user, now, "recovery-codes", { left, made: false }, { left: codes.length, made: true });
      });
      return good({ recoveryCodes: [...codes] });
    },

    proveIdentity: async (call) => {
      const user = await ownStaff(services, call);
      const { by, value } = call.body;
      const [login, now] = [await loginOf(services, user, call), services.now()];
      if (by === "password") {
        // Half a login is not made whole by the half that was given already.
        if (login.step === "code") refuse(new FactorMissing());
        await mustKnowPassword(services, user, value);
        await database.inTransaction(async (handle) => {
          await stillStands(services, handle, call, user);
          await noteProof(handle, login, now, false);
        });
        return good(await stateOf(services, user, call));
      }
      await countTry(services, user.id);
      await database.inTransaction(async (handle) => {
        const left = await takeCode(services, handle, user.id, value);
        await noteProof(handle, login, now, true);
        if (left !== null) await noteOwn(handle, user, now, "recovery-codes", { left: left + 1 }, { left });
      });
      return good(await stateOf(services, user, call));
    },
  };
};
